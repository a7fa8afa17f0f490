import { type BufferGeometry, ExtrudeGeometry, type Shape } from "three";
import { cornered, plate, roundRect } from "./outline.ts";
import type { Flat } from "./vector.ts";

/** A plate of that outline, from z 0 to `thickness`, with rounded edges of `bevel`; it never grows past the outline. */
export function slab(outline: Shape, thickness: number, bevel = 0, rounding = 3): BufferGeometry {
  const shape = new ExtrudeGeometry(outline, {
    depth: Math.max(0.001, thickness - 2 * bevel),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: rounding,
    curveSegments: 24,
  });
  return shape.translate(0, 0, bevel);
}

/** A box with round upright corners of `radius` and edges rounded by `bevel`, about the origin. */
export const box = (width: number, height: number, depth: number, radius = 0.1, bevel = radius * 0.5): BufferGeometry =>
  slab(plate(roundRect(width, height, radius)), depth, bevel).translate(0, 0, -depth / 2);

/**
 * A bar of constant section: `profile` is its section seen from the right (depth away from the viewer, height), from x 0
 * to `length`.
 */
export const bar = (profile: readonly Flat[], length: number, bevel = 0): BufferGeometry =>
  slab(plate(cornered(profile)), length, bevel).rotateY(Math.PI / 2);
