import { finishes, type Palette } from "../finishes.ts";
import type { Kind, Kinds } from "../studio.ts";
import { across, belly, dot, grain, oval, path, rect, shine, stroke, thickness } from "./brush.ts";
import { bouts, evenHead, fret, neck, pickguard, pinBridge, soundHole, strings } from "./fretted.ts";
import { EBONY, IVORY, MAPLE, ROSEWOOD, stud } from "./parts.ts";
import { electricMandolin } from "./solidBodies.ts";

type Acoustic = {
  scale: number;
  /** The fret at which the body begins. */
  join: number;
  length: number;
  upper: number;
  waist: number;
  lower: number;
  square?: number;
  hole?: number;
  guard?: boolean;
  nylon?: boolean;
  slotted?: boolean;
  strings?: number;
  bass?: boolean;
};

/** What a finish means for the wood around the top: pale tops have brown sides and neck. */
function around(p: Palette): Palette {
  if (p === finishes.natural || p === finishes.cream) return finishes.mahogany;
  return p.burst ? finishes.walnut : p;
}

/** A flat-topped guitar seen from the front. */
function acoustic(shape: Acoustic, p: Palette): string {
  const { scale, join, length, upper, waist, lower, nylon = false, bass = false } = shape;
  const count = shape.strings ?? 6;
  const hole = shape.hole ?? 50;
  const top = fret(scale, join);
  const body = bouts(top, length, upper, waist, lower, shape.square);
  const wood = around(p);
  const middle = top + length * 0.33;
  const nut = nylon ? 26 : bass ? 20 : count === 12 ? 24 : 22;
  const head = evenHead(bass ? 2 : count / 2, p.grain || p.burst ? wood : p, {
    nut,
    wide: count === 12 ? 40 : 37,
    length: count === 12 ? 255 : bass ? 190 : 180,
    slotted: shape.slotted,
    buttons: shape.slotted ? finishes.cream : undefined,
  });
  const neckWood = p.grain && p !== finishes.natural ? wood : finishes.mahogany;
  const board = nylon ? EBONY : ROSEWOOD;
  const end = Math.min(middle - hole - 6, fret(scale, 20));
  return (
    thickness(body, wood, 12, 14) +
    path(body, belly(p), stroke(wood.edge, 7)) +
    grain(body, p, [-lower, top, lower * 2, length]) +
    `<g transform="translate(0 ${top + length / 2}) scale(.972 .98) translate(0 ${-top - length / 2})">${path(body, "none", stroke(p.light === finishes.natural.light || p === finishes.cream ? "#5d3a22" : IVORY, 4))}</g>` +
    shine(body, 26, 0.4) +
    (shape.guard ? pickguard(middle, hole, p === finishes.black ? "#101012" : "#331812") : "") +
    soundHole(middle, hole) +
    pinBridge(scale + 4, nylon ? 92 : 80, count === 12 ? 6 : count, nylon) +
    head.outline +
    neck({ scale, frets: bass ? 20 : 19, end, nut, heel: nut + 6, board, dots: !nylon }, neckWood) +
    head.tuners +
    strings(scale, nylon ? 30 : bass ? 28 : 27, nut - 4, head.posts, nylon ? "#f1ead9" : "#e2ddd0", bass ? 4 : 2.3)
  );
}

const kind = (shape: Acoustic, tilt = 24): Kind => ({ draw: (p) => acoustic(shape, p), tilt });

/** A banjo: a drum's head with a neck, the fifth string's peg beside it. */
function banjo(p: Palette): string {
  const scale = 670;
  const y = 640;
  const head = evenHead(2, p, { nut: 17, wide: 33, length: 165, notch: true, buttons: finishes.cream });
  const brackets = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return stud(Math.cos(a) * 157, y + Math.sin(a) * 157, 9, finishes.chrome);
  }).join("");
  return (
    dot(8, y + 12, 158, ROSEWOOD) +
    dot(0, y, 156, across(finishes.walnut.light, finishes.walnut.dark), stroke(finishes.walnut.edge, 3)) +
    brackets +
    dot(0, y, 148, "none", stroke(finishes.chrome.light, 12)) +
    dot(0, y, 148, "none", stroke(finishes.chrome.dark, 2)) +
    dot(0, y, 141, across("#ffffff", "#f4efe4@55", "#d9d1c0"), stroke("#8d877b", 2)) +
    head.outline +
    neck({ scale, frets: 22, end: 500, nut: 17, heel: 24, board: EBONY }, p) +
    rect(-62, 136, 34, 10, finishes.chrome.base, 4) +
    oval(-62, 141, 11, 9, IVORY, stroke("#8a7345", 1.5)) +
    head.tuners +
    rect(-48, 664, 96, 9, across("#e7cd9a", "#8d6a37"), 3, stroke("#4a3517", 1.5)) +
    path("M-30,760L-20,735L20,735L30,760L26,786L-26,786Z", across("#f2f3f5", "#82878e"), stroke("#4e5359", 2)) +
    strings(668, 26, 13, head.posts, "#a8a49c", 1.8) +
    path("M-28,141L-32,735", "none", stroke("#a8a49c", 1.8)) +
    path(
      ["-32", "-17", "0", "17", "30"].map((x) => `M${x},668L${Number(x) * 0.6},740`).join(""),
      "none",
      stroke("#a8a49c", 1.8),
    )
  );
}

/** A ukulele: four nylon strings on a small waist. */
function ukulele(p: Palette): string {
  const scale = 375;
  const top = fret(scale, 13);
  const body = bouts(top, 270, 72, 57, 98, 0.7);
  const wood = around(p);
  const head = evenHead(2, p.grain ? wood : p, { nut: 18, wide: 31, length: 118, buttons: finishes.cream });
  return (
    thickness(body, wood, 8, 10) +
    path(body, belly(p), stroke(wood.edge, 5)) +
    grain(body, p, [-98, top, 196, 270]) +
    shine(body, 18, 0.45) +
    soundHole(top + 92, 29) +
    path(`M-44,${scale - 8}L44,${scale - 8}L48,${scale + 12}L-48,${scale + 12}Z`, ROSEWOOD, stroke("#1c0f0a", 2)) +
    rect(-24, scale - 5, 48, 5, IVORY, 1) +
    head.outline +
    neck({ scale, frets: 15, end: top + 56, nut: 18, heel: 22 }, p.grain ? wood : finishes.mahogany) +
    head.tuners +
    strings(scale, 20, 13, head.posts, "#fbf7ee", 2.6)
  );
}

/** A mandolin (in plain red the electric one): teardrop body, oval hole, floating bridge, four pairs of strings to a tailpiece. */
function mandolin(p: Palette): string {
  if (p === finishes.red) return electricMandolin(p);
  const scale = 352;
  const body =
    "M0,196C-34,198 -62,224 -92,262C-124,302 -134,338 -132,372C-128,442 -76,482 0,482C76,482 128,442 132,372C134,338 124,302 92,262C62,224 34,198 0,196Z";
  const wood = around(p);
  const head = evenHead(4, p.grain || p.burst ? wood : p, { nut: 15, wide: 33, length: 150, buttons: finishes.cream });
  const courses = head.posts;
  return (
    thickness(body, wood, 8, 10) +
    path(body, belly(p), stroke(wood.edge, 5)) +
    grain(body, p, [-132, 190, 264, 300]) +
    `<g transform="translate(0 339) scale(.955) translate(0 -339)">${path(body, "none", stroke(IVORY, 4))}</g>` +
    shine(body, 20, 0.45) +
    oval(0, 296, 40, 26, "#120a06", stroke(IVORY, 6)) +
    oval(0, 296, 45, 31, "none", stroke("#3a2418", 2.5)) +
    rect(-46, scale - 5, 92, 10, across("#4a4a4e", EBONY), 4) +
    path("M-26,440L26,440L30,492L-30,492Z", across("#f4f5f7", "#9a9ea4", "#666c75"), stroke("#3c4148", 2)) +
    head.outline +
    neck({ scale, frets: 17, end: 262, nut: 15, heel: 21 }, p.grain ? wood : MAPLE) +
    head.tuners +
    strings(446, 20, 12, courses, "#e9e6de", 1.7)
  );
}

export const acoustics: Kinds = {
  "acoustic-guitar": kind({
    scale: 648,
    join: 14,
    length: 505,
    upper: 146,
    waist: 138,
    lower: 200,
    square: 0.86,
    guard: true,
  }),
  "concert-guitar": kind({ scale: 632, join: 14, length: 485, upper: 140, waist: 114, lower: 190, square: 0.6 }),
  "parlour-guitar": kind({
    scale: 610,
    join: 12,
    length: 455,
    upper: 118,
    waist: 94,
    lower: 160,
    hole: 42,
    slotted: true,
  }),
  "twelve-string-guitar": kind({
    scale: 648,
    join: 14,
    length: 515,
    upper: 152,
    waist: 134,
    lower: 212,
    square: 0.8,
    guard: true,
    strings: 12,
  }),
  "classical-guitar": kind({
    scale: 650,
    join: 12,
    length: 488,
    upper: 141,
    waist: 118,
    lower: 185,
    hole: 43,
    nylon: true,
    slotted: true,
  }),
  "acoustic-bass": kind({
    scale: 810,
    join: 16,
    length: 540,
    upper: 164,
    waist: 140,
    lower: 226,
    hole: 52,
    bass: true,
    strings: 4,
  }),
  banjo: { draw: banjo, tilt: 26 },
  ukulele: { draw: ukulele, tilt: 24 },
  mandolin: { draw: mandolin, tilt: 26 },
};
