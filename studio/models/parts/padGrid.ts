import type { Group, Material } from "three";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { at, times, v } from "./vector.ts";

/** Rubber pads to play with the fingers, in rows on a face at z 0, their middle at the origin; colours run from the top left. */
export function padGrid(columns: number, rows: number, pitch: number, size: number, colours: Material[]): Group {
  const shape = box(size, size, 0.7, size * 0.12, 0.12);
  return group(
    ...times(columns * rows, (n) => {
      const [column, row] = [n % columns, Math.floor(n / columns)];
      return mesh(shape, at(colours, n), v((column - (columns - 1) / 2) * pitch, ((rows - 1) / 2 - row) * pitch, 0.12));
    }),
  );
}
