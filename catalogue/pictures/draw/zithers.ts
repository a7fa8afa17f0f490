import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  belly,
  darker,
  dot,
  down,
  each,
  grain,
  group,
  lighter,
  line,
  path,
  polygon,
  radial,
  rect,
  shine,
  smooth,
  stroke,
  thickness,
} from "./brush.ts";
import { BRASS, EBONY, IVORY, stud } from "./parts.ts";
import { peg } from "./veenasParts.ts";

/** Many strings over a box, and the sarangi. */

/** A trapezium of a hundred strings on rows of small bridges, and its two mallets. */
function santoor(p: Palette): string {
  const body = polygon([-420, 200], [-250, -170], [250, -170], [420, 200]);
  const mallet = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path(
        "M0,-6C120,-10 220,-8 300,-2C330,2 346,-10 340,-22C326,-16 318,-12 300,-12L300,8C330,10 350,2 352,-16C356,10 330,22 300,18C220,12 120,10 0,6Z",
        down(p.light, p.dark),
        stroke(p.edge, 2),
      ),
    );
  const rows = each(15, (i, share) => {
    const y = 170 - share * 310;
    const half = 396 - share * 160;
    const [left, right] = [-half * 0.42, half * 0.42];
    const bridge = (x: number) =>
      path(
        polygon([x - 13, y + 8], [x - 5, y - 10], [x + 5, y - 10], [x + 13, y + 8]),
        across(p.light, p.dark),
        stroke(p.edge, 1.2),
      );
    return (
      [-4, -1.5, 1.5, 4].map((d) => line(-half, y + d * 1.6 - 6, half, y + d * 1.6 - 6, "#f6f3ea", 1)).join("") +
      bridge(i % 2 ? left : left + 20) +
      bridge(i % 2 ? right : right + 20) +
      stud(-half - 4, y - 6, 6, BRASS) +
      stud(half + 4, y - 6, 6, finishes.chrome)
    );
  });
  return (
    thickness(body, p, 0, 44) +
    path(polygon([-420, 200], [420, 200], [420, 246], [-420, 246]), down(p.base, p.dark), stroke(p.edge, 3)) +
    path(body, belly(p), stroke(p.edge, 5)) +
    grain(body, p, [-420, -170, 840, 370], true) +
    path(
      polygon([-370, 184], [-226, -154], [226, -154], [370, 184]),
      radial(0.4, 0.3, 0.9, lighter(p.light, 0.3), p.base),
      stroke(p.edge, 2),
    ) +
    rows +
    mallet(-180, 130, -24) +
    mallet(-40, 190, -34)
  );
}

/** A board harp laid flat: strings from pins to pins, a wavy side. */
function swarmandal(p: Palette): string {
  const body = smooth(
    [
      [-300, 180],
      [-290, -120],
      [-180, -170],
      [0, -150],
      [170, -190],
      [300, -150],
      [330, 0],
      [300, 180],
      [0, 196],
    ],
    true,
    0.8,
  );
  return (
    thickness(body, p, 8, 18) +
    path(body, belly(p), stroke(p.edge, 4)) +
    grain(body, p, [-300, -190, 640, 390], true) +
    shine(body, 20, 0.5) +
    `<g transform="scale(.92 .88)">${path(body, "none", stroke(IVORY, 5))}</g>` +
    dot(190, 40, 44, "#1a0f0a", stroke(IVORY, 6)) +
    dot(190, 40, 53, "none", stroke(p.edge, 2)) +
    path(
      polygon([-262, 150], [-236, 150], [-210, -120], [-236, -120]),
      across(IVORY, "#c4ab79"),
      stroke("#6b4a22", 1.5),
    ) +
    path(polygon([272, 146], [286, 146], [286, -96], [272, -96]), across(p.light, p.dark), stroke(p.edge, 1.5)) +
    each(24, (i, share) => {
      const y = -108 + share * 244;
      return (
        line(-226 - share * 24, y, 279, y * 0.92, "#fbf6e6", 1.6) +
        stud(-248 - share * 24, y, 5, BRASS) +
        (i % 2 ? stud(296, y * 0.92, 4.5, finishes.chrome) : stud(306, y * 0.92, 4.5, finishes.chrome))
      );
    })
  );
}

/** A carved block: skin belly with pinched waist, broad neck, three gut strings, many sympathetic pegs, a bow. */
function sarangi(p: Palette): string {
  const body = smooth(
    [
      [-96, -330],
      [-100, -200],
      [-104, -20],
      [-126, 30],
      [-138, 110],
      [-104, 180],
      [-98, 214],
      [-140, 270],
      [-148, 350],
      [-120, 410],
      [0, 428],
      [120, 410],
      [148, 350],
      [140, 270],
      [98, 214],
      [104, 180],
      [138, 110],
      [126, 30],
      [104, -20],
      [100, -200],
      [96, -330],
      [70, -372],
      [0, -384],
      [-70, -372],
    ],
    true,
    0.9,
  );
  return (
    thickness(body, p, 8, 10) +
    path(body, belly(p), stroke(p.edge, 4)) +
    grain(body, p, [-150, -384, 300, 812]) +
    shine(body, 24, 0.5) +
    path(
      smooth(
        [
          [-96, 40],
          [-114, 110],
          [-80, 184],
          [-80, 216],
          [-120, 280],
          [-124, 350],
          [-98, 394],
          [0, 406],
          [98, 394],
          [124, 350],
          [120, 280],
          [80, 216],
          [80, 184],
          [114, 110],
          [96, 40],
          [0, 28],
        ],
        true,
        0.9,
      ),
      radial(0.4, 0.35, 0.7, "#fbf3df", "#ead8b6@70", "#cdb383"),
      stroke("#8a6a3a", 3),
    ) +
    path("M-26,120L-20,-250L20,-250L26,120Z", across("#4b4844", EBONY)) +
    path("M-62,-350L62,-350L54,-260L-54,-260Z", radial(0.4, 0.3, 0.9, "#3a2418", "#1a0f0a"), stroke(IVORY, 4)) +
    each(4, (i) => peg(i % 2 ? 74 : -74, i < 2 ? -340 : -270, i % 2 ? 90 : -90, p, 0.95)) +
    each(11, (i) => peg(100, -216 + i * 20, 90, p, 0.42)) +
    each(9, (i) => peg(-100, -196 + i * 22, -90, p, 0.36)) +
    each(12, (i) => line(-50 + i * 9, 390, -60 + i * 13, -190 + i * 14, "#d8d2c2", 1, 'opacity=".8"')) +
    rect(-58, 236, 116, 26, down("#fffaf0", "#d8c79c"), 4, stroke("#6b4a22", 2)) +
    [-16, 0, 16].map((x) => line(x * 1.6, 400, x, -300, "#f4e7c6", 4)).join("") +
    group(
      "translate(214 410) rotate(-96)",
      path("M0,0C200,-70 420,-66 640,0", "none", stroke(p.edge, 18)),
      path("M0,0C200,-70 420,-66 640,0", "none", stroke(p.base, 13)),
      line(10, 8, 630, 8, "#f2ead6", 9),
      rect(40, -14, 46, 26, darker(p.dark, 0.2), 6),
    )
  );
}

export const zithers: Kinds = {
  santoor: { draw: santoor },
  swarmandal: { draw: swarmandal, tilt: -8 },
  sarangi: { draw: sarangi, tilt: 14 },
};
