import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  belly,
  down,
  each,
  grain,
  group,
  line,
  mirrored,
  oval,
  path,
  polygon,
  rect,
  shine,
  smooth,
  stroke,
  thickness,
  wire,
} from "./brush.ts";
import { soundF } from "./electricsParts.ts";
import { BLACK, EBONY, IVORY, stud } from "./parts.ts";

/** The violin family, upright, in millimetres of a violin; the body begins at y = 0. */
const BODY = mirrored(0, [
  [46, 0, 80, 12, 84, 62],
  [86, 92, 80, 112, 92, 122],
  [72, 124, 58, 146, 56, 178],
  [55, 212, 74, 232, 104, 234],
  [92, 246, 103, 262, 105, 290],
  [105, 338, 62, 356, 0, 356],
]);

/** A bow, lying from left (frog) to right (tip), with the hair below. */
function bowStick(length: number, wood: Palette, width = 9): string {
  const stick = `M0,0C${length * 0.3},4 ${length * 0.6},16 ${length - 40},4L${length - 12},-1L${length},2L${length - 6},26L${length - 22},30`;
  return (
    path(`M44,32L${length - 20},28L${length - 20},34L44,42Z`, across("#fbf8ef", "#e6dfcd"), stroke("#b9b09a", 1)) +
    wire(stick, wood.edge, width + 2.5) +
    wire(stick, wood.base, width) +
    wire(`M0,-2C${length * 0.3},2 ${length * 0.6},14 ${length - 40},2`, wood.light, width * 0.3) +
    path(
      polygon([length - 12, -4], [length + 2, 0], [length - 6, 32], [length - 24, 34]),
      wood.dark,
      stroke(wood.edge, 1.5),
    ) +
    path("M22,5L86,6C92,20 84,30 74,42L22,42C16,30 16,14 22,5Z", down("#46464a", EBONY), stroke("#000000", 1.5)) +
    stud(52, 24, 8, finishes.silver) +
    rect(80, 30, 12, 14, finishes.silver.base, 2, stroke(finishes.silver.edge, 1)) +
    rect(-16, -6, 20, 13, across("#f4f5f7", "#82878e"), 3, stroke("#4e5359", 1)) +
    rect(92, -4, 22, 13, "#2a2422", 4) +
    each(14, (i) => rect(114 + i * 4.5, -4, 3, 13, i % 2 ? "#dfe1e4" : "#8f949a"))
  );
}

/** Body, neck, scroll, pegs, fingerboard, bridge, tailpiece and strings. */
function fiddle(p: Palette, cello = false): string {
  const fittings =
    p === finishes.mahogany && !cello ? { base: "#b5814a", dark: "#7d5429" } : { base: "#35322f", dark: EBONY };
  const peg = (y: number, side: number) =>
    path(
      `M0,${y - 3}L${side * 26},${y - 5}L${side * 30},${y - 9}C${side * 44},${y - 16} ${side * 48},${y + 12} ${side * 30},${y + 6}L${side * 26},${y + 3}L0,${y + 2}Z`,
      fittings.base,
      stroke(EBONY, 1.2),
    );
  const xs = [-13, -4.5, 4.5, 13];
  return (
    (cello ? line(0, 350, 0, 442, "#9a9fa6", 6) + path("M-7,352L7,352L4,376L-4,376Z", EBONY) : "") +
    thickness(BODY, p, 6, 8) +
    path(BODY, belly({ ...p, burst: undefined }), stroke(p.edge, 3)) +
    grain(BODY, p, [-106, 0, 212, 356]) +
    `<g transform="translate(0 178) scale(.945 .965) translate(0 -178)">${path(BODY, "none", stroke(p.edge, 1.6))}</g>` +
    shine(BODY, 22, 0.55) +
    soundF(-52, 192, 0.72, -1) +
    soundF(52, 192, 0.72, 1) +
    peg(-196, -1) +
    peg(-176, 1) +
    peg(-160, -1) +
    peg(-212, 1) +
    path(
      "M-12,-128L-11,-150L-13,-216C-14,-240 14,-240 13,-216L11,-150L12,-128Z",
      across(p.light, `${p.base}@50`, p.dark),
      stroke(p.edge, 2),
    ) +
    rect(-5, -208, 10, 66, "#1a0f0a", 4) +
    oval(0, -236, 15, 13, across(p.light, p.dark), stroke(p.edge, 2)) +
    wire("M-6,-236C-6,-244 7,-244 7,-235C7,-229 -2,-230 -1,-236", p.edge, 2) +
    oval(-16, -234, 5, 9, p.base, stroke(p.edge, 1.5)) +
    oval(16, -234, 5, 9, p.dark, stroke(p.edge, 1.5)) +
    path(polygon([-15, -130], [15, -130], [19, 8], [-19, 8]), across(p.light, p.dark), stroke(p.edge, 1.5)) +
    path(polygon([-12, -130], [12, -130], [21, 136], [-21, 136]), across("#4b4844", EBONY), stroke("#000000", 1.2)) +
    line(-12, -130, 12, -130, IVORY, 2) +
    path(
      "M-13,252C-20,262 -23,280 -22,288L-8,340L8,340L22,288C23,280 20,262 13,252Z",
      across(fittings.base, fittings.dark),
      stroke(EBONY, 1.5),
    ) +
    (cello
      ? ""
      : path("M-16,300C-44,294 -84,298 -88,320C-86,346 -50,350 -16,346Z", slantDark(fittings), stroke(EBONY, 1.5)) +
        wire("M-78,318C-60,306 -36,306 -22,310", "#ffffff", 2, 'opacity=".35"')) +
    path(
      "M-21,202L-17,194C-8,190 8,190 17,194L21,202L14,203L10,199L-10,199L-14,203Z",
      across("#ecd3a0", "#b98d4e"),
      stroke("#6b4a22", 1.2),
    ) +
    xs
      .map(
        (x, i) =>
          stud(x, 262, 2.4, finishes.chrome) +
          line(x * 0.7, -130, x * 1.05, 194, "#dcdad4", 1.6 - i * 0.2) +
          line(x * 1.05, 194, x, 260, "#dcdad4", 1.5) +
          line(x * 0.7, -130, x * 0.3, -150 - i * 15, "#dcdad4", 1.2),
      )
      .join("")
  );
}
const slantDark = (f: { base: string; dark: string }): string => across(f.base, f.dark);

const withBow = (p: Palette): string =>
  fiddle(p) +
  group("translate(152 388) rotate(-98)", bowStick(640, p === finishes.honey ? finishes.cherry : finishes.mahogany, 6));

/** A viola is broader, and its strings end in a longer body. */
const viola = (p: Palette): string =>
  group("scale(1.2 1.12)", fiddle(p)) + group("translate(186 430) rotate(-98)", bowStick(660, finishes.walnut, 8));

const cello = (p: Palette): string =>
  group("scale(1.34 1.1)", fiddle(p, true)) +
  group("translate(196 484) rotate(-100) scale(.72)", bowStick(560, finishes.mahogany, 9));

const bow = (p: Palette): string => bowStick(740, p, 9);

/** A cake of rosin in its wooden holder, cloth beneath. */
function rosin(p: Palette): string {
  const amber =
    p === finishes.walnut
      ? { light: "#a06a36", base: "#5f3213", dark: "#34180a" }
      : { light: "#ffd98a", base: "#dd9430", dark: "#9c5410" };
  const wood = finishes.maple;
  return (
    path(
      "M-230,60C-200,-120 -60,-170 90,-160C220,-150 270,-40 240,80C200,170 -180,190 -230,60Z",
      across("#4f6a86", "#35506c", "#22384f"),
      stroke("#1b2d40", 3),
    ) +
    path(
      smooth(
        [
          [-210, 50],
          [-90, 20],
          [60, 50],
          [220, 30],
        ],
        false,
      ),
      "none",
      stroke("#6c88a5", 4),
    ) +
    path(
      "M-150,-10L-150,60C-150,120 150,120 150,60L150,-10Z",
      across(wood.dark, `${wood.light}@25`, `${wood.base}@60`, wood.dark),
      stroke(wood.edge, 3),
    ) +
    oval(0, -10, 150, 60, across(wood.light, wood.base), stroke(wood.edge, 3)) +
    path(
      "M-116,-52L-116,-16C-116,32 116,32 116,-16L116,-52Z",
      across(amber.dark, `${amber.light}@25`, `${amber.base}@60`, amber.dark),
    ) +
    oval(0, -52, 116, 46, radial3(amber), stroke(amber.dark, 2.5)) +
    path("M-70,-66C-40,-84 20,-88 50,-80C10,-76 -40,-66 -62,-50Z", "#ffffff", 'opacity=".5"') +
    each(4, (i) => line(-60 + i * 12, -40 + i * 3, 40 + i * 14, -58 + i * 6, "#fff7e0", 2, 'opacity=".55"'))
  );
}
const radial3 = (c: { light: string; base: string; dark: string }): string => across(c.light, `${c.base}@60`, c.dark);

/** The arched bar with its pad and two forked feet. */
function shoulderRest(p: Palette): string {
  const arch =
    "M-300,30C-220,-90 -40,-110 60,-60C150,-16 240,-20 310,-70L322,-30C250,30 140,40 50,-6C-40,-50 -190,-40 -262,66Z";
  const foot = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(-7, -8, 14, 92, across("#f4f5f7", "#82878e"), 4, stroke("#4e5359", 2)),
      wire("M-46,128C-48,90 -30,84 0,84C30,84 48,90 46,128", "#2a2a2d", 17),
      wire("M-46,124C-46,96 -30,88 0,87", "#66676d", 4),
    );
  return (
    foot(-226, 50, 14) +
    foot(256, -10, -12) +
    path(arch, down("#3a3a3e", p.dark), `${stroke(p.edge, 3)} transform="translate(6 24)"`) +
    path(arch, slantPad(p), stroke(p.edge, 3)) +
    wire("M-272,28C-200,-66 -40,-90 54,-46C150,-2 240,-8 300,-52", p.light, 7, 'opacity=".7"')
  );
}
const slantPad = (p: Palette): string => down(p === BLACK ? "#6a6b73" : p.light, p.base);

export const bowed: Kinds = {
  violin: { draw: withBow, tilt: 26 },
  viola: { draw: viola, tilt: 18 },
  cello: { draw: cello, tilt: 6, stands: true },
  "violin-bow": { draw: bow, tilt: -42 },
  rosin: { draw: rosin },
  "shoulder-rest": { draw: shoulderRest, tilt: -12 },
};
