import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  clipped,
  darker,
  dot,
  each,
  flat,
  group,
  lighter,
  mix,
  oval,
  path,
  rect,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { BLACK, block, CHROME, cone, knob, lamp, perforated } from "./parts.ts";
import { pipe } from "./pipes.ts";
import { isLight } from "./studioGearParts.ts";

/** Loudspeakers and headphones. */

/** One near-field monitor; two make a pair. */
function monitor(p: Palette): string {
  const front = p.grain ? BLACK : p;
  const one = group(
    "translate(-150 -260)",
    block(300, 520, 70, 50, p, 12),
    p.grain ? rect(14, 14, 272, 492, flat(front), 10, stroke("#000000", 2)) : "",
    dot(150, 132, 78, slant(lighter(front.light, 0.1), front.dark), stroke(front.edge, 2)),
    cone(150, 132, 46, "#1d1d20", isLight(p) ? "#b9b4a6" : "#3a3b40"),
    cone(150, 330, 116, isLight(p) ? "#54565c" : p.grain ? "#2b2b2f" : "#b5892f"),
    rect(80, 474, 140, 18, "#050506", 9),
    lamp(256, 482, 5, "#4a90ff"),
    knob(48, 482, 15, CHROME),
  );
  return group("translate(200 -50) scale(.96)", one) + group("translate(-190 20)", one);
}

function headphones(p: Palette): string {
  const pad = p === finishes.cream ? finishes.walnut : BLACK;
  const cup = (s: number) =>
    group(
      `translate(${s * 250} 150) rotate(${s * -9}) scale(${s} 1)`,
      oval(-56, 0, 66, 150, across(darker(pad.dark, 0.1), pad.light), stroke(pad.edge, 3)),
      path(
        "M-40,-146C70,-150 96,-70 96,0C96,70 70,150 -40,146Z",
        s > 0 ? slant(p.light, `${p.base}@45`, p.dark) : slant(p.light, `${p.base}@50`, p.dark),
        stroke(p.edge, 3),
      ),
      path(
        "M-14,-100C48,-96 66,-50 66,0C66,50 48,96 -14,100Z",
        p === finishes.grey ? "#2b2d31" : mix(p.base, p.light, 0.3),
        stroke(p.dark, 3),
      ),
      p === finishes.grey ? perforated(-10, -84, 64, 168, 15, "#8a8f96") : "",
      pipe("M40,-120L24,-230", 17, CHROME),
    );
  return (
    wire("M-286,296C-300,420 -120,440 -60,390C20,330 60,420 160,400", "#101012", 13) +
    wire("M-286,296C-300,420 -120,440 -60,390C20,330 60,420 160,400", "#55565e", 4) +
    rect(156, 386, 70, 24, across(CHROME.light, CHROME.dark), 6, stroke(CHROME.edge, 2)) +
    wire("M-262,-60C-270,-420 270,-420 262,-60", p.edge, 62) +
    wire("M-262,-60C-270,-420 270,-420 262,-60", p.base, 55) +
    wire("M-268,-80C-270,-430 240,-424 258,-110", p.light, 12, 'opacity=".8"') +
    wire("M-216,-130C-190,-320 190,-320 216,-130", pad.dark, 36) +
    wire("M-216,-140C-190,-326 190,-326 216,-140", pad.light, 6) +
    cup(-1) +
    cup(1)
  );
}

function paSpeaker(p: Palette): string {
  return (
    pipe("M0,330L0,470", 34, BLACK) +
    path(
      "M-210,-350C-210,-376 -196,-386 -174,-386L174,-386C196,-386 210,-376 210,-350L180,310C178,336 166,344 146,344L-146,344C-166,344 -178,336 -180,310Z",
      slant(p.light, `${p.base}@40`, p.dark),
      stroke(p.edge, 4),
    ) +
    path("M210,-350L262,-330L236,290L180,310Z", across(p.base, p.dark), stroke(p.edge, 3)) +
    rect(-70, -376, 140, 26, "#050506", 12) +
    path("M-184,-330L184,-330L158,300L-158,300Z", "#0d0d0f", stroke("#000000", 3)) +
    path("M-130,-310L130,-310L104,-150L-104,-150Z", slant("#3a3b40", "#0a0a0b"), stroke("#000000", 3)) +
    rect(-44, -262, 88, 60, "#000000", 8) +
    cone(0, 86, 160) +
    clipped("M-184,-330L184,-330L158,300L-158,300Z", perforated(-184, -330, 368, 630, 17, "#6a6c74aa")) +
    path("M-184,-330L184,-330L158,300L-158,300Z", "none", stroke("#5c5d63", 5)) +
    lamp(0, 322, 6, "#4a90ff")
  );
}

function columnSpeaker(p: Palette): string {
  const hole = isLight(p) ? "#8f897d" : "#5c5d63";
  return (
    group(
      "translate(-170 110)",
      block(340, 320, 90, 60, p, 14),
      rect(20, 20, 300, 280, darker(p.dark, isLight(p) ? 0.05 : 0.35), 10, stroke(p.edge, 2)),
      `<g opacity=".4">${dot(170, 160, 116, "#101012")}</g>`,
      perforated(26, 26, 288, 268, 18, hole),
    ) +
    pipe("M40,90L40,20", 40, BLACK) +
    group(
      "translate(-26 -480)",
      block(110, 520, 46, 24, p, 10),
      rect(12, 12, 86, 496, darker(p.dark, isLight(p) ? 0.1 : 0.4), 8),
      each(
        6,
        (i) =>
          dot(55, 60 + i * 80, 34, isLight(p) ? "#54565c" : "#1b1b1e", stroke(hole, 3)) +
          dot(55, 60 + i * 80, 11, "#3a3b40"),
      ),
      perforated(14, 14, 84, 494, 15, hole),
    )
  );
}

export const speakers: Kinds = {
  "studio-monitor": { draw: monitor, stands: true },
  headphones: { draw: headphones },
  "pa-speaker": { draw: paSpeaker },
  "column-speaker": { draw: columnSpeaker, stands: true },
};
