import { mirrored, type Outline, smooth } from "./outline.ts";
import type { Flat } from "./vector.ts";

/** The right half of a violin's outline, 35.6 long, with its four corners. */
const half: Flat[] = [
  [0, 0],
  [2.6, 0.12],
  [5.4, 0.85],
  [8.2, 2.7],
  [9.9, 5.4],
  [10.35, 8],
  [9.95, 10.2],
  [9.25, 11.8],
  [9.1, 12.5],
  [9.5, 13.1],
  [9.35, 13.35],
  [8.5, 13.3],
  [7.2, 13.9],
  [6.05, 15.4],
  [5.5, 17.6],
  [5.5, 19.6],
  [5.95, 21.4],
  [6.8, 22.7],
  [7.6, 23.3],
  [7.75, 23.55],
  [7.35, 24],
  [7.5, 25.2],
  [8.05, 26.8],
  [8.3, 29],
  [7.9, 31.4],
  [6.6, 33.7],
  [4.5, 35.1],
  [2.4, 35.55],
  [0, 35.6],
];

/** The outline of a violin's plate, `times` as large. */
export const bowedOutline = (times: number): Outline =>
  smooth(
    mirrored(half).map(([x, y]) => [x * times, y * times] as const),
    420,
  );
