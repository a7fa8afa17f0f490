import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  ball,
  darker,
  dot,
  down,
  each,
  line,
  oval,
  path,
  polygon,
  radial,
  rect,
  shine,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { BRASS, EBONY, GOLD, stud } from "./parts.ts";
import { horn, pipe } from "./pipes.ts";

/** The saxophone and the mouth organ. */

/** Upright: curved neck, conical body, bow and bell, with its keys. */
function saxophone(p: Palette): string {
  const keys = p.metal && p !== finishes.copper ? p : GOLD;
  const cup = (x: number, y: number, r: number) =>
    dot(x + 3, y + 5, r, "#00000055") +
    dot(x, y, r, slant(keys.light, `${keys.base}@45`, keys.dark), stroke(keys.edge, 2.5)) +
    dot(x, y, r * 0.62, "none", stroke(keys.dark, 2)) +
    dot(x - r * 0.2, y - r * 0.25, r * 0.22, "#ffffff", 'opacity=".8"');
  return (
    horn(
      [
        [-206, -408, 13],
        [-150, -446, 15],
        [-90, -440, 17],
        [-56, -400, 19],
        [-44, -350, 21],
      ],
      p,
    ) +
    path(
      "M-214,-426L-290,-366C-300,-358 -296,-350 -284,-354L-198,-394Z",
      slant("#4a4a4e", EBONY),
      stroke("#000000", 2),
    ) +
    line(-252, -402, -232, -378, GOLD.base, 8) +
    horn(
      [
        [-44, -350, 24],
        [-40, -200, 32],
        [-36, 0, 44],
        [-30, 200, 58],
        [-20, 300, 66],
        [30, 390, 74],
        [110, 410, 80],
        [176, 350, 84],
        [190, 240, 88],
        [190, 120, 96],
        [206, 20, 122],
        [226, -40, 156],
      ],
      p,
    ) +
    oval(
      230,
      -48,
      160,
      42,
      slant(p.light, `${p.base}@50`, p.dark),
      `${stroke(p.edge, 3)} transform="rotate(12 230 -48)"`,
    ) +
    oval(232, -44, 132, 30, radial(0.6, 0.7, 0.8, p.dark, darker(p.edge, 0.2)), 'transform="rotate(12 232 -44)"') +
    pipe("M-8,-330L26,180", 9, keys) +
    pipe("M-76,-300L-70,-60", 8, keys) +
    pipe("M-82,-20L-70,220", 8, keys) +
    pipe("M60,330L110,120", 8, keys) +
    [
      [-40, -300, 17],
      [-40, -250, 20],
      [-39, -196, 22],
      [-38, -136, 24],
      [-34, -60, 27],
      [-32, 6, 29],
      [-30, 76, 31],
      [-26, 154, 36],
      [-18, 246, 42],
    ]
      .map(([x = 0, y = 0, r = 0]) => cup(x, y, r))
      .join("") +
    cup(196, 238, 44) +
    cup(192, 130, 40) +
    cup(112, 392, 38) +
    [
      [-70, -286],
      [-70, -236],
      [-68, -178],
      [-76, -20],
      [-72, 44],
      [-68, 106],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 11, ball("#ffffff", "#e0d8cc"), stroke(keys.edge, 3)))
      .join("") +
    pipe("M56,60L120,40", 9, keys) +
    rect(-72, -366, 56, 22, across(keys.light, `${keys.base}@50`, keys.dark), 6, stroke(keys.edge, 2))
  );
}

/** Cover plate above, comb with ten holes to the front. */
function harmonica(p: Palette): string {
  const plate = "M-390,-40C-380,-150 -340,-170 -280,-172L280,-172C340,-170 380,-150 390,-40Z";
  return (
    rect(-430, -70, 860, 170, across("#8d5b27", "#4d2f12"), 16, stroke("#2a180a", 3)) +
    rect(-420, -6, 840, 84, down("#b98148", "#6d4427"), 8, stroke("#2a180a", 3)) +
    each(10, (i) => rect(-372 + i * 76, 8, 54, 54, down("#050505", "#2e1d10"), 5, stroke("#3a2010", 3))) +
    rect(-430, -52, 860, 40, down(BRASS.light, BRASS.dark), 6, stroke(BRASS.edge, 2)) +
    rect(-430, 76, 860, 34, down(BRASS.light, BRASS.dark), 6, stroke(BRASS.edge, 2)) +
    path(plate, down(p.light, `${p.base}@30`, `${p.light}@55`, p.dark), stroke(p.edge, 3)) +
    shine(plate, 24, 0.7) +
    path(
      "M-380,108L380,108C374,150 340,166 280,168L-280,168C-340,166 -374,150 -380,108Z",
      down(p.base, p.dark),
      stroke(p.edge, 3),
    ) +
    wire("M-240,-110C-120,-140 120,-140 240,-110", p.dark, 5, 'opacity=".6"') +
    oval(0, -104, 90, 26, "none", stroke(p.dark, 4)) +
    stud(-408, -32, 11, BRASS) +
    stud(408, -32, 11, BRASS) +
    path(polygon([-300, -60], [300, -60], [310, -46], [-310, -46]), "#ffffff", 'opacity=".25"')
  );
}

export const saxophones: Kinds = {
  saxophone: { draw: saxophone, tilt: 8 },
  harmonica: { draw: harmonica, tilt: -12 },
};
