import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, darker, dot, each, group, mix, path, rect, shine, slant, stroke, wire } from "./brush.ts";
import { board } from "./keyboardsParts.ts";
import { CHROME, keys } from "./parts.ts";

/** Keys with wind. */

/** Lying: keys, air pipe at the left end. */
function melodica(p: Palette): string {
  return (
    wire("M-440,-20C-560,-40 -600,60 -560,160C-530,240 -430,250 -340,230", p.edge, 28) +
    wire("M-440,-20C-560,-40 -600,60 -560,160C-530,240 -430,250 -340,230", "#e9e6de", 22) +
    wire("M-440,-22C-560,-42 -600,58 -560,158C-530,238 -430,248 -340,228", "#b9b4a6", 20, 'stroke-dasharray="3 8"') +
    rect(-350, 210, 66, 34, "#1d1a1a", 14) +
    rect(-452, -36, 44, 32, "#1d1a1a", 6) +
    board(840, 230, p, 40) +
    rect(-380, -92, 760, 34, mix(p.dark, "#000000", 0.1), 14) +
    each(18, (i) => rect(-360 + i * 42, -84, 24, 18, darker(p.dark, 0.4), 6)) +
    rect(-384, -46, 768, 144, "#141416", 4) +
    keys(-378, -42, 756, 136, 19, 3)
  );
}

/** Piano keys at the left, bellows, bass buttons at the right. */
function accordion(p: Palette): string {
  const gold = p === finishes.red ? finishes.gold : CHROME;
  const bellows = each(
    13,
    (i) =>
      rect(
        -86 + i * 19,
        -300 + (i % 2) * 8,
        22,
        600 - (i % 2) * 16,
        across(darker(p.dark, 0.35), `${p.base}@50`, darker(p.dark, 0.5)),
        5,
        stroke("#00000088", 1.5),
      ) +
      rect(-84 + i * 19, -300 + (i % 2) * 8, 18, 18, gold.light, 3) +
      rect(-84 + i * 19, 282 - (i % 2) * 8, 18, 18, gold.light, 3),
  );
  const left = "M-300,-320C-300,-344 -280,-350 -260,-350L-92,-330L-92,330L-260,350C-280,350 -300,344 -300,320Z";
  const right = "M160,-320L300,-300C340,-296 350,-270 350,-240L350,240C350,270 340,296 300,300L160,320Z";
  return (
    bellows +
    path(left, slant(p.light, `${p.base}@40`, p.dark), stroke(p.edge, 3)) +
    path(right, slant(p.light, `${p.base}@40`, p.dark), stroke(p.edge, 3)) +
    shine(left, 18, 0.5) +
    shine(right, 18, 0.5) +
    path(
      "M-246,-320L-110,-306L-110,306L-246,320Z",
      slant(gold.light, `${gold.base}@40`, `${gold.light}@60`, gold.dark),
      stroke(gold.edge, 2),
    ) +
    each(9, (i) =>
      wire(`M-236,${-270 + i * 66}C-206,${-300 + i * 66} -160,${-240 + i * 66} -120,${-276 + i * 66}`, "#1a1a1c", 9),
    ) +
    rect(-424, -310, 122, 620, "#141416", 6) +
    group("translate(-306 -304) rotate(90)", keys(0, 0, 608, 112, 15, 3)) +
    each(6, (row) =>
      each(12, (i) =>
        dot(196 + row * 24, -220 + i * 38 + row * 9, 8.5, slant("#ffffff", "#bdb6a6"), stroke("#4d4a44", 1.5)),
      ),
    ) +
    each(5, (i) => rect(-92 - 150 + i * 26, -346 + i * 2.4, 18, 16, "#f2ece0", 4, stroke("#4d4a44", 1))) +
    wire("M340,-230C400,-120 400,120 340,230", "#3a2418", 18)
  );
}

export const freeReeds: Kinds = {
  melodica: { draw: melodica, tilt: -22 },
  accordion: { draw: accordion, tilt: 8 },
};
