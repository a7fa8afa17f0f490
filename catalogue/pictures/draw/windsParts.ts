import { dot, radial, stroke } from "./brush.ts";

/** Finger holes. */

/** Winds, lying along x unless said otherwise. */
export const hole = (x: number, y: number, r: number): string =>
  dot(x, y, r, radial(0.6, 0.65, 0.7, "#3a2415", "#0d0704"), stroke("#00000055", 2));
