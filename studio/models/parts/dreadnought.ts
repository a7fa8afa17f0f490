import { ivory } from "../materials/lacquer.ts";
import type { FlatTop } from "./flatTop.ts";
import { mirrored, smooth } from "./outline.ts";

const outline = smooth(
  mirrored([
    [0, 0],
    [5, 0.12],
    [11, 1.6],
    [16.6, 5.6],
    [19.4, 11],
    [19.8, 16],
    [18.4, 22],
    [15.4, 27.5],
    [13.7, 32],
    [13.5, 36],
    [14.2, 40.5],
    [14.1, 44],
    [12, 47.6],
    [7.5, 49.7],
    [3, 50.2],
    [0, 50.2],
  ]),
  280,
);

/** What is the same in all dreadnoughts: the wide body and where neck, bridge and sound hole stand on it. */
export const dreadnought = {
  outline,
  depth: 10.5,
  saddle: 21.95,
  nut: 86,
  joint: 50.2,
  hole: [35.6, 5.05],
  frets: 20,
  binding: ivory(),
  dots: [3, 5, 7, 9, 12, 15, 17],
} satisfies Partial<FlatTop>;
