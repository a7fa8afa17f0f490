import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  darker,
  dot,
  each,
  grain,
  group,
  lighter,
  line,
  path,
  polygon,
  rect,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { BRASS, block, EBONY, knob, lamp, onTop, perforated, screen, stud } from "./parts.ts";

/** Boxes that keep the drone and the beat. */

/** Wooden with tabs and bellows; in plain colours the electronic one. */
function srutiBox(p: Palette): string {
  if (!p.grain) return electronicBox(p);
  return (
    path(
      polygon([430, -300], [520, -330], [520, 240], [430, 300]),
      across("#b8402f", "#5c140f"),
      stroke("#36090a", 2),
    ) +
    each(5, (i) =>
      path(
        polygon(
          [384 + i * 22, -296 - i * 4],
          [398 + i * 22, -304 - i * 4],
          [398 + i * 22, 294 - i * 8],
          [384 + i * 22, 302 - i * 8],
        ),
        i % 2 ? "#e9dcc0" : "#8f2018",
        stroke("#36090a", 2),
      ),
    ) +
    path(polygon([486, -318], [530, -336], [530, 236], [486, 264]), across(p.base, p.dark), stroke(p.edge, 3)) +
    block(380, 600, 30, 26, p, 10).replace(/^/, '<g transform="translate(0 -300)">') +
    "</g>" +
    grain("M0,-300H380V300H0Z", p, [0, -300, 380, 600]) +
    rect(24, -276, 332, 552, "none", 10, stroke(p.light, 4)) +
    each(
      13,
      (i) =>
        rect(60, -240 + i * 35, 200, 24, across("#201510", "#3a2418"), 10) +
        group(
          `translate(${i % 4 === 0 ? 40 : 0} 0)`,
          rect(
            110,
            -242 + i * 35,
            130,
            27,
            slant("#fffaf0", `${finishes.cream.base}@60`, "#b59b66"),
            9,
            stroke("#6b4a22", 2),
          ),
          stud(134, -229 + i * 35, 5, BRASS),
        ),
    ) +
    rect(290, -240, 46, 446, across(p.dark, p.base), 8, stroke(p.edge, 2)) +
    each(9, (i) => line(298, -216 + i * 50, 328, -216 + i * 50, "#120a06", 10)) +
    stud(48, 262, 9, BRASS) +
    stud(332, 262, 9, BRASS)
  );
}

/** A cabinet with a speaker's slots, a great pitch knob and keys. */
function electronicBox(p: Palette): string {
  return (
    group(
      "translate(-300 -200)",
      wire("M200,-70C200,-150 470,-150 470,-70", p.dark, 22),
      wire("M200,-72C200,-150 470,-150 470,-72", p.light, 7),
      block(600, 420, 80, 70, p, 26),
    ) +
    rect(-270, -170, 250, 250, darker(p.dark, 0.25), 22) +
    perforated(-260, -160, 230, 230, 23, lighter(p.base, 0.15)) +
    knob(140, -30, 112, p === finishes.cream ? finishes.walnut : finishes.grey, 24) +
    each(13, (i) => {
      const a = ((i - 6) * 22 * Math.PI) / 180;
      return dot(140 + Math.sin(a) * 142, -30 - Math.cos(a) * 142, 5, p === finishes.cream ? "#5d4325" : "#f2ece0");
    }) +
    knob(-210, 150, 32, finishes.silver) +
    knob(-110, 150, 32, finishes.silver, 30) +
    lamp(-20, 150, 10, "#e2402f") +
    rect(70, 134, 60, 34, "#141416", 7) +
    rect(150, 134, 60, 34, "#141416", 7)
  );
}

/** Strings without strings: cabinet, display, keys and dials. */
function electronicTanpura(p: Palette): string {
  return (
    group(
      "translate(-340 -150)",
      block(680, 330, 110, 120, p, 18),
      grain("M0,0H680V330H0Z", p, [0, 0, 680, 330], true),
    ) +
    group(
      `translate(-340 -150) ${onTop(200, 110, 120)}`,
      rect(60, 40, 560, 120, darker(p.dark, 0.35), 10),
      perforated(70, 46, 540, 108, 18, lighter(p.base, 0.2)),
    ) +
    rect(-310, -120, 620, 270, slant("#3c3d42", "#1b1c1f"), 14, stroke("#0b0b0c", 3)) +
    screen(-280, -90, 240, 84, "#7fd0a8") +
    `<g fill="#10301f" opacity=".8">${rect(-262, -72, 34, 46, "#10301f", 4)}${rect(-214, -72, 34, 46, "#10301f", 4)}</g>` +
    knob(60, -44, 46, finishes.silver) +
    knob(170, -44, 46, finishes.silver, 20) +
    knob(266, -44, 34, finishes.silver, 60) +
    each(8, (i) => rect(-280 + i * 72, 40, 58, 40, slant("#fffaf0", "#b9b2a3"), 8, stroke("#4d4a44", 2))) +
    each(4, (i) => lamp(-252 + i * 72, 112, 7, i ? "#43c463" : "#e2402f")) +
    each(4, (i) => line(60 + i * 60, 104, 60 + i * 60, 130, "#d9c48a", 6))
  );
}

/** The beat's counter: a big number, keys, speaker. */
function talometer(p: Palette): string {
  const seg = (x: number, bars: string) =>
    bars
      .split("")
      .map(
        (b) =>
          ({
            a: rect(x + 8, -150, 44, 12, "#0b2b52", 4),
            b: rect(x + 48, -144, 12, 50, "#0b2b52", 4),
            c: rect(x + 48, -82, 12, 50, "#0b2b52", 4),
            d: rect(x + 8, -36, 44, 12, "#0b2b52", 4),
            e: rect(x, -82, 12, 50, "#0b2b52", 4),
            f: rect(x, -144, 12, 50, "#0b2b52", 4),
            g: rect(x + 8, -94, 44, 12, "#0b2b52", 4),
          })[b] ?? "",
      )
      .join("");
  return (
    group("translate(-230 -270)", block(460, 560, 60, 50, p, 36)) +
    rect(-200, -240, 400, 260, "#101114", 20) +
    rect(-184, -186, 368, 190, slant("#bfe6ff", "#5fb2e8"), 8) +
    seg(-80, "bc") +
    seg(20, "abcdefg") +
    each(8, (i) => lamp(-158 + i * 45, -212, 8, i === 0 ? "#e2402f" : i % 4 ? "#3a6b46" : "#43c463")) +
    perforated(-190, 40, 180, 110, 19, darker(p.dark, 0.4)) +
    knob(60, 90, 42, finishes.chrome) +
    knob(160, 90, 42, finishes.chrome, 40) +
    rect(-190, 180, 240, 74, slant("#f6f1e4", "#bdb29a"), 18, stroke("#4d4a44", 3)) +
    rect(76, 180, 54, 74, slant("#4a4a4e", EBONY), 12) +
    rect(144, 180, 54, 74, slant("#e8545a", "#7a0f1b"), 12)
  );
}

export const ragaBoxes: Kinds = {
  "sruti-box": { draw: srutiBox, stands: true },
  "electronic-tanpura": { draw: electronicTanpura, stands: true },
  talometer: { draw: talometer },
};
