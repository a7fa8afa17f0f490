import type { Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  ball,
  dot,
  grain,
  group,
  lathe,
  lighter,
  oval,
  path,
  radial,
  rect,
  roundness,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { band, lugs, TOP, vessel } from "./drumParts.ts";
import { cymbal } from "./drumsParts.ts";
import { CHROME, skin, stud } from "./parts.ts";
import { pipe } from "./pipes.ts";

/** The drum kit and what stands by it. */

function snare(p: Palette): string {
  const r = 250;
  const shell = vessel([
    [0, r],
    [80, r],
    [160, r],
  ]);
  return (
    path(shell, roundness(p), stroke(p.edge, 3)) +
    grain(shell, p, [-r, 0, r * 2, 240]) +
    band(74, r, 10, p) +
    lugs(8, 14, r, 140) +
    band(140, r + 8, 26, CHROME) +
    band(-22, r + 8, 28, CHROME) +
    skin(0, -22, r + 2, (r + 2) * TOP, 0, "#f6f3ec") +
    oval(0, -22, r * 0.9, r * 0.27, "none", stroke("#dcd6c8", 2)) +
    path(
      "M-30,96L30,96L24,196L-24,196Z",
      across(CHROME.light, `${CHROME.base}@50`, CHROME.dark),
      stroke(CHROME.edge, 2),
    ) +
    rect(-44, 120, 88, 26, across("#ffffff", CHROME.dark), 8, stroke(CHROME.edge, 2))
  );
}

function sticks(p: Palette): string {
  const one = lathe([
    [-480, 3],
    [-472, 11],
    [-456, 13],
    [-440, 10],
    [-424, 8],
    [-300, 14],
    [-160, 18],
    [440, 18],
    [464, 16],
    [474, 9],
  ]);
  const draw = (x: number, turn: number) =>
    group(
      `translate(${x} 0) rotate(${turn})`,
      path(one, roundness(p), stroke(p.edge, 2.5)),
      grain(one, p, [-20, -480, 40, 950]),
      path(
        lathe([
          [-480, 3],
          [-472, 11],
          [-456, 13],
          [-440, 10],
          [-424, 8],
        ]),
        ball(p.light, p.base),
        stroke(p.edge, 2),
      ),
      rect(-19, 200, 38, 6, p.edge, 2, 'opacity=".5"'),
      rect(-19, 214, 38, 3, p.edge, 2, 'opacity=".5"'),
    );
  return draw(-60, 12) + draw(60, -12);
}

const drumHead = (): string =>
  dot(10, 16, 330, "#83878e") +
  dot(0, 0, 330, slant("#ffffff", "#b4b9c0@50", "#666c75"), stroke("#4e5359", 3)) +
  dot(0, 0, 306, radial(0.38, 0.34, 0.8, "#ffffff", "#f6f3ec@60", "#d8d2c5"), stroke("#a8a294", 3)) +
  dot(0, 0, 286, "none", stroke("#e6e0d4", 6)) +
  dot(0, 0, 90, "none", stroke("#ece7dc", 3));

function cymbalStand(p: Palette): string {
  const leg = (x: number, y: number) =>
    pipe(`M0,60L${x},${y}`, 15, p) +
    pipe(`M0,190L${x * 0.62},${60 + (y - 60) * 0.62}`, 11, p) +
    oval(x, y + 6, 26, 15, "#17181a");
  return (
    leg(-210, 400) +
    leg(210, 400) +
    leg(26, 440) +
    pipe("M0,220L0,-140", 22, p) +
    pipe("M0,-140L0,-330", 15, p) +
    rect(-22, -156, 44, 34, across(p.light, p.dark), 7, stroke(p.edge, 2)) +
    stud(36, -138, 18, p) +
    rect(-20, 44, 40, 40, across(p.light, p.dark), 7, stroke(p.edge, 2)) +
    stud(34, 66, 16, p) +
    group(
      "translate(0 -340) rotate(-34)",
      pipe("M-110,0L260,0", 15, p),
      rect(-150, -26, 56, 52, across(p.light, p.dark), 12, stroke(p.edge, 2)),
      stud(0, 4, 27, p),
    ) +
    group(
      "translate(216 -486) rotate(10)",
      pipe("M0,0L0,-60", 9, p),
      rect(-26, -24, 52, 14, "#8f2018", 6),
      rect(-26, -38, 52, 12, "#b8402f", 6),
      rect(-12, -68, 24, 22, across(p.light, p.dark), 5, stroke(p.edge, 2)),
    )
  );
}

function throne(p: Palette): string {
  const leg = (x: number, y: number) => pipe(`M0,60L${x},${y}`, 19, CHROME) + oval(x, y + 6, 32, 17, "#17181a");
  return (
    leg(-240, 360) +
    leg(240, 360) +
    leg(20, 396) +
    pipe("M0,-120L0,200", 34, CHROME) +
    rect(-36, 20, 72, 56, across(CHROME.light, CHROME.dark), 8, stroke(CHROME.edge, 2)) +
    stud(54, 48, 24, CHROME) +
    path(
      vessel(
        [
          [-250, 236],
          [-200, 266],
          [-150, 258],
        ],
        0.32,
        0.3,
      ),
      roundness(p),
      stroke(p.edge, 3),
    ) +
    oval(0, -250, 240, 78, radial(0.38, 0.3, 0.8, lighter(p.light, 0.1), p.base), stroke(p.edge, 2)) +
    wire("M-262,-196A262,84 0 0 0 262,-196", p.light, 5, 'opacity=".6"')
  );
}

export const drums: Kinds = {
  "snare-drum": { draw: snare, stands: true },
  cymbal: { draw: cymbal },
  "drum-sticks": { draw: sticks, tilt: 40 },
  "drum-head": { draw: drumHead },
  "cymbal-stand": { draw: cymbalStand, stands: true },
  "drum-throne": { draw: throne, stands: true },
};
