import type { Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  darker,
  dot,
  down,
  each,
  flat,
  grain,
  group,
  lighter,
  line,
  mix,
  path,
  radial,
  rect,
  slant,
  stroke,
} from "./brush.ts";
import { BLACK, CHROME, knob, perforated, screen, stud } from "./parts.ts";
import { pipe } from "./pipes.ts";
import { isLight } from "./studioGearParts.ts";

/** What a DJ plays. */

const padGrid = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  gap: number,
  colours: readonly string[],
): string =>
  each(rows, (r) =>
    each(columns, (c) =>
      rect(
        x + c * (size + gap),
        y + r * (size + gap),
        size,
        size,
        slant(
          lighter(colours[(r * 3 + c) % colours.length] ?? "#fff", 0.4),
          colours[(r * 3 + c) % colours.length] ?? "#fff",
        ),
        size * 0.14,
        stroke("#00000088", 2),
      ),
    ),
  );

function djController(p: Palette): string {
  const jog = (x: number) =>
    dot(x + 4, -14, 150, "#00000055") +
    dot(x, -20, 150, slant("#8a8b92", "#2b2b2f@50", "#101012"), stroke("#000000", 3)) +
    dot(x, -20, 128, radial(0.4, 0.36, 0.7, "#4a4b50", "#1b1c1f"), stroke("#6a6b73", 3)) +
    each(24, (i) => {
      const a = (i * Math.PI) / 12;
      return line(
        x + Math.cos(a) * 134,
        -20 + Math.sin(a) * 134,
        x + Math.cos(a) * 146,
        -20 + Math.sin(a) * 146,
        "#c9cdd2",
        3,
      );
    }) +
    dot(x, -20, 46, "#0b0b0c", stroke("#4a90ff", 6)) +
    line(x, -20, x + 22, -50, "#ffffff", 5);
  return (
    rect(-496, -276, 1000, 590, p.edge, 30) +
    rect(-500, -290, 1000, 590, flat(p), 28, stroke(p.edge, 3)) +
    jog(-310) +
    jog(310) +
    rect(-104, -270, 208, 550, mix(p.dark, "#000000", isLight(p) ? 0.1 : 0.4), 14) +
    each(3, (r) => each(2, (c) => knob(-56 + c * 112, -224 + r * 72, 23, CHROME, -60 + c * 70 + r * 40))) +
    each(
      2,
      (c) =>
        rect(-60 + c * 112, 0, 8, 150, "#050506", 4) +
        rect(-78 + c * 112, 40 + c * 36, 44, 36, down("#ffffff", CHROME.dark), 5, stroke("#000000", 2)),
    ) +
    rect(-76, 218, 152, 8, "#050506", 4) +
    rect(-18, 196, 34, 52, across("#ffffff", CHROME.dark), 5, stroke("#000000", 2)) +
    knob(0, -60, 20, BLACK) +
    [-470, 150]
      .map(
        (x, d) =>
          padGrid(x + 100 - (d ? 0 : 0), 156, 4, 2, 50, 9, ["#ff5a3c", "#f2b82f", "#4a90ff", "#43c463"]) +
          dot(x + 46, 178, 24, "#1b1c1f", stroke("#43c463", 6)) +
          dot(x + 46, 246, 24, "#1b1c1f", stroke("#f2b82f", 6)),
      )
      .join("") +
    [-470, 460]
      .map(
        (x) =>
          rect(x - 5, -230, 10, 190, "#050506", 5) +
          rect(x - 18, -160, 36, 28, down("#ffffff", CHROME.dark), 4, stroke("#000000", 2)),
      )
      .join("") +
    each(4, (i) => rect(-420 + i * 62, -262, 46, 20, "#d8dade", 5) + rect(190 + i * 62, -262, 46, 20, "#d8dade", 5))
  );
}

function turntable(p: Palette): string {
  return group(
    "translate(-430 -300)",
    rect(8, 34, 860, 640, p.edge, 22),
    rect(4, 16, 860, 640, p.dark, 22),
    rect(0, 0, 860, 640, flat(p), 20, stroke(p.edge, 3)),
    grain("M0,0H860V640H0Z", p, [0, 0, 860, 640], true),
    dot(334, 330, 286, slant("#ffffff", `${CHROME.base}@50`, CHROME.dark), stroke(CHROME.edge, 3)),
    each(48, (i) => {
      const a = (i * Math.PI) / 24;
      return dot(334 + Math.cos(a) * 277, 320 + 10 + Math.sin(a) * 277, 4, "#33353a");
    }),
    dot(334, 326, 264, radial(0.4, 0.36, 0.75, "#3a3b40", "#17181a"), stroke("#000000", 3)),
    each(9, (i) => dot(334, 326, 250 - i * 18, "none", stroke("#44464d", 1.5))),
    path("M334,326L180,120A264,264 0 0 1 260,72Z", "#ffffff", 'opacity=".12"'),
    path("M334,326L488,532A264,264 0 0 1 408,580Z", "#ffffff", 'opacity=".1"'),
    dot(334, 326, 88, slant("#c22a25", "#7a0f1b"), stroke("#4b070f", 2)),
    dot(334, 326, 58, "none", stroke("#f2ddb0", 3)),
    stud(334, 326, 10, CHROME),
    dot(728, 130, 84, slant("#d9dadd", "#54565c"), stroke("#2b2d31", 3)),
    dot(728, 130, 48, slant("#ffffff", CHROME.dark), stroke(CHROME.edge, 3)),
    pipe("M728,60L728,150C740,330 640,340 590,470", 15, CHROME),
    group(
      "translate(584 484) rotate(28)",
      rect(-24, -18, 48, 84, slant("#4a4a4e", "#0b0b0c"), 8, stroke("#000000", 2)),
    ),
    rect(700, 30, 56, 52, across(CHROME.light, `${CHROME.base}@50`, CHROME.dark), 10, stroke(CHROME.edge, 2)),
    rect(790, 330, 14, 240, "#050506", 7),
    rect(774, 430, 46, 32, down("#ffffff", CHROME.dark), 5, stroke("#000000", 2)),
    rect(28, 560, 90, 52, slant(CHROME.light, CHROME.dark), 8, stroke(CHROME.edge, 2)),
    stud(60, 520, 14, CHROME),
  );
}

function groovebox(p: Palette): string {
  const dark = isLight(p) ? "#4a463e" : "#0f1012";
  const tops = ["#e2402f", "#f2b82f", "#4a90ff", "#43c463"];
  return (
    rect(-396, -296, 800, 630, p.edge, 34) +
    rect(-400, -310, 800, 630, flat(p), 32, stroke(p.edge, 3)) +
    rect(-364, -276, 360, 170, dark, 14) +
    screen(-344, -256, 210, 130, "#f0b04a") +
    knob(-66, -192, 48, CHROME) +
    each(2, (r) =>
      each(4, (c) =>
        knob(
          54 + c * 88,
          -236 + r * 88,
          30,
          {
            base: tops[c] ?? "#fff",
            light: lighter(tops[c] ?? "#fff", 0.3),
            dark: darker(tops[c] ?? "#fff", 0.4),
            edge: "#101012",
          },
          -60 + c * 40 + r * 30,
        ),
      ),
    ) +
    padGrid(-4, -80, 4, 4, 78, 13, isLight(p) ? ["#fffaf0", "#f5efe0", "#f2795c"] : ["#d8dade", "#c9cdd2", "#58b7d8"]) +
    rect(-364, -80, 330, 160, dark, 14) +
    perforated(-356, -74, 316, 150, 20, mix(p.base, "#ffffff", 0.15)) +
    each(3, (r) =>
      each(4, (c) =>
        rect(
          -360 + c * 84,
          108 + r * 62,
          66,
          42,
          slant(lighter(p.light, 0.25), mix(p.base, "#000000", 0.25)),
          9,
          stroke("#00000077", 2),
        ),
      ),
    ) +
    rect(-360, 232, 66, 42, slant("#8ae0a4", "#2d7a50"), 9, stroke("#00000077", 2)) +
    rect(-276, 232, 66, 42, slant("#f08a7a", "#a01c14"), 9, stroke("#00000077", 2))
  );
}

export const decks: Kinds = {
  "dj-controller": { draw: djController, tilt: -10 },
  turntable: { draw: turntable, tilt: -8 },
  groovebox: { draw: groovebox, tilt: -12 },
};
