import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { group, mesh } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/** A bar to lift by in its recess, 15 by 9 cm, on a face at z 0. */
export function barHandle(): Group {
  const black = plastic("#161719", 0.5);
  return group(
    mesh(slab(plate(roundRect(15, 9, 2), [roundRect(12.4, 6.4, 1.4)]), 0.5, 0.18), black),
    mesh(box(12.6, 6.6, 0.1, 1.4, 0.02), matt("#0a0a0b"), v(0, 0, 0.06)),
    mesh(rod(v(-6.6, 1.6, 0.2), v(6.6, 1.6, 0.2), 1, undefined, 24), black),
  );
}
