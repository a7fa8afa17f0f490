import type { Group, Material } from "three";
import { wood } from "../materials/wood.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { mirrored, plate, smooth } from "./outline.ts";
import { slab } from "./slab.ts";
import { tuner } from "./tuner.ts";
import { type Flat, times, v } from "./vector.ts";

/** Where each of six strings' posts stands on a head of three a side, from the lowest string. */
export const post = (n: number): Flat => [n < 3 ? -2.5 : 2.5, 4 + (n < 3 ? n : 5 - n) * 4.1];

/** A head with three tuners a side, its foot at the origin; a kind places it behind the nut and tilts it back. */
export function headThreeASide(neckWood: Material, metal: Material, button: Material, name: string): Group {
  const shape = smooth(
    mirrored([
      [2.15, 0],
      [2.3, 0.6],
      [3.3, 2.4],
      [3.55, 5],
      [3.5, 10],
      [3.75, 15],
      [3.75, 17.3],
      [2.4, 17.6],
      [0, 18.2],
    ]),
    200,
  );
  const maker = label(
    4.6,
    2.3,
    (on) => text(on, name, { size: 1.25, colour: "#e9cf94", face: "serif", italic: true }),
    {
      metalness: 0.3,
      roughness: 0.3,
    },
  );
  return group(
    mesh(
      slab(plate(shape), 1.5, 0.08),
      [wood("rosewood", { across: 10, along: 30, gloss: 0.5 }), neckWood],
      v(0, 0, -1.5),
    ),
    placed(maker, { at: v(0, 15.2, 0.02) }),
    ...times(6, (n) => placed(tuner(n < 3 ? -1 : 1, metal, button), { at: v(...post(n)) })),
  );
}
