import { Vector2 } from "three";
import type { Outline } from "./outline.ts";
import { at, type Flat, times } from "./vector.ts";

/** Solves the closed chain `before·x[n-1] + on·x[n] + after·x[n+1] = right[n]`; `on` is larger than both others together. */
function closedChain(before: number[], on: number[], after: number[], right: number[]): number[] {
  let x = right.map((value, n) => value / at(on, n));
  for (let round = 0; round < 60; round++)
    for (const n of x.keys())
      x = x.with(n, (at(right, n) - at(before, n) * at(x, n - 1) - at(after, n) * at(x, n + 1)) / at(on, n));
  return x;
}

/**
 * The closed curve through `points` as a batten bent round them takes it (a periodic cubic spline, its bend without a
 * jump anywhere), as about `count` points, anticlockwise as the points are. Solid bodies are drawn by it: a Catmull-Rom
 * curve shows each of its points as a bump in the light.
 */
export function fair(points: readonly Flat[], count = 360): Outline {
  const spans = points.map(([x, y], n) => Math.hypot(at(points, n + 1)[0] - x, at(points, n + 1)[1] - y) ** 0.75);
  const bends = ([0, 1] as const).map((axis) => {
    const slope = (n: number) => (at(points, n + 1)[axis] - at(points, n)[axis]) / at(spans, n);
    return closedChain(
      points.map((_, n) => at(spans, n - 1)),
      points.map((_, n) => 2 * (at(spans, n - 1) + at(spans, n))),
      [...spans],
      points.map((_, n) => 6 * (slope(n) - slope(n - 1))),
    );
  });
  const each = Math.ceil(count / points.length);
  return points.flatMap((_, n) => {
    const h = at(spans, n);
    return times(each, (step) => {
      const b = step / each;
      const a = 1 - b;
      const on = (axis: 0 | 1) =>
        a * at(points, n)[axis] +
        b * at(points, n + 1)[axis] +
        (((a ** 3 - a) * at(at(bends, axis), n) + (b ** 3 - b) * at(at(bends, axis), n + 1)) * h * h) / 6;
      return new Vector2(on(0), on(1));
    });
  });
}
