import type { Group, Material } from "three";
import { group, mesh, placed } from "./mesh.ts";
import { plate, smooth } from "./outline.ts";
import { slab } from "./slab.ts";
import { v } from "./vector.ts";

/** The three pedals of a piano, 7 cm apart, reaching towards the viewer from z 0; the middle one at x 0. */
export function pianoPedals(metal: Material): Group {
  const shape = slab(
    plate(
      smooth([
        [-1, 0],
        [1, 0],
        [1.2, 4],
        [2, 7],
        [1.4, 9.4],
        [0, 10],
        [-1.4, 9.4],
        [-2, 7],
        [-1.2, 4],
      ]),
    ),
    0.9,
    0.3,
  ).rotateX(Math.PI / 2);
  return group(...[-7, 0, 7].map((x) => placed(mesh(shape, metal), { at: v(x, 0, 0), turn: [5, 0, 0] })));
}
