import type { Group, Material } from "three";
import { lacquer, pearl } from "../materials/lacquer.ts";
import { silver } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { loft } from "./loft.ts";
import { group, mesh } from "./mesh.ts";
import { cornered, plate, smooth } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { along, rod, tube } from "./tube.ts";
import { steps, times, v } from "./vector.ts";

type Bow = {
  /** From the screw's button to the tip. */
  length: number;
  stick: Material;
  /** How much thicker than a violin's. */
  thick?: number;
  winding?: Material;
};

/** A bow standing on its screw, its hair towards +x: stick, frog, hair, winding and tip; the stick stands at x 0. */
export function bow({ length, stick, thick = 1, winding = silver() }: Bow): Group {
  const ebony = lacquer("#121010", { roughness: 0.35, clearcoat: 0.5 });
  const metal = silver();
  const tip = length - 1.2;
  const camber = along(
    [v(0, 1.6), v(0.1, 12), v(1.05, length * 0.42), v(1.15, length * 0.62), v(0.5, length * 0.85), v(-0.15, tip)].map(
      (p) => p.setX(p.x * thick),
    ),
    90,
  );
  const frogHair = 2.45 * thick;
  const head = smooth(
    [
      [-0.5, tip - 1.6],
      [-0.42, tip + 0.3],
      [-0.1, tip + 0.75],
      [0.9, tip + 0.55],
      [2.05, tip + 0.95],
      [2.15, tip + 0.55],
      [1.75, tip - 0.9],
      [0.9, tip - 1.15],
      [0.35, tip - 1.7],
      [0.2, tip - 2.6],
      [-0.25, tip - 2.6],
    ].map(([x = 0, y = 0]) => [x * thick, y] as const),
    120,
  );
  const frog = cornered(
    [
      [0.3, 2],
      [0.3, 6.9],
      [0.75, 6.9],
      [1.2, 6.1],
      [2, 5.7],
      [2.3, 5.6],
      [2.3, 2.1],
    ].map(([x = 0, y = 0]) => [x * thick, y] as const),
  );
  const hair = (y: number, x: number, wide: number) =>
    [
      [-0.05, -0.5],
      [0.05, -0.5],
      [0.05, 0.5],
      [-0.05, 0.5],
    ].map(([dx = 0, dz = 0]) => v(x + dx, y, dz * wide));
  return group(
    mesh(
      tube(camber, (t) => (0.43 - 0.16 * t) * thick, { straight: true, around: 14 }),
      stick,
    ),
    mesh(rod(v(0, 0), v(0, 1.7), 0.42 * thick, 0.45 * thick, 20), metal),
    mesh(rod(v(0, 0.6), v(0, 1.1), 0.46 * thick, 0.46 * thick, 20), ebony),
    mesh(slab(plate(frog), 1.25 * thick, 0.1).translate(0, 0, -0.625 * thick), ebony),
    ...[-1, 1].map((side) =>
      mesh(rod(v(1.35 * thick, 3.9, 0), v(1.35 * thick, 3.9, side * 0.645 * thick), 0.36), pearl()),
    ),
    mesh(box(0.3, 1.1, 1.3 * thick, 0.08), metal, v(frogHair - 0.25, 5.2)),
    mesh(
      loft([hair(4.6, frogHair, 1.1 * thick), hair(tip + 0.4, 1.95 * thick, 0.75 * thick)]),
      physical({ color: "#efe9da", roughness: 0.6 }),
    ),
    mesh(slab(plate(head), 0.95 * thick, 0.2).translate(0, 0, -0.475 * thick), stick),
    mesh(box(0.16, 1.6, 0.9 * thick, 0.06), physical({ color: "#f2ecdd", roughness: 0.4 }), v(2.12 * thick, tip + 0.1)),
    mesh(
      rod(v(0, 7), v(0.02, 9.6), 0.5 * thick, 0.49 * thick, 20),
      lacquer("#1a1513", { roughness: 0.7, clearcoat: 0 }),
    ),
    ...times(16, (n) => {
      const y = 9.7 + n * 0.28;
      return mesh(
        tube(
          steps(13, 0, Math.PI * 2).map((turn) =>
            v(0.1 * thick * ((y - 1.6) / 10.4) + Math.cos(turn) * 0.44 * thick, y, Math.sin(turn) * 0.44 * thick),
          ),
          0.13,
          { straight: true, around: 6 },
        ),
        winding,
      );
    }),
  );
}
