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
          [lower * 0.28, 0.008],
          [lower * 0.55, 0.036],
          [lower * 0.79, 0.096],
          [lower * 0.945, 0.185],
          [lower, 0.275],
          [lower * 0.965, 0.37],
          [between(0.62), 0.47],
          [between(0.18), 0.555],
          [waist, 0.625],
          [above(0.26), 0.695],
          [above(0.74), 0.76],
          [upper, 0.83],
          [upper * 0.95, 0.9],
          [upper * 0.76, 0.962],
          [upper * 0.47, 0.993],
          [upper * 0.2, 1],
          [0, 1],
        ] as const
      ).map(([x, y]) => [x, y * length] as const),
    ),
    280,
  );
}
