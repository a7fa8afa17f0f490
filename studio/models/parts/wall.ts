import type { BufferGeometry } from "three";
import type { Outline } from "./outline.ts";
import { outward, skin } from "./surface.ts";
import { at, v } from "./vector.ts";

/** Bent sides: the outline from z `back` to z `front`, open at both. Texture: across the side, along the outline. */
export function wall(outline: Outline, back: number, front: number): BufferGeometry {
  const ring = [...outline, at(outline, 0)];
  const lengths = ring.reduce<number[]>(
    (sums, p, n) => [...sums, n ? at(sums, -1) + p.distanceTo(at(ring, n - 1)) : 0],
    [],
  );
  const rows = [back, front].map((z) => ring.map(({ x, y }) => v(x, y, z)));
  return outward(skin(rows, (row, column) => [row * (front - back), at(lengths, column)], true));
}
