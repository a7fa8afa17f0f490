import type { DrawnSizes } from "../../../contract/guides.ts";
import guitar from "./guitar.svg?url";
import violin from "./violin.svg?url";

/**
 * An instrument's usual sizes side by side, all of them to one scale, as files that fit day and night. As large as stated, in
 * pixels, they have no words; from twice that on each is named and measured.
 */
export const drawings: Record<DrawnSizes, { src: string; width: number; height: number }> = {
  guitar: { src: guitar, width: 84, height: 64 },
  violin: { src: violin, width: 100, height: 64 },
};
