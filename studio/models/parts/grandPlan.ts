import type { Material } from "three";
import { mesh } from "./mesh.ts";
import { cornered, type Outline, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { smoothed } from "./smoothed.ts";
import { along } from "./tube.ts";
import { type Flat, v } from "./vector.ts";

/** Every grand: half its width, and how deep its arms reach before the rim stands in full height. */
export const GRAND = { half: 75, arm: 27 };

/** Where the bent side of a baby grand starts, and how long that piano is. */
const [SHOULDER, BABY] = [46, 160];

/** The plan of a grand of some length in centimetres, seen from above: x to the right, the depth from the keys' front as y. */
export function grandPlan(length: number) {
  /** Where a depth of the baby grand lies in this one: behind the treble's shoulder longer ones are stretched. */
  const deep = (y: number): number =>
    y < SHOULDER ? y : SHOULDER + ((y - SHOULDER) * (length - SHOULDER)) / (BABY - SHOULDER);
  /** The bent side from the treble's shoulder round the tail to the straight bass side. */
  const bend = along(
    [
      [GRAND.half, SHOULDER],
      [73, 60],
      [63, 80],
      [45, 97],
      [29, 113],
      [17, 132],
      [0, 149],
      [-24, BABY - 0.6],
      [-48, BABY],
      [-66, 155],
      [-74, 143],
      [-GRAND.half, 128],
    ].map(([x = 0, y = 0]) => v(x, deep(y))),
    110,
  ).map(({ x, y }): Flat => [x, y]);
  return {
    length,
    deep,
    bend,
    /** The case from `front` backwards. */
    from: (front: number): Outline => cornered([[GRAND.half, front], ...bend, [-GRAND.half, front]]),
  };
}

export type GrandPlan = ReturnType<typeof grandPlan>;

/** A flat shape seen from above, laid at height `y`. */
export const level = (
  outline: Outline,
  y: number,
  thick: number,
  bevel: number,
  material: Material,
  holes: Outline[] = [],
) => mesh(smoothed(slab(plate(outline, holes), thick, bevel), 14).rotateX(-Math.PI / 2), material, v(0, y, 0));
