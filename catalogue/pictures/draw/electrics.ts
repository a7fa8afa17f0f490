import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, rect, smooth, stroke, wire } from "./brush.ts";
import { bridge, coil, guardOf, neckWood, plate, slab } from "./electricsParts.ts";
import { lineHead, neck, spread, strings } from "./fretted.ts";
import { EBONY, knob, ROSEWOOD } from "./parts.ts";

/** Solid guitars with bolted necks. */

/** Two horns, three pickups, a bolted neck with six pegs in a line. */
function doubleCutaway(p: Palette): string {
  const scale = 648;
  const body = smooth([
    [-32, 436],
    [-58, 420],
    [-88, 382],
    [-120, 356],
    [-144, 372],
    [-150, 430],
    [-136, 500],
    [-130, 545],
    [-146, 605],
    [-162, 668],
    [-146, 728],
    [-92, 762],
    [-10, 766],
    [80, 764],
    [146, 728],
    [164, 664],
    [146, 596],
    [126, 548],
    [128, 500],
    [140, 446],
    [130, 408],
    [108, 402],
    [76, 432],
    [48, 462],
    [30, 464],
  ]);
  const wood = neckWood(p);
  const head = lineHead(6, wood, 21);
  return (
    slab(body, p, [-165, 350, 330, 420]) +
    plate(
      guardOf(p),
      [
        [-30, 440],
        [-66, 440],
        [-92, 402],
        [-118, 396],
        [-122, 440],
        [-104, 530],
        [-96, 600],
        [-60, 640],
        [-10, 640],
        [48, 644],
        [64, 690],
        [104, 732],
        [134, 700],
        [128, 640],
        [100, 580],
        [96, 520],
        [100, 470],
        [80, 466],
        [44, 478],
      ],
      0.9,
    ) +
    coil(488, 42, 6, p === finishes.white ? "#1d1a1a" : "#fffdf8") +
    coil(548, 42, 6, p === finishes.white ? "#1d1a1a" : "#fffdf8") +
    coil(610, 44, 6, p === finishes.white ? "#1d1a1a" : "#fffdf8", -10) +
    bridge(scale, 42, 6) +
    wire("M46,662C80,650 92,624 60,560", "#c9cdd2", 5) +
    knob(76, 632, 14, finishes.cream) +
    knob(98, 672, 14, finishes.cream) +
    knob(112, 708, 13, finishes.cream) +
    rect(56, 590, 6, 26, "#33353a", 3, 'transform="rotate(-40 58 604)"') +
    head.outline +
    neck(
      {
        scale,
        frets: 22,
        end: 474,
        nut: 21,
        heel: 28,
        board: p === finishes.black || p === finishes.white ? "#e0b878" : ROSEWOOD,
      },
      wood,
    ) +
    head.tuners +
    strings(scale, 26, 17, head.posts, "#e6e7ea", 2)
  );
}

/** One cutaway, a slab: slanted bridge pickup, straight control plate. */
function singleSlab(p: Palette): string {
  const scale = 648;
  const body = smooth([
    [-34, 404],
    [-80, 396],
    [-128, 412],
    [-150, 460],
    [-142, 520],
    [-126, 556],
    [-136, 610],
    [-158, 670],
    [-146, 736],
    [-88, 772],
    [0, 776],
    [88, 772],
    [146, 736],
    [160, 670],
    [142, 606],
    [126, 560],
    [128, 520],
    [134, 478],
    [116, 446],
    [84, 450],
    [56, 474],
    [34, 462],
    [32, 420],
  ]);
  const head = lineHead(6, finishes.maple, 21, 23);
  const guard = p === finishes.honey || p === finishes.natural ? "#1d1a1a" : "#f7f4ec";
  return (
    slab(body, p, [-165, 390, 330, 390]) +
    plate(
      guard,
      [
        [-32, 414],
        [-78, 410],
        [-120, 430],
        [-130, 476],
        [-112, 540],
        [-112, 590],
        [-70, 612],
        [-46, 604],
        [-40, 590],
        [40, 590],
        [62, 560],
        [64, 500],
        [40, 480],
      ],
      0.8,
    ) +
    rect(-38, 486, 76, 22, across("#f4f5f7", "#a0a5ac"), 9, stroke("#4e5359", 1.5)) +
    rect(-46, 606, 92, 92, across("#f4f5f7", "#c3c6ca@60", "#9a9fa6"), 5, stroke("#4e5359", 2)) +
    coil(630, 40, 6, EBONY, -12) +
    spread(3, 25)
      .map((x) => rect(x - 10, 668, 20, 18, across("#f9dc8c", "#96691b"), 3))
      .join("") +
    rect(78, 600, 30, 138, across("#f4f5f7", "#a0a5ac"), 15, stroke("#4e5359", 2)) +
    knob(93, 664, 12, finishes.chrome) +
    knob(93, 706, 12, finishes.chrome) +
    rect(90, 612, 6, 26, EBONY, 3) +
    head.outline +
    neck({ scale, frets: 21, end: 470, nut: 21, heel: 28, board: "#e3bd84" }, finishes.maple) +
    head.tuners +
    strings(scale + 24, 26, 17, head.posts, "#e6e7ea", 2)
  );
}

export const electrics: Kinds = {
  "electric-guitar-s": { draw: doubleCutaway, tilt: 24 },
  "electric-guitar-t": { draw: singleSlab, tilt: 24 },
};
