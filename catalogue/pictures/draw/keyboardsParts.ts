import type { Palette } from "../finishes.ts";
import { flat, rect, shine, stroke } from "./brush.ts";

/** The flat case of a keyboard. */

/** The case: a flat top with rounded corners and the front edge under it. */
export const board = (w: number, d: number, p: Palette, round = 22): string =>
  rect(-w / 2 + 4, -d / 2 + 26, w, d, p.edge, round) +
  rect(-w / 2 + 2, -d / 2 + 16, w, d, p.dark, round) +
  rect(-w / 2, -d / 2, w, d, flat(p), round, stroke(p.edge, 3)) +
  shine(`M${-w / 2},${-d / 2}H${w / 2}V${d / 2}H${-w / 2}Z`, 8, 0.4);
