import { lathe } from "./lathe.ts";
import { type Flat, steps } from "./vector.ts";

/** A round ring about the upright axis: `radius` to the middle of its section, that `thick` and at height y. */
export const hoop = (radius: number, thick: number, y = 0, high = thick) =>
  lathe(
    steps(21, Math.PI, 3 * Math.PI).map((a): Flat => [radius + Math.cos(a) * thick, y + Math.sin(a) * high]),
    { around: 128, crease: 180 },
  );
