import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  ball,
  dot,
  down,
  grain,
  lathe,
  lighter,
  line,
  oval,
  path,
  rect,
  roundness,
  shine,
  slant,
  stroke,
} from "./brush.ts";
import { CHROME } from "./parts.ts";
import { hole } from "./windsParts.ts";

/** Woodwinds of the orchestra and the school. */

/** Lying: silver tube, embouchure, keys on their rod. */
function westernFlute(p: Palette): string {
  const ringAt = (x: number, w = 12) =>
    rect(x, -25, w, 50, down(p.dark, `#ffffff@28`, `${p.base}@55`, p.dark), 5, stroke(p.edge, 1.5));
  const key = (x: number, y: number, r: number) =>
    dot(x + 2, y + 4, r, "#00000044") +
    dot(x, y, r, slant("#ffffff", `${p.base}@45`, p.dark), stroke(p.edge, 2)) +
    dot(x, y, r * 0.55, ball("#ffffff", p.base));
  return (
    rect(
      -500,
      -20,
      1000,
      40,
      down(p.dark, `${p.base}@12`, `#ffffff@28`, `${p.light}@40`, `${p.base}@60`, `${p.dark}@88`, p.base),
      4,
      stroke(p.edge, 2.5),
    ) +
    ringAt(-502) +
    ringAt(-250, 30) +
    ringAt(-196) +
    ringAt(330, 26) +
    ringAt(488) +
    path(
      "M-440,-24C-420,-36 -350,-36 -330,-24L-330,14C-350,24 -420,24 -440,14Z",
      slant("#ffffff", `${p.base}@55`, p.dark),
      stroke(p.edge, 2),
    ) +
    oval(-385, -8, 19, 13, "#17181a", stroke(p.edge, 2)) +
    line(-180, -27, 320, -27, p.edge, 9) +
    line(-180, -28, 320, -28, p.light, 5) +
    line(350, 26, 470, 26, p.edge, 8) +
    line(350, 25, 470, 25, p.light, 4) +
    [-160, -118, -80, -30, 12, 58, 104, 150, 196, 242, 290]
      .map((x, i) => key(x, i === 1 ? 14 : -2, i < 2 ? 15 : 20))
      .join("") +
    [366, 412, 456].map((x) => key(x, -2, 20)).join("") +
    path("M-40,20C-10,46 60,46 90,24L70,44C40,56 0,52 -40,20Z", p.base, stroke(p.edge, 2)) +
    path("M300,22C320,48 350,50 372,34", "none", stroke(p.edge, 9)) +
    path("M300,22C320,48 350,50 372,34", "none", stroke(p.light, 5))
  );
}

/** Upright: mouthpiece, barrel, joints with rings and holes, the bell. */
function clarinet(p: Palette): string {
  const key = (x: number, y: number, rx: number, ry: number, turn = 0) =>
    `<g transform="rotate(${turn} ${x} ${y})">${oval(x + 2, y + 3, rx, ry, "#00000066")}${oval(x, y, rx, ry, slant("#ffffff", `${CHROME.base}@50`, CHROME.dark), stroke(CHROME.edge, 1.5))}</g>`;
  const open = (x: number, y: number) =>
    dot(x, y, 15, slant("#ffffff", CHROME.dark), stroke(CHROME.edge, 1.5)) + dot(x, y, 9, "#0a0a0b");
  const collar = (y: number, r: number) =>
    rect(
      -r,
      y,
      r * 2,
      16,
      across(CHROME.dark, `#ffffff@30`, `${CHROME.base}@55`, CHROME.dark),
      4,
      stroke(CHROME.edge, 1.5),
    );
  return (
    path("M-10,-500L12,-488L24,-400L-24,-400Z", across("#4a4a4e", "#0b0b0c"), stroke("#000000", 2)) +
    path("M-19,-464L19,-464L23,-418L-23,-418Z", across(CHROME.light, CHROME.dark), stroke(CHROME.edge, 2)) +
    path(
      lathe([
        [-404, 28],
        [-350, 34],
        [-312, 30],
      ]),
      roundness(p),
      stroke(p.edge, 2),
    ) +
    path(
      lathe([
        [-312, 29],
        [-20, 31],
      ]),
      roundness(p),
      stroke(p.edge, 2),
    ) +
    path(
      lathe([
        [-20, 32],
        [320, 34],
      ]),
      roundness(p),
      stroke(p.edge, 2),
    ) +
    path(
      lathe([
        [320, 36],
        [360, 42],
        [420, 62],
        [470, 98],
        [486, 104],
        [492, 96],
      ]),
      roundness(p),
      stroke(p.edge, 2.5),
    ) +
    collar(-318, 33) +
    collar(-26, 35) +
    collar(318, 38) +
    rect(
      -104,
      478,
      208,
      13,
      across(CHROME.dark, `#ffffff@30`, `${CHROME.base}@55`, CHROME.dark),
      6,
      stroke(CHROME.edge, 1.5),
    ) +
    line(36, -280, 36, -40, CHROME.dark, 7) +
    line(35, -280, 35, -40, "#ffffff", 3) +
    line(38, 10, 38, 290, CHROME.dark, 7) +
    line(37, 10, 37, 290, "#ffffff", 3) +
    line(-38, 130, -38, 280, CHROME.dark, 7) +
    open(0, -230) +
    open(0, -160) +
    open(0, -90) +
    open(0, 60) +
    open(0, 124) +
    open(0, 188) +
    key(14, -272, 10, 16, 20) +
    key(34, -196, 9, 22) +
    key(-30, -120, 9, 24) +
    key(40, -66, 9, 20) +
    key(-34, 34, 9, 26) +
    key(-42, 250, 14, 20) +
    key(-52, 284, 12, 18) +
    key(46, 250, 18, 22) +
    key(10, 270, 22, 22)
  );
}

/** Upright: beak and window, turned rings, seven holes with the lowest doubled. */
function recorder(p: Palette): string {
  const ornament = p === finishes.cream || p === finishes.walnut ? finishes.cream : p;
  const turned = (y: number, r: number, h: number) =>
    path(
      lathe([
        [y, r - 4],
        [y + h * 0.25, r],
        [y + h * 0.5, r + 2],
        [y + h * 0.75, r],
        [y + h, r - 4],
      ]),
      roundness(ornament),
      stroke(ornament.edge, 2),
    );
  return (
    path("M-30,-470C-30,-494 22,-494 26,-470L40,-330L-40,-330Z", roundness(p), stroke(p.edge, 2.5)) +
    path(
      lathe([
        [-336, 40],
        [-300, 42],
        [-240, 40],
      ]),
      roundness(p),
      stroke(p.edge, 2.5),
    ) +
    path(
      lathe([
        [-196, 38],
        [100, 32],
        [230, 30],
      ]),
      roundness(p),
      stroke(p.edge, 2.5),
    ) +
    grain(
      lathe([
        [-196, 38],
        [100, 32],
        [230, 30],
      ]),
      p,
      [-40, -196, 80, 430],
    ) +
    path(
      lathe([
        [262, 34],
        [330, 32],
        [380, 36],
        [420, 50],
        [430, 46],
      ]),
      roundness(p),
      stroke(p.edge, 2.5),
    ) +
    path("M-15,-392L15,-392L19,-344L-19,-344Z", down("#1a0f08", lighter(p.base, 0.1)), stroke(p.edge, 2)) +
    rect(-15, -396, 30, 14, "#170d06") +
    turned(-244, 50, 52) +
    turned(226, 42, 44) +
    turned(404, 54, 26) +
    [-150, -92, -34, 30, 88, 146].map((y) => hole(0, y, 11)).join("") +
    hole(-8, 312, 6.5) +
    hole(10, 312, 6.5) +
    hole(-9, 190, 6) +
    hole(9, 190, 6) +
    shine(
      lathe([
        [-336, 40],
        [-300, 42],
        [-240, 40],
      ]),
      10,
      0.4,
    )
  );
}

export const flutes: Kinds = {
  "western-flute": { draw: westernFlute, tilt: -40 },
  clarinet: { draw: clarinet, tilt: 32 },
  recorder: { draw: recorder, tilt: 34 },
};
