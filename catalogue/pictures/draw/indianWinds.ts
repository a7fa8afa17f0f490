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
  lathe,
  lighter,
  line,
  oval,
  path,
  radial,
  rect,
  roundness,
  slant,
  smooth,
  stroke,
  wire,
} from "./brush.ts";
import { BRASS, CHROME, GOLD, IVORY } from "./parts.ts";
import { hole } from "./windsParts.ts";

/** Winds of India. */

/** A cane of bamboo or resin with its holes. */
function cane(p: Palette, half: number, r: number, blow: number, holes: number[], thread: string): string {
  const d = `M${-half},${-r}L${half},${-r * 0.96}A${r * 0.3},${r} 0 0 1 ${half},${r * 0.96}L${-half},${r}A${r * 0.3},${r} 0 0 1 ${-half},${-r}Z`;
  const winding = (x: number, w: number) =>
    rect(
      x,
      -r - 2,
      w,
      r * 2 + 4,
      down(darker(thread, 0.3), `${lighter(thread, 0.4)}@28`, `${thread}@55`, darker(thread, 0.5)),
      3,
    ) + each(Math.floor(w / 5), (i) => line(x + 3 + i * 5, -r - 1, x + 3 + i * 5, r + 1, darker(thread, 0.45), 1));
  return (
    path(d, down(p.dark, `${p.light}@25`, `${p.base}@55`, p.dark), stroke(p.edge, 2.5)) +
    grain(d, p, [-half, -r, half * 2, r * 2], true) +
    oval(half, 0, r * 0.3, r * 0.94, "#2a180c", stroke(p.edge, 2)) +
    winding(-half + 14, 30) +
    winding(half - 46, 30) +
    winding(blow + 66, 22) +
    (p.grain
      ? ""
      : rect(
          blow + 120,
          -r - 3,
          34,
          r * 2 + 6,
          down(CHROME.dark, `#ffffff@30`, `${CHROME.base}@55`, CHROME.dark),
          3,
          stroke(CHROME.edge, 1.5),
        )) +
    oval(blow, -r * 0.1, r * 0.56, r * 0.46, "#120905", stroke("#00000066", 3)) +
    holes.map((x) => hole(x, -r * 0.1, r * 0.42)).join("")
  );
}

const carnaticFlute = (p: Palette): string => cane(p, 360, 32, -262, [-78, -26, 24, 74, 124, 172, 218, 276], "#b02a22");

const bansuri = (p: Palette): string => cane(p, 480, 31, -380, [-96, -18, 58, 146, 226, 304], "#8f2018");

/** Upright: a long conical bore, seven holes, the wide bell, the staple with its reed, spare reeds on a cord. */
function nadaswaram(p: Palette): string {
  const body = lathe([
    [-400, 17],
    [-380, 20],
    [0, 32],
    [250, 44],
    [268, 50],
  ]);
  const bell = lathe([
    [262, 50],
    [290, 56],
    [350, 92],
    [410, 132],
    [436, 140],
    [448, 128],
  ]);
  return (
    wire("M20,-392C90,-360 110,-290 84,-230", "#d8342e", 5) +
    [62, 88, 112]
      .map((x, i) =>
        path(`M${x},${-236 + i * 8}l-9,54l26,0l-9,-54Z`, across("#f3dfae", "#b98d4e"), stroke("#6b4a22", 2)),
      )
      .join("") +
    path("M-4,-400L-6,-470L6,-470L4,-400Z", across(GOLD.light, GOLD.dark), stroke(GOLD.edge, 1.5)) +
    path("M-6,-470L-15,-532L15,-532L6,-470Z", across("#f3dfae", "#b98d4e"), stroke("#6b4a22", 2)) +
    rect(-8, -478, 16, 12, "#b02a22", 3) +
    dot(0, -420, 19, ball(IVORY, "#c4ab79"), stroke("#8a7345", 2)) +
    path(bell, roundness(finishes.walnut === p ? finishes.honey : finishes.mahogany), stroke(p.edge, 3)) +
    path(body, roundness(p), stroke(p.edge, 3)) +
    [-386, 252]
      .map((y) =>
        rect(
          y < 0 ? -24 : -53,
          y,
          y < 0 ? 48 : 106,
          20,
          across(GOLD.dark, `${GOLD.light}@30`, `${GOLD.base}@55`, GOLD.dark),
          6,
          stroke(GOLD.edge, 2),
        ),
      )
      .join("") +
    path("M-140,436C-80,462 80,462 140,436", "none", stroke(GOLD.base, 9)) +
    [-270, -196, -124, -52, 20, 92, 162].map((y) => hole(-1, y, 9.5)).join("") +
    [206, 232].map((y, i) => hole(i ? 14 : -14, y, 5)).join("")
  );
}

/** Upright: conical wood, brass bell, reed. */
function shehnai(p: Palette): string {
  const wood = p.metal ? finishes.rosewood : p;
  const body = lathe([
    [-300, 20],
    [0, 34],
    [220, 52],
  ]);
  const bell = lathe([
    [200, 54],
    [250, 66],
    [320, 116],
    [376, 164],
    [388, 156],
  ]);
  return (
    path("M-4,-300L-6,-360L6,-360L4,-300Z", across(GOLD.light, GOLD.dark), stroke(GOLD.edge, 1.5)) +
    dot(0, -318, 22, across(BRASS.light, BRASS.dark), stroke(BRASS.edge, 2)) +
    path("M-7,-356L-16,-414L16,-414L7,-356Z", across("#f3dfae", "#b98d4e"), stroke("#6b4a22", 2)) +
    path(body, roundness(wood), stroke(wood.edge, 3)) +
    path(bell, roundness(BRASS), stroke(BRASS.edge, 3)) +
    path("M-162,380C-100,408 100,408 162,380", "none", stroke(BRASS.dark, 7)) +
    [-296, -20, 196]
      .map((y, i) =>
        rect(
          [-25, -37, -57][i] ?? 0,
          y,
          [50, 74, 114][i] ?? 0,
          18,
          across(BRASS.dark, `${BRASS.light}@30`, `${BRASS.base}@55`, BRASS.dark),
          6,
          stroke(BRASS.edge, 2),
        ),
      )
      .join("") +
    [-236, -188, -138, -86, -42, 22, 74, 126].map((y) => hole(-2, y, 10)).join("") +
    wire("M22,-300C80,-250 90,-180 70,-120", "#d8342e", 5) +
    group(
      "translate(70 -120)",
      each(4, (i) => wire(`M0,0L${-15 + i * 10},50`, "#c22a25", 5)),
    )
  );
}

/** The chank: whorls at the left, the long lip to the right. */
function conch(p: Palette): string {
  const c = p.metal ? { ...finishes.cream, light: "#ffffff", base: "#f1e9da" } : p;
  const shell = smooth(
    [
      [-330, -6],
      [-280, -60],
      [-230, -92],
      [-160, -150],
      [-50, -190],
      [80, -180],
      [200, -120],
      [320, -30],
      [430, 40],
      [420, 66],
      [300, 80],
      [170, 140],
      [40, 190],
      [-90, 190],
      [-190, 130],
      [-250, 70],
      [-300, 40],
    ],
    true,
    1,
  );
  const lip = smooth(
    [
      [-60, 40],
      [40, -20],
      [170, -10],
      [300, 20],
      [414, 52],
      [290, 66],
      [160, 110],
      [40, 160],
      [-50, 140],
    ],
    true,
    1,
  );
  return (
    path(shell, radial(0.4, 0.28, 0.8, lighter(c.light, 0.5), `${c.base}@55`, c.dark), stroke(c.edge, 3)) +
    wire("M-120,-168C-170,-90 -180,60 -120,168", c.dark, 7, 'opacity=".8"') +
    wire("M-200,-116C-238,-60 -244,30 -212,112", c.dark, 6, 'opacity=".8"') +
    wire("M-264,-70C-288,-40 -290,10 -274,54", c.dark, 5, 'opacity=".8"') +
    each(5, (i) =>
      wire(
        `M${-70 + i * 30},${-176 + i * 4}C${20 + i * 40},${-130 + i * 18} ${160 + i * 30},${-90 + i * 22} ${280 + i * 20},${-30 + i * 14}`,
        "#ffffff",
        5,
        'opacity=".5"',
      ),
    ) +
    path(lip, slant("#fbe3d3", `#eeb79c@50`, "#b86f56"), stroke(c.edge, 3)) +
    path(
      smooth([
        [0, 60],
        [90, 16],
        [220, 24],
        [350, 50],
        [220, 60],
        [100, 96],
        [30, 116],
      ]),
      slant("#a85f48", "#5a2a1e"),
      'opacity=".75"',
    ) +
    (p.metal
      ? path("M-290,-56L-380,-34L-400,-40L-400,40L-380,30L-290,46Z", down("#ffffff", "#82878e"), stroke("#4e5359", 3)) +
        oval(-400, 0, 12, 40, "#4e5359")
      : oval(-324, -2, 15, 28, "#5d4325", stroke(c.edge, 2)))
  );
}

export const indianWinds: Kinds = {
  "carnatic-flute": { draw: carnaticFlute, tilt: -38 },
  bansuri: { draw: bansuri, tilt: -42 },
  nadaswaram: { draw: nadaswaram, tilt: -34 },
  shehnai: { draw: shehnai, tilt: -32 },
  conch: { draw: conch, tilt: -12 },
};
