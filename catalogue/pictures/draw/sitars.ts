import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  ball,
  belly,
  dot,
  down,
  each,
  grain,
  group,
  lathe,
  lighter,
  line,
  path,
  radial,
  rect,
  roundness,
  shine,
  smooth,
  stroke,
  thickness,
  wire,
} from "./brush.ts";
import { GOLD, IVORY } from "./parts.ts";
import { gourd, inlay, peg } from "./veenasParts.ts";

/** The long-necked strings of the north and the drone, upright. */

/** The bowl and face of tanpura and sitar, upright, its middle at (0, 300). */
function tumba(p: Palette, r: number): string {
  const outline = lathe([
    [-70, 46],
    [0, 70],
    [90, r * 0.72],
    [190, r * 0.96],
    [290, r],
    [390, r * 0.86],
    [450, r * 0.5],
    [470, 0],
  ]);
  return (
    path(outline, radial(0.34, 0.4, 0.8, p.light, `${p.base}@45`, p.dark), stroke(p.edge, 4)) +
    group(
      "translate(0 20) scale(.86 .9)",
      path(outline, belly({ ...p, base: p.light, light: lighter(p.light, 0.35), dark: p.base }), stroke(p.edge, 3)),
      path(outline, "none", `${stroke(IVORY, 5)} transform="translate(0 14) scale(.94)"`),
      grain(outline, p, [-r, -60, r * 2, 530]),
    )
  );
}

/** Four strings for the drone over a broad neck and a great bowl. */
function tanpura(p: Palette): string {
  return (
    path("M-46,-20L-40,-760C-40,-800 40,-800 40,-760L46,-20Z", roundness(p), stroke(p.edge, 3)) +
    tumba(p, 200) +
    path(
      "M-46,40C-52,10 -46,-40 -44,-90L44,-90C46,-40 52,10 46,40C20,70 -20,70 -46,40Z",
      across(p.light, `${p.base}@50`, p.dark),
      stroke(p.edge, 2),
    ) +
    wire("M-40,36C-20,62 20,62 40,36", IVORY, 4) +
    path("M-34,-90L-31,-600L31,-600L34,-90Z", across(lighter(p.light, 0.1), p.base)) +
    inlay("M-40,-90L-36,-690", 5) +
    inlay("M40,-90L36,-690", 5) +
    rect(-36, -616, 72, 12, IVORY, 3, stroke("#8a7345", 1)) +
    rect(-36, -634, 72, 9, IVORY, 3, stroke("#8a7345", 1)) +
    peg(-40, -690, -90, p, 1.1) +
    peg(40, -690, 90, p, 1.1) +
    peg(-18, -786, -6, p, 1.1) +
    peg(18, -786, 6, p, 1.1) +
    rect(-54, 250, 108, 30, down("#fdf7e6", "#cdb887"), 5, stroke("#6b4a22", 2)) +
    rect(-60, 276, 120, 10, p.dark, 3) +
    [-21, -7, 7, 21]
      .map(
        (x, i) =>
          line(x, 470 - Math.abs(x), x * 0.9, -640, i === 0 ? "#e9c878" : "#ecebe6", 2.2) +
          line(x * 0.9, -640, [-34, -12, 12, 34][i] ?? 0, [-690, -780, -780, -690][i] ?? 0, "#ecebe6", 2) +
          dot(x, 340, 6, ball("#ffffff", "#3a7f8a"), stroke("#1b2d40", 1)),
      )
      .join("") +
    rect(-26, 440, 52, 20, across(IVORY, "#c4ab79"), 5, stroke("#6b4a22", 2))
  );
}

/** Curved movable frets, seven strings above and the sympathetic ones below, two gourds. */
function sitar(p: Palette): string {
  const frets = each(20, (i) => {
    const y = -600 + 690 * (1 - 2 ** (-(i + 1) / 13)) * 1.28;
    return (
      path(`M-46,${y + 6}C-30,${y - 8} 30,${y - 8} 46,${y + 6}`, "none", stroke("#5b3d0b", 8)) +
      path(`M-46,${y + 5}C-30,${y - 9} 30,${y - 9} 46,${y + 5}`, "none", stroke(GOLD.light, 5))
    );
  });
  return (
    gourd(0, -690, 96, finishes.honey) +
    path("M-50,-20L-46,-790C-46,-830 46,-830 46,-790L50,-20Z", roundness(p), stroke(p.edge, 3)) +
    tumba(p, 180) +
    path(
      "M-50,30C-56,0 -50,-50 -48,-90L48,-90C50,-50 56,0 50,30C20,64 -20,64 -50,30Z",
      across(p.light, `${p.base}@50`, p.dark),
      stroke(p.edge, 2),
    ) +
    path("M-40,20L-38,-610L38,-610L40,20Z", "#2a1a14") +
    inlay("M-45,-40L-42,-770", 5) +
    inlay("M45,-40L42,-770", 5) +
    each(11, (i) => peg(48, -540 + i * 46, 90, p, 0.46)) +
    frets +
    rect(-40, -622, 80, 11, IVORY, 3, stroke("#8a7345", 1)) +
    peg(-46, -660, -90, p, 0.95) +
    peg(-46, -744, -90, p, 0.95) +
    peg(-18, -816, -4, p, 0.95) +
    peg(24, -816, 6, p, 0.95) +
    peg(46, -720, 90, p, 0.95) +
    peg(-48, -480, -90, p, 0.8) +
    peg(-48, -330, -90, p, 0.8) +
    rect(-50, 252, 100, 36, down("#fffaf0", "#d8c79c"), 4, stroke("#6b4a22", 2)) +
    rect(-34, 196, 68, 16, down("#fffaf0", "#d8c79c"), 3, stroke("#6b4a22", 1.5)) +
    each(7, (i) => line(-30 + i * 9, 430, -28 + i * 8, -616, i < 3 ? "#e9c878" : "#f2f1ec", 2)) +
    each(9, (i) => line(-30 + i * 7.5, 400, -28 + i * 7, 30, "#d8d2c2", 1)) +
    rect(-30, 420, 60, 26, across(IVORY, "#c4ab79"), 8, stroke("#6b4a22", 2))
  );
}

/** A skin belly, a fingerboard of polished steel without frets, a small bell at the head. */
function sarod(p: Palette): string {
  const bowl = smooth([
    [-52, 20],
    [-66, 70],
    [-124, 130],
    [-160, 230],
    [-140, 340],
    [-70, 400],
    [0, 412],
    [70, 400],
    [140, 340],
    [160, 230],
    [124, 130],
    [66, 70],
    [52, 20],
  ]);
  return (
    dot(
      -70,
      -470,
      66,
      ball("#ffffff", `${finishes.brass.base}@50`, finishes.brass.dark),
      stroke(finishes.brass.edge, 3),
    ) +
    thickness(bowl, p, 8, 10) +
    path("M-62,60L-44,-520C-44,-560 44,-560 44,-520L62,60Z", roundness(p), stroke(p.edge, 3)) +
    path(bowl, belly(p), stroke(p.edge, 3)) +
    shine(bowl, 24, 0.5) +
    path(
      smooth([
        [-70, 130],
        [-118, 180],
        [-132, 240],
        [-116, 320],
        [-60, 376],
        [0, 386],
        [60, 376],
        [116, 320],
        [132, 240],
        [118, 180],
        [70, 130],
        [0, 122],
      ]),
      radial(0.4, 0.35, 0.7, "#fbf3df", "#ead8b6@70", "#cdb383"),
      stroke("#8a6a3a", 3),
    ) +
    path(
      "M-52,128L-34,-400L34,-400L52,128Z",
      across("#fafbfc", "#b4b9c0@35", "#eef0f2@52", "#7d838b"),
      stroke("#4e5359", 2),
    ) +
    rect(-36, -414, 72, 12, IVORY, 3, stroke("#8a7345", 1)) +
    [-440, -490, -530].map((y) => peg(-42, y, -90, p, 0.8) + peg(42, y + 20, 90, p, 0.8)).join("") +
    each(10, (i) => peg(50 - i * 1.2, -30 - i * 34, 90, p, 0.42)) +
    peg(-46, -300, -90, p, 0.6) +
    peg(-46, -240, -90, p, 0.6) +
    rect(-56, 252, 112, 20, down("#fffaf0", "#d8c79c"), 4, stroke("#6b4a22", 2)) +
    each(8, (i) => line(-34 + i * 9.7, 396, -26 + i * 7.4, -408, i < 3 ? "#e9c878" : "#f2f1ec", 1.9)) +
    each(11, (i) => line(-40 + i * 8, 380, -30 + i * 6, 130, "#c8c2b2", 1))
  );
}

export const sitars: Kinds = {
  tanpura: { draw: tanpura, tilt: 24 },
  sitar: { draw: sitar, tilt: 24 },
  sarod: { draw: sarod, tilt: 26 },
};
