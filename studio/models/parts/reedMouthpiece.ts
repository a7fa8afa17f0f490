import type { Group, Material } from "three";
import { caneReed } from "./caneReed.ts";
import { lathe } from "./lathe.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod } from "./tube.ts";
import { mix, ramp, steps, v } from "./vector.ts";

type Mouthpiece = { length: number; radius: number; body: Material; ligature: Material };

/** Where the flat table for the reed lies, in parts of the radius. */
const TABLE = 0.66;

/**
 * A single-reed mouthpiece that points up: its shank at y 0, its tip at `length`, the reed in its ligature looking to z.
 */
export function reedMouthpiece({ length, radius, body, ligature }: Mouthpiece): Group {
  const shape = steps(28).map((t) => {
    const y = t * length;
    const r = radius * (t < 0.06 ? 0.94 : 1);
    const beak = ramp(0.5, 1.08, t) * (t > 0.5 ? 1 : 0);
    const back = mix(-r, r * (TABLE - 0.1), beak ** 0.85);
    const front = mix(r, r * TABLE, ramp(0.16, 0.2, t));
    const wide = r * mix(1, 0.78, ramp(0.62, 1, t));
    const [middle, half] = [(r + back) / 2, (r - back) / 2];
    return steps(41, 0, Math.PI * 2).map((a) => v(Math.cos(a) * wide, y, Math.min(front, middle + Math.sin(a) * half)));
  });
  const low = length * 0.26;
  const high = length * 0.56;
  const screw = (y: number) => {
    const z = radius * 1.22;
    return group(
      mesh(rod(v(-radius * 0.3, y, z), v(radius * 1.25, y, z), 0.1), ligature),
      mesh(rod(v(radius * 0.75, y, z), v(radius * 1.25, y, z), 0.26, 0.26, 12), ligature),
      ...[-0.32, 0.32].map((x) =>
        mesh(rod(v(x * radius, y, radius * 0.9), v(x * radius, y, z + 0.1), 0.16, 0.2), ligature),
      ),
    );
  };
  return group(
    mesh(loft(shape), body),
    placed(caneReed(length * 0.775, radius * 1.24, radius * 1.46, radius * 0.3), {
      at: v(0, length * 0.22, radius * TABLE),
    }),
    mesh(
      lathe(
        [
          [radius * 1.02, low],
          [radius * 1.12, low],
          [radius * 1.14, low + 0.14],
          [radius * 1.08, low + 0.22],
          [radius * 1.06, high - 0.22],
          [radius * 1.1, high - 0.14],
          [radius * 1.08, high],
          [radius * 0.98, high],
        ],
        { around: 40 },
      ),
      ligature,
    ),
    screw(mix(low, high, 0.25)),
    screw(mix(low, high, 0.75)),
  );
}
