import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { rect, smooth, stroke } from "./brush.ts";
import { bridge, coil, guardOf, plate, slab } from "./electricsParts.ts";
import { lineHead, neck, strings } from "./fretted.ts";
import { CHROME, EBONY, knob, ROSEWOOD } from "./parts.ts";

/** The largest and the smallest of the solid bodies: bass and electric mandolin. */

/** A small solid body with one cutaway and five single strings. */
export function electricMandolin(p: Palette): string {
  const scale = 352;
  const body = smooth([
    [-26, 226],
    [-66, 214],
    [-96, 240],
    [-98, 290],
    [-92, 330],
    [-110, 384],
    [-92, 438],
    [0, 456],
    [92, 438],
    [112, 384],
    [94, 326],
    [104, 284],
    [88, 262],
    [56, 280],
    [26, 268],
  ]);
  const head = lineHead(5, finishes.maple, 16, 22);
  return (
    slab(body, p, [-112, 210, 224, 250]) +
    coil(292, 34, 5, "#1d1a1a") +
    bridge(scale, 36, 5) +
    knob(58, 372, 13, CHROME) +
    knob(50, 408, 13, CHROME) +
    head.outline +
    neck({ scale, frets: 20, end: 262, nut: 16, heel: 22, board: ROSEWOOD }, finishes.maple) +
    head.tuners +
    strings(scale, 20, 12, head.posts, "#e6e7ea", 1.8)
  );
}

/** Four thick strings, long scale, long upper horn. */
function bass(p: Palette): string {
  const scale = 864;
  const body = smooth([
    [-32, 600],
    [-62, 588],
    [-92, 540],
    [-126, 500],
    [-150, 516],
    [-156, 580],
    [-140, 660],
    [-134, 710],
    [-150, 780],
    [-172, 850],
    [-150, 916],
    [-90, 946],
    [-6, 946],
    [80, 956],
    [150, 934],
    [178, 868],
    [160, 794],
    [132, 738],
    [130, 690],
    [148, 630],
    [140, 586],
    [112, 578],
    [78, 608],
    [48, 634],
    [30, 634],
  ]);
  const wood = p === finishes.cream || p === finishes.walnut ? finishes.walnut : finishes.maple;
  const head = lineHead(4, wood, 20, 38);
  const pick = p === finishes.walnut || p === finishes.maple || p === finishes.natural || p === finishes.white;
  return (
    slab(body, p, [-180, 490, 360, 470]) +
    (pick
      ? ""
      : plate(
          p.burst ? "#33201a" : guardOf(p),
          [
            [-30, 622],
            [-70, 622],
            [-104, 560],
            [-124, 560],
            [-124, 640],
            [-104, 720],
            [-84, 780],
            [-50, 820],
            [0, 800],
            [50, 806],
            [70, 860],
            [110, 912],
            [146, 884],
            [140, 820],
            [100, 760],
            [92, 690],
            [100, 640],
            [70, 640],
            [44, 650],
          ],
          0.9,
        )) +
    (pick
      ? rect(-44, 700, 88, 34, EBONY, 6, stroke("#00000088", 2)) +
        rect(-44, 776, 88, 34, EBONY, 6, stroke("#00000088", 2))
      : rect(-46, 736, 50, 32, EBONY, 6) + rect(-4, 770, 50, 32, EBONY, 6)) +
    bridge(scale, 42, 4) +
    knob(96, 820, 14, CHROME) +
    knob(112, 862, 14, CHROME) +
    (pick ? knob(124, 900, 12, CHROME) : "") +
    head.outline +
    neck(
      {
        scale,
        frets: 21,
        end: 640,
        nut: 20,
        heel: 30,
        board: wood === finishes.maple && !p.burst ? "#3a2119" : ROSEWOOD,
      },
      wood,
    ) +
    head.tuners +
    strings(scale, 28, 15, head.posts, "#d6d8dc", 4)
  );
}

export const solidBodies: Kinds = {
  "bass-guitar": { draw: bass, tilt: 30 },
};
