import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  ball,
  dot,
  each,
  group,
  lighter,
  line,
  oval,
  path,
  radial,
  rect,
  shine,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { TOP, vessel } from "./drumParts.ts";
import { BRASS, stud } from "./parts.ts";

/** Ghatam, kanjira, morsing: the second row of a concert. */

/** The clay pot. */
function ghatam(p: Palette): string {
  const pot = vessel(
    [
      [-236, 104],
      [-206, 92],
      [-176, 104],
      [-120, 190],
      [-20, 258],
      [90, 262],
      [190, 196],
      [244, 110],
    ],
    TOP,
    0.2,
  );
  return (
    path(pot, radial(0.34, 0.36, 0.78, lighter(p.light, 0.25), `${p.base}@48`, p.dark), stroke(p.edge, 3)) +
    each(6, (i) =>
      wire(
        `M${-150 - i * 18},${-120 + i * 42}C-80,${-40 + i * 44} 80,${-40 + i * 44} ${150 + i * 18},${-120 + i * 42}`,
        p.dark,
        2,
        'opacity=".2"',
      ),
    ) +
    path(
      "M-150,-70C-190,-20 -206,50 -190,110C-176,60 -160,-10 -110,-80C-120,-96 -138,-86 -150,-70Z",
      "#ffffff",
      'opacity=".28"',
    ) +
    oval(0, -238, 108, 33, across(p.light, p.base), stroke(p.edge, 3)) +
    oval(0, -236, 84, 23, radial(0.6, 0.2, 0.9, "#6d351b", "#1e0d05"), stroke(p.edge, 2))
  );
}

/** A small frame drum of lizard skin with one slot of jingles. */
function kanjira(p: Palette): string {
  return (
    dot(22, 30, 236, p.dark, stroke(p.edge, 4)) +
    dot(14, 19, 236, p.base) +
    dot(7, 9, 236, p.dark) +
    dot(0, 0, 236, slant(p.light, `${p.base}@50`, p.dark), stroke(p.edge, 3)) +
    group(
      "rotate(42)",
      rect(180, -44, 84, 88, "#20120a", 12),
      [-16, 0, 16]
        .map((y) => oval(232, y, 40, 11, across(BRASS.light, `${BRASS.base}@50`, BRASS.dark), stroke(BRASS.edge, 2)))
        .join(""),
      line(232, -44, 232, 44, "#4f380e", 5),
    ) +
    dot(0, 0, 208, radial(0.36, 0.32, 0.75, "#e9dcb8", "#bfa873@60", "#86703f"), stroke("#5d4a22", 3)) +
    each(15, (row) =>
      each(15, (column) => {
        const [x, y] = [(column - 7) * 26 + (row % 2) * 13, (row - 7) * 25];
        return Math.hypot(x, y) < 190
          ? dot(x, y, 4.5, "#6d5a30", `opacity="${0.22 + ((row * 7 + column * 3) % 5) * 0.05}"`)
          : "";
      }),
    ) +
    each(20, (i) => stud(Math.cos(i * 0.314) * 221, Math.sin(i * 0.314) * 221, 5, BRASS))
  );
}

/** The jaw harp: a ring, two bars, the tongue between them bent up at its tip. */
function morsing(finish: Palette): string {
  const p = finish.grain ? finishes.grey : finish;
  const frame =
    "M-40,-300L-64,-40C-150,10 -170,150 -100,220C-40,270 40,270 100,220C170,150 150,10 64,-40L40,-300L22,-300L26,-20C90,20 104,120 60,172C26,206 -26,206 -60,172C-104,120 -90,20 -26,-20L-22,-300Z";
  return (
    path(frame, "#000000", 'opacity=".18" transform="translate(8 12)"') +
    path(frame, slant(p.light, `${p.base}@35`, `${p.light}@48`, `${p.dark}@75`, p.base), stroke(p.edge, 4)) +
    shine(frame, 12, 0.7) +
    path(
      "M-11,206L-7,-330C-6,-352 6,-352 7,-330L11,206Z",
      across("#f4f5f7", "#9a9fa6@50", "#5d636b"),
      stroke("#3c4148", 2),
    ) +
    wire("M0,-338C-2,-400 40,-420 74,-396", "#4e5359", 15) +
    wire("M0,-338C-2,-400 40,-420 74,-396", "#c9cdd2", 10) +
    dot(78, -394, 13, ball("#ffffff", "#82878e"), stroke("#3c4148", 2)) +
    rect(-22, 190, 44, 50, slant(BRASS.light, BRASS.dark), 6, stroke(BRASS.edge, 2))
  );
}

export const smallPercussion: Kinds = {
  ghatam: { draw: ghatam, stands: true },
  kanjira: { draw: kanjira },
  morsing: { draw: morsing, tilt: 32 },
};
