import { mirrored, type Outline, smooth } from "./outline.ts";
import { mix } from "./vector.ts";

/** A guitar's figure eight, as long as `length`; half its widths at the lower bout, the waist and the upper bout. */
export function guitarOutline(length: number, lower: number, waist: number, upper: number): Outline {
  const between = (t: number) => mix(waist, lower, t);
  const above = (t: number) => mix(waist, upper, t);
  return smooth(
    mirrored(
      (
        [
          [0, 0],
          [lower * 0.28, 0.003],
          [lower * 0.58, 0.028],
          [lower * 0.86, 0.11],
          [lower * 0.985, 0.205],
          [lower, 0.28],
          [lower * 0.94, 0.385],
          [between(0.5), 0.49],
          [between(0.07), 0.57],
          [waist, 0.62],
          [above(0.3), 0.685],
          [above(0.82), 0.755],
          [upper, 0.82],
          [upper * 0.96, 0.89],
          [upper * 0.78, 0.955],
          [upper * 0.48, 0.99],
          [upper * 0.2, 1],
          [0, 1],
        ] as const
      ).map(([x, y]) => [x, y * length] as const),
    ),
    280,
  );
}
