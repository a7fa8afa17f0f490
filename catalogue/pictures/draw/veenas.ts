import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  belly,
  dot,
  down,
  each,
  grain,
  group,
  line,
  mix,
  path,
  radial,
  rect,
  stroke,
  thickness,
  wire,
} from "./brush.ts";
import { BRASS, EBONY, GOLD, IVORY, stud } from "./parts.ts";
import { gourd, inlay, peg } from "./veenasParts.ts";

/** Veenas, lying: the bowl at the left, the head at the right. */

/** The lion's head that a veena ends in, turned down at the right. */
const yali = (p: Palette): string =>
  group(
    "translate(640 0)",
    path(
      "M-10,-34C60,-46 130,-40 168,0C190,26 196,70 176,108C168,124 150,130 140,120L126,96C112,98 96,84 92,66C70,44 30,36 -10,36Z",
      slantWood(p),
      stroke(p.edge, 3),
    ),
    path(
      "M60,-38C84,-74 118,-70 128,-40C150,-62 176,-40 168,-6C140,-30 100,-40 60,-38Z",
      GOLD.base,
      stroke(GOLD.edge, 2),
    ),
    path(
      "M176,108C168,124 150,130 140,120L132,104C146,108 160,100 166,84C174,90 178,98 176,108Z",
      "#8f2018",
      stroke(p.edge, 2),
    ),
    dot(146, 30, 15, "#ffffff", stroke(EBONY, 3)) + dot(150, 32, 7, EBONY),
    wire("M118,14C130,4 152,4 164,14", GOLD.base, 6),
    wire("M100,60C112,70 126,72 138,66", GOLD.base, 5),
    each(4, (i) => path(`M${138 + i * 9},${96 - i * 8}l5,14l6,-12Z`, IVORY, stroke("#8a7345", 1))),
    each(5, (i) =>
      wire(`M${40 + i * 12},-30C${58 + i * 13},-10 ${56 + i * 12},18 ${44 + i * 12},32`, i % 2 ? GOLD.base : p.dark, 4),
    ),
  );

const slantWood = (p: Palette): string => radial(0.35, 0.25, 0.9, p.light, `${p.base}@50`, p.dark);

/** The bowl (kudam) with its flat top, sound holes and flat brass-topped bridge. */
const kudam = (p: Palette): string =>
  dot(-360, 34, 226, radial(0.35, 0.28, 0.85, p.light, `${p.base}@45`, p.dark), stroke(p.edge, 4)) +
  each(11, (i) =>
    wire(
      `M-360,34L${-360 + Math.cos(2.62 - i * 0.21) * 224},${34 + Math.sin(2.62 - i * 0.21) * 224}`,
      p.dark,
      3,
      'opacity=".35"',
    ),
  ) +
  dot(-360, 0, 208, belly(p), stroke(p.edge, 3)) +
  dot(-360, 0, 198, "none", stroke(IVORY, 5)) +
  dot(-360, 0, 190, "none", `${stroke(p.edge, 4)} stroke-dasharray="2 9"`) +
  grain(`M-558,0A198,198 0 1 0 -162,0A198,198 0 1 0 -558,0Z`, p, [-560, -200, 400, 400], true);

const soundRose = (x: number, y: number): string =>
  dot(x, y, 24, IVORY, stroke("#3a2418", 2)) +
  dot(x, y, 5, EBONY) +
  each(6, (i) => dot(x + Math.cos(i * 1.047) * 14, y + Math.sin(i * 1.047) * 14, 3.5, EBONY));

/** Saraswati veena: kudam, 24 brass frets on wax, yali, gourd; four strings to play and three for the beat. */
function veena(p: Palette): string {
  const melody = [-15, -5, 5, 15];
  return (
    gourd(430, 128, 112, finishes.clay) +
    rect(414, 12, 32, 20, BRASS.base, 4) +
    thickness("M-200,-46L650,-34L650,34L-200,46Z", p, 4, 12) +
    kudam(p) +
    path(
      "M-196,-56C-160,-52 -150,-44 -120,-44L650,-34L650,34L-120,44C-150,44 -160,52 -196,56Z",
      down(p.light, `${p.base}@40`, p.dark),
      stroke(p.edge, 3),
    ) +
    inlay("M-150,-40L640,-30", 5) +
    inlay("M-150,40L640,30", 5) +
    yali(p) +
    path("M-118,-28L622,-23L622,23L-118,28Z", "#221a16") +
    each(24, (i) => {
      const x = 612 - 724 * (1 - 2 ** (-(i + 1) / 12)) * 1.32;
      return rect(x - 4, -27, 8, 54, across("#f9dc8c", "#96691b"), 3, stroke("#5b3d0b", 1));
    }) +
    soundRose(-250, -104) +
    soundRose(-250, 104) +
    rect(-410, -60, 62, 120, across(p.dark, p.base), 6, stroke(p.edge, 2)) +
    rect(-400, -54, 42, 108, across("#fbe7a6", `${GOLD.base}@50`, GOLD.dark), 3, stroke(GOLD.edge, 2)) +
    path("M-378,54C-330,70 -320,86 -340,100", "none", stroke(GOLD.base, 10)) +
    rect(-556, -26, 40, 52, across(GOLD.light, GOLD.dark), 6, stroke(GOLD.edge, 2)) +
    melody.map((y) => line(-536, y, 630, y, "#f1ead9", 2)).join("") +
    [50, 58, 66].map((y, i) => line(-400, y - 6, 250 + i * 120, 38, "#e6cf8e", 1.8)).join("") +
    peg(610, -32, -6, p) +
    peg(690, -40, 8, p) +
    peg(590, 32, 184, p, 0.95) +
    peg(676, 40, 172, p, 0.95) +
    peg(280, 36, 180, p, 0.72) +
    peg(160, 38, 180, p, 0.72) +
    peg(40, 40, 180, p, 0.72)
  );
}

/** Chitravina: no frets, a slide of ebony on the strings, side strings below. */
function chitravina(p: Palette): string {
  return (
    gourd(440, 126, 112, finishes.clay) +
    kudam(p) +
    path("M-196,-60L640,-44C676,-40 676,40 640,44L-196,60Z", down(p.light, `${p.base}@40`, p.dark), stroke(p.edge, 3)) +
    inlay("M-180,-50L630,-36", 5) +
    inlay("M-180,50L630,36", 5) +
    path("M-180,-36L560,-28L560,28L-180,36Z", radial(0.4, 0.3, 0.9, mix(p.light, "#ffffff", 0.15), p.base)) +
    soundRose(-250, -108) +
    soundRose(-250, 108) +
    rect(-400, -62, 48, 124, across("#fbe7a6", `${GOLD.base}@50`, GOLD.dark), 3, stroke(GOLD.edge, 2)) +
    rect(-556, -30, 36, 60, across(GOLD.light, GOLD.dark), 6, stroke(GOLD.edge, 2)) +
    each(6, (i) => line(-536, -22 + i * 9, 600, -18 + i * 7, "#f1ead9", 2)) +
    each(10, (i) => line(-380, 62 + i * 0.5, 60 + i * 46, 46, "#e6cf8e", 1.3)) +
    each(10, (i) => stud(60 + i * 46, 47, 6, BRASS)) +
    rect(150, -46, 34, 96, across("#55555a", `${EBONY}@50`, "#000000"), 14, stroke("#000000", 2)) +
    peg(560, -42, -4, p) +
    peg(620, -40, 6, p) +
    peg(500, -42, -4, p) +
    peg(570, 42, 184, p) +
    peg(630, 38, 172, p) +
    peg(510, 44, 184, p)
  );
}

export const veenas: Kinds = {
  veena: { draw: veena, tilt: -24 },
  chitravina: { draw: chitravina, tilt: -24 },
};
