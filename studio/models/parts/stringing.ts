import type { Group, Material, Vector3 } from "three";
import { plain, strings, wound } from "./strings.ts";

/** The string radii of an electric or a steel-string guitar and of a bass, from the lowest string. */
export const gauges = {
  guitar: [0.066, 0.054, 0.044, 0.036, 0.028, 0.024],
  bass: [0.135, 0.108, 0.086, 0.066],
} as const;

/** Strings by their radii, the first `windings` of them wound (`low`); `way` answers the straight pieces each runs in. */
export function stringing(
  radii: readonly number[],
  windings: number,
  way: (n: number) => Vector3[],
  low: Material = wound(),
): Group {
  const high = plain();
  return strings(radii.map((radius, n) => ({ through: way(n), radius, material: n < windings ? low : high })));
}
