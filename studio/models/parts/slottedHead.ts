import type { Group, Material } from "three";
import { ivory } from "../materials/lacquer.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { mirrored, plate, roundRect, smooth } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { type Flat, times, v } from "./vector.ts";

const STEP = 3.5;
const FIRST = 5.2;
const SLOT = 1.75;

/** Where each string is wound on a slotted head, from the lowest, half of them on each side. */
export const roller = (n: number, aSide = 3): Flat => [
  n < aSide ? -SLOT : SLOT,
  FIRST + (n < aSide ? n : 2 * aSide - 1 - n) * STEP,
];

/** A classical guitar's head: two slots with rollers, the buttons behind its edges; its foot at the origin. */
export function slottedHead(neckWood: Material, face: Material, metal: Material, button: Material, aSide = 3): Group {
  /** How much shorter the straight part with the slots is than for three strings a side. */
  const less = (3 - aSide) * STEP;
  const shape = smooth(
    mirrored(
      (
        [
          [2.5, 0],
          [2.7, 1],
          [3.4, 2.6],
          [3.6, 5],
          [3.6, 12],
          [3.75, 16],
          [3.8, 17.6],
          [2.9, 17.9],
          [1.9, 18.6],
          [0.9, 18.5],
          [0, 19.3],
        ] satisfies Flat[]
      ).map(([x, y]) => [x, y > 6 ? y - less : y] as const),
    ),
    220,
  );
  const middle = FIRST + STEP - less / 2;
  const slots = [-SLOT, SLOT].map((x) =>
    roundRect(1.35, 11.2 - less, 0.6).map((p) => p.clone().set(p.x + x, p.y + middle)),
  );
  const knob = lathe(
    [
      [0, -0.8],
      [0.55, -0.7],
      [0.8, 0],
      [0.55, 0.7],
      [0, 0.8],
    ],
    { around: 24, smooth: true },
  );
  const bone = ivory();
  return group(
    mesh(slab(plate(shape, slots), 2, 0.08), [face, neckWood], v(0, 0, -2)),
    ...([-1, 1] as const).map((side) => mesh(box(0.18, 10.6 - less, 1.3, 0.08), metal, v(side * 3.62, middle, -1))),
    ...times(2 * aSide, (n) => {
      const [x, y] = roller(n, aSide);
      const side = Math.sign(x);
      return group(
        mesh(rod(v(x - 0.8, y, -0.95), v(x + 0.8, y, -0.95), 0.45, 0.45, 20), bone),
        mesh(rod(v(side * 4.1, y - 0.9, -0.6), v(side * 4.1, y - 0.9, -2.4), 0.2, 0.2, 10), metal),
        mesh(rod(v(side * 3.6, y, -1), v(side * 4.2, y, -1), 0.55, 0.55, 20), metal),
        placed(mesh(knob, button), { at: v(side * 4.25, y - 0.9, -2.8), scale: [1.15, 1, 0.7] }),
      );
    }),
  );
}
