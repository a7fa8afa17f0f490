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

/** Where each of six strings is wound on a slotted head, from the lowest. */
export const roller = (n: number): Flat => [n < 3 ? -SLOT : SLOT, FIRST + (n < 3 ? n : 5 - n) * STEP];

/** A classical guitar's head: two slots with rollers, the buttons behind its edges; its foot at the origin. */
export function slottedHead(neckWood: Material, face: Material, metal: Material, button: Material): Group {
  const shape = smooth(
    mirrored([
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
    ]),
    220,
  );
  const slots = [-SLOT, SLOT].map((x) =>
    roundRect(1.35, 11.2, 0.6).map((p) => p.clone().set(p.x + x, p.y + FIRST + STEP)),
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
    ...([-1, 1] as const).map((side) => mesh(box(0.18, 10.6, 1.3, 0.08), metal, v(side * 3.62, FIRST + STEP, -1))),
    ...times(6, (n) => {
      const [x, y] = roller(n);
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
