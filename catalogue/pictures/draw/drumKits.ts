import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, ball, dot, each, grain, group, oval, path, radial, rect, roundness, slant, stroke } from "./brush.ts";
import { band, lugs, TOP, vessel } from "./drumParts.ts";
import { plate } from "./drumsParts.ts";
import { BLACK, CHROME, skin } from "./parts.ts";
import { pipe } from "./pipes.ts";

/** Whole kits, from the audience. */

/** A drum with metal hoops on an upright axis, its top at y = 0. */
function tom(r: number, h: number, p: Palette, count = 6, top = TOP): string {
  const shell = vessel(
    [
      [0, r],
      [h / 2, r],
      [h, r],
    ],
    top,
    top * 0.9,
  );
  return (
    path(shell, roundness(p), stroke(p.edge, 3)) +
    grain(shell, p, [-r, 0, r * 2, h + r * 0.3]) +
    lugs(count, h * 0.1, r, h * 0.86, top * 0.95) +
    band(h - 12, r + 5, 16, CHROME, top * 0.9) +
    band(-10, r + 5, 18, CHROME, top) +
    skin(0, -12, r + 1, (r + 1) * top, 0, "#f4f1ea")
  );
}

const stem = (d: string, width = 9): string => pipe(d, width, CHROME);

const tripod = (x: number, y: number, reach: number, foot: number): string =>
  stem(`M${x},${y}L${x - reach},${foot}`, 8) +
  stem(`M${x},${y}L${x + reach},${foot}`, 8) +
  stem(`M${x},${y}L${x},${foot + 8}`, 8) +
  [-reach, 0, reach].map((dx) => oval(x + dx, foot + (dx ? 0 : 8), 13, 8, "#17181a")).join("");

function drumKit(p: Palette): string {
  return (
    stem("M-330,-330L-330,300") +
    tripod(-330, 160, 84, 300) +
    stem("M300,-340L300,260") +
    tripod(300, 180, 74, 300) +
    stem("M-430,-96L-430,280") +
    tripod(-430, 190, 66, 300) +
    group("translate(-330 -326) rotate(-10)", plate(160, 0.2)) +
    group("translate(316 -336) rotate(11)", plate(190, 0.22)) +
    group("translate(-430 -96)", plate(112, 0.16)) +
    group("translate(-430 -108)", plate(112, 0.16)) +
    stem("M-40,-60L-100,-140") +
    stem("M40,-60L110,-140") +
    [-250, -206].map((x) => stem(`M${x - 60},120L${x - 90},300`, 7)).join("") +
    stem("M-250,60L-250,280") +
    tripod(-250, 220, 60, 300) +
    group("translate(-262 4)", tom(124, 78, p, 6, 0.24)) +
    group("translate(-112 -216) rotate(9)", tom(116, 118, p, 5, 0.34)) +
    group("translate(132 -216) rotate(-9)", tom(126, 126, p, 5, 0.34)) +
    [214, 300, 386].map((x) => stem(`M${x},60L${x},312`, 8) + rect(x - 9, 304, 18, 14, "#17181a", 5)).join("") +
    group("translate(300 0)", tom(136, 216, p, 5, 0.26)) +
    stem("M-160,180L-226,310", 10) +
    stem("M160,180L226,310", 10) +
    dot(0, 120, 202, p.dark, stroke(p.edge, 3)) +
    dot(0, 114, 202, slant(p.light, `${p.base}@50`, p.dark), stroke(p.edge, 3)) +
    each(8, (i) => {
      const a = (i * Math.PI) / 4 + 0.39;
      return group(
        `translate(${Math.cos(a) * 190} ${114 + Math.sin(a) * 190}) rotate(${(a * 180) / Math.PI + 90})`,
        rect(-9, -20, 18, 36, across("#ffffff", CHROME.dark), 5, stroke(CHROME.edge, 2)),
      );
    }) +
    dot(0, 114, 172, radial(0.4, 0.36, 0.75, "#ffffff", "#f4f1ea@55", "#d5cfc2"), stroke("#a8a294", 3)) +
    dot(0, 114, 152, "none", stroke("#e3ddd0", 4)) +
    dot(76, 170, 38, "#2a2523", stroke(CHROME.base, 4))
  );
}

/** Pads of mesh on a rack, with its module. */
function electronicKit(p: Palette): string {
  const pad = (x: number, y: number, r: number, tilt = 0) =>
    group(
      `translate(${x} ${y}) rotate(${tilt})`,
      path(
        vessel(
          [
            [0, r],
            [52, r * 0.94],
          ],
          0.42,
          0.42,
        ),
        roundness(p),
        stroke(p.edge, 3),
      ),
      band(-6, r + 4, 16, p === finishes.white ? CHROME : BLACK, 0.42),
      oval(0, -6, r + 4, (r + 4) * 0.42, "#1a1a1c", stroke("#000000", 2)),
      oval(0, -8, r - 6, (r - 6) * 0.42, ball("#fdfdfb", "#dedbd3"), stroke("#8d8a83", 2)),
      each(5, (i) =>
        oval(0, -8, (r - 6) * (0.85 - i * 0.17), (r - 6) * 0.42 * (0.85 - i * 0.17), "none", stroke("#cfccc4", 1.5)),
      ),
    );
  const cymbal = (x: number, y: number, r: number, tilt: number) =>
    group(
      `translate(${x} ${y}) rotate(${tilt})`,
      oval(0, 8, r, r * 0.3, "#000000"),
      oval(0, 0, r, r * 0.3, slant("#6a6b73", "#2b2b2f@50", "#101012"), stroke("#000000", 2)),
      oval(0, 0, r * 0.8, r * 0.24, "none", stroke("#6a6b73", 2)),
      oval(0, -4, r * 0.25, r * 0.09, ball("#8a8b92", "#2b2b2f")),
    );
  const rack = finishes.chrome;
  return (
    pipe("M-360,320L-330,-40", 18, rack) +
    pipe("M360,320L330,-40", 18, rack) +
    pipe("M-130,330L-120,-70", 18, rack) +
    pipe("M130,330L120,-70", 18, rack) +
    pipe("M-400,-30C-260,-90 260,-90 400,-30", 20, rack) +
    [-360, -130, 130, 360].map((x) => rect(x - 26, 312, 52, 20, "#17181a", 8)).join("") +
    pipe("M-300,-60L-330,-290", 11, rack) +
    pipe("M300,-60L330,-300", 11, rack) +
    cymbal(-330, -294, 130, -12) +
    cymbal(336, -304, 140, 12) +
    cymbal(-420, -70, 104, -6) +
    pad(-108, -150, 106, 7) +
    pad(108, -150, 106, -7) +
    pad(-262, 40, 118, 4) +
    pad(270, 40, 122, -4) +
    rect(-74, 170, 148, 150, slant(p.light, p.dark), 12, stroke(p.edge, 3)) +
    dot(0, 190, 96, "#17181a", stroke("#000000", 3)) +
    dot(0, 190, 82, ball("#fdfdfb", "#d5d2ca"), stroke("#8d8a83", 2)) +
    pipe("M0,330L0,250", 9, rack) +
    dot(0, 240, 17, "#e9e6de", stroke("#17181a", 3)) +
    path("M-40,330L40,330L30,384L-30,384Z", slant("#8a8b92", "#2b2b2f"), stroke("#000000", 2)) +
    group(
      "translate(-440 70) rotate(-6)",
      rect(-50, -10, 130, 92, slant("#4a4a4e", "#151517"), 10, stroke("#000000", 2)),
      rect(-38, 0, 60, 34, "#7fd0e8", 4),
      each(3, (i) => dot(-28 + i * 26, 58, 9, "#d8dade")),
      dot(54, 18, 14, "#d8dade", stroke("#000000", 3)),
    )
  );
}

export const drumKits: Kinds = {
  "drum-kit": { draw: drumKit, stands: true },
  "electronic-drum-kit": { draw: electronicKit, stands: true },
};
