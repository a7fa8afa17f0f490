import type { Material } from "three";
import { mesh } from "./mesh.ts";
import { cornered, type Outline, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { along } from "./tube.ts";
import { type Flat, v } from "./vector.ts";

/** A baby grand: half its width, its length, and how deep its arms reach before the rim stands in full height. */
export const GRAND = { half: 75, length: 160, arm: 27 };

/** The bent side from the treble's shoulder round the tail to the straight bass side. */
export const bend = along(
  [
    [GRAND.half, 46],
    [73, 60],
    [63, 80],
    [45, 97],
    [29, 113],
    [17, 132],
    [0, 149],
    [-24, GRAND.length - 0.6],
    [-48, GRAND.length],
    [-66, 155],
    [-74, 143],
    [-GRAND.half, 128],
  ].map(([x = 0, y = 0]) => v(x, y)),
  110,
).map(({ x, y }): Flat => [x, y]);

/** The case seen from above, x to the right and the depth from the keys' front as y, from `front` backwards. */
export const plan = (front: number): Outline => cornered([[GRAND.half, front], ...bend, [-GRAND.half, front]]);

/** A flat shape seen from above, laid at height `y`. */
export const level = (
  outline: Outline,
  y: number,
  thick: number,
  bevel: number,
  material: Material,
  holes: Outline[] = [],
) => mesh(slab(plate(outline, holes), thick, bevel).rotateX(-Math.PI / 2), material, v(0, y, 0));
