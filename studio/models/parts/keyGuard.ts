import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { tube } from "./tube.ts";
import { times, v } from "./vector.ts";

/** A wire guard over a cup: three feet, a ring, and the felt that stops the cup. Looks to z; its feet stand at z 0. */
export function keyGuard(radius: number, height: number, metal: Material, felt: Material, wire = 0.13): Group {
  const ring = lathe(
    times(13, (n) => {
      const a = (n / 12) * Math.PI * 2;
      return [radius * 0.62 + Math.cos(a) * wire * 1.3, height + Math.sin(a) * wire * 0.7] as const;
    }),
    { around: 40, crease: 180 },
  ).rotateX(Math.PI / 2);
  return group(
    mesh(ring, metal),
    mesh(
      lathe(
        [
          [0, height - 0.3],
          [0.42, height - 0.3],
          [0.42, height + 0.12],
          [0.3, height + 0.2],
          [0, height + 0.2],
        ],
        { around: 24 },
      ).rotateX(Math.PI / 2),
      metal,
    ),
    mesh(
      lathe(
        [
          [0, height + 0.19],
          [0.26, height + 0.19],
          [0.22, height + 0.24],
          [0, height + 0.24],
        ],
        { around: 16 },
      ).rotateX(Math.PI / 2),
      felt,
    ),
    ...times(3, (n) => {
      const a = ((n + 0.5) / 3) * Math.PI * 2;
      return guardLeg(a, radius, height, metal, wire);
    }),
  );
}

function guardLeg(angle: number, radius: number, height: number, metal: Material, wire: number): Group {
  const out = (r: number, z: number) => v(Math.cos(angle) * r, Math.sin(angle) * r, z);
  const reach = radius + 0.5;
  return group(
    mesh(
      tube([out(0.3, height), out(radius * 0.7, height), out(reach, height * 0.7), out(reach + 0.15, -0.5)], wire, {
        around: 8,
      }),
      metal,
    ),
    mesh(
      lathe(
        [
          [0, 0],
          [0.34, 0],
          [0.3, 0.14],
          [0, 0.16],
        ],
        { around: 16 },
      ).rotateX(Math.PI / 2),
      metal,
      out(reach + 0.15, -0.25),
    ),
  );
}
