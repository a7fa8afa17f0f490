import type { BufferGeometry } from "three";
import { skin } from "./surface.ts";
import { mix, steps, v } from "./vector.ts";

/** A patch of a turned shape (its `radius` by the height), from `low` to `high`, `angle` radians wide about z: to print on. */
export function turnedPatch(
  radius: (y: number) => number,
  low: number,
  high: number,
  angle: number,
  columns = 32,
): BufferGeometry {
  const rows = steps(24).map((t) => {
    const y = mix(low, high, t);
    const r = radius(y);
    return steps(columns + 1, -angle / 2, angle / 2).map((a) => v(Math.sin(a) * r, y, Math.cos(a) * r));
  });
  const shape = skin(rows, (row, column) => [column / columns, row / 23], false);
  return shape;
}
