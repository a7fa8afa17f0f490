import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  ball,
  darker,
  dot,
  down,
  each,
  grain,
  group,
  lighter,
  line,
  oval,
  path,
  radial,
  rect,
  roundness,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { band, onRim, TOP, vessel } from "./drumParts.ts";
import { BRASS, skin, stud } from "./parts.ts";

/** Tabla, chenda and parai. */

/** The colour of straps of hide. */
const HIDE = "#d9bb85";

/** Tall cylinder with white ropes in W and thick rims, hung by its cloth, two curved sticks. */
function chenda(p: Palette): string {
  const shell = vessel([
    [-250, 190],
    [0, 178],
    [270, 190],
  ]);
  const ropes = (colour: string, width: number) =>
    each(11, (_, share) => {
      const [x1, y1] = onRim(8 + share * 150, -226, 206);
      const [x2, y2] = onRim(15 + share * 150, 256, 206, 0.2);
      const [x3, y3] = onRim(22 + share * 150, -226, 206);
      return line(x1, y1, x2, y2, colour, width) + line(x2, y2, x3, y3, colour, width);
    });
  const stick = (turn: number) =>
    group(
      `translate(40 -250) rotate(${turn})`,
      path(
        "M-250,6C-120,-4 40,-6 210,-6C240,-30 262,-24 256,-6C250,10 228,8 206,8C40,8 -120,14 -250,16Z",
        down("#e0b878", "#8d5b27"),
        stroke("#5d3a17", 2),
      ),
    );
  return (
    path(shell, roundness(p), stroke(p.edge, 3)) +
    ropes("#6b5a3a", 9) +
    ropes("#fbf6ea", 6) +
    band(-14, 182, 34, { base: "#b02a22", light: "#dd5a4a", dark: "#6f130f", edge: "#40070a" }) +
    band(244, 208, 34, finishes.mahogany, 0.21) +
    band(-262, 212, 40, finishes.mahogany) +
    skin(0, -262, 212, 64, 0, "#efe2c6") +
    oval(0, -262, 180, 52, "none", stroke("#b99a63", 2)) +
    stick(-8) +
    stick(10)
  );
}

/** A broad shallow frame of wood with cow skin, and its two sticks: one thin, one thick. */
function parai(p: Palette): string {
  return (
    dot(16, 20, 262, p.dark, stroke(p.edge, 3)) +
    dot(7, 9, 262, p.base) +
    dot(0, 0, 262, slant(p.light, p.dark), stroke(p.edge, 3)) +
    dot(0, 0, 240, radial(0.38, 0.34, 0.75, "#fbf1da", "#e9d3a4@60", "#c5a368"), stroke("#8a6a3a", 3)) +
    dot(20, 30, 120, "#c39a5a", 'opacity=".18"') +
    dot(-40, -60, 60, "#fffaf0", 'opacity=".35"') +
    each(18, (i) => stud(Math.cos(i * 0.349) * 251, Math.sin(i * 0.349) * 251, 6, BRASS)) +
    group(
      "translate(-190 190) rotate(-34)",
      rect(0, -6, 430, 12, down("#efd7a2", "#a8743a"), 6, stroke("#6b4a22", 2)),
    ) +
    group(
      "translate(-60 270) rotate(-52)",
      path(
        "M0,-12C120,-14 260,-18 300,-20C316,-18 316,20 300,20C260,18 120,12 0,10Z",
        down("#c98d52", "#6d4427"),
        stroke("#3a2010", 2),
      ),
    )
  );
}

/** The pair (in rosewood the dayan by itself): wooden dayan with its blocks, metal bayan, both with straps and black syahi. */
function tabla(p: Palette): string {
  const straps = (x0: number, top: number, r: number, foot: number, footR: number, count: number) =>
    each(count, (_, share) => {
      const [x1, y1] = onRim(6 + share * 168, top, r);
      const [x2, y2] = onRim(6 + share * 168, foot, footR, 0.22);
      const bulge = x1 * 0.12;
      const d = `M${x0 + x1},${y1}Q${x0 + (x1 + x2) / 2 + bulge * 1.6},${(y1 + y2) / 2} ${x0 + x2},${y2}`;
      return wire(d, "#5d3a17", 10) + wire(d, HIDE, 7);
    });
  const cushion = (x: number, r: number, colour: string) =>
    group(
      `translate(${x} 0)`,
      path(
        vessel(
          [
            [232, r * 0.92],
            [256, r],
            [286, r * 0.96],
          ],
          0.24,
          0.24,
        ),
        across(darker(colour, 0.4), `${lighter(colour, 0.3)}@30`, `${colour}@60`, darker(colour, 0.5)),
        stroke(darker(colour, 0.6), 2),
      ),
      each(7, (i) => line(-r * 0.8 + i * r * 0.26, 262 + Math.sin(i) * 8, -r * 0.74 + i * r * 0.26, 292, "#f2c94c", 5)),
    );
  const head = (x: number, y: number, r: number, paste: number, px: number) =>
    oval(x, y, r + 8, (r + 8) * TOP, "#8a5b2c", stroke("#4d3416", 2)) +
    oval(x, y, r + 4, (r + 4) * TOP, "none", `${stroke("#e0c68f", 9)} stroke-dasharray="12 7"`) +
    oval(x, y - 3, r - 6, (r - 6) * TOP, across("#fbf3df", "#e0c998"), stroke("#a8854a", 2)) +
    oval(x, y - 3, r * 0.78, r * 0.78 * TOP, "none", stroke("#c7a86c", 2)) +
    oval(x + px, y - 3, r * paste, r * paste * TOP, ball("#5a5350", "#141111"), stroke("#0d0b0b", 2));
  const metalBowl = p.metal ? p : finishes.chrome;
  const block = p.metal ? finishes.rosewood : p;
  const bayan = vessel([
    [-120, 196],
    [-40, 214],
    [80, 196],
    [200, 130],
    [244, 96],
  ]);
  const dayan = vessel([
    [-120, 124],
    [20, 148],
    [140, 158],
    [236, 150],
  ]);
  const left =
    cushion(-190, 190, "#a32a3a") +
    group("translate(-190 0)", path(bayan, roundness(metalBowl), stroke(metalBowl.edge, 3))) +
    straps(-190, -108, 200, 222, 110, 14) +
    head(-190, -124, 200, 0.38, 34);
  return (
    (p === finishes.rosewood ? "" : left) +
    cushion(210, 170, "#a32a3a") +
    group(
      "translate(210 0)",
      path(dayan, roundness(block), stroke(block.edge, 3)),
      grain(dayan, block, [-160, -120, 320, 380]),
    ) +
    each(5, (i) => {
      const [x, y] = onRim(22 + i * 34, 60, 156);
      return rect(
        210 + x - 15,
        y - 26,
        30,
        70,
        across(finishes.walnut.light, finishes.walnut.dark),
        13,
        stroke(finishes.walnut.edge, 2),
      );
    }) +
    straps(210, -108, 128, 220, 152, 12) +
    head(210, -124, 130, 0.46, 0)
  );
}

export const indianDrums: Kinds = {
  chenda: { draw: chenda, stands: true },
  parai: { draw: parai },
  tabla: { draw: tabla, stands: true },
};
