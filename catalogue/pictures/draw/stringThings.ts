import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  darker,
  dot,
  each,
  group,
  lighter,
  line,
  oval,
  path,
  radial,
  rect,
  roundness,
  shine,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { BRASS, CHROME, stud } from "./parts.ts";

/** Strings, and what touches them. */

/** Small things: strings, picks, clips, straps, cases, cables. */
function stringSet(p: Palette): string {
  const coil = (x: number, y: number, r: number, colour: string, width: number) =>
    each(
      4,
      (i) =>
        dot(x + ((i * 5) % 7) - 3, y + ((i * 7) % 9) - 4, r - i * 5, "none", stroke(darker(colour, 0.4), width + 1.5)) +
        dot(x + ((i * 5) % 7) - 3, y + ((i * 7) % 9) - 4, r - i * 5, "none", stroke(colour, width)),
    ) +
    each(5, (i) => dot(x + r - 8, y - 22 + i * 10, 9, "none", stroke(colour, width * 0.9))) +
    stud(x + r * 0.7, y + r * 0.72, 11, BRASS);
  return (
    group(
      "rotate(-12)",
      rect(-240, -300, 400, 400, "#5c0f12", 8, 'transform="translate(6 10)"'),
      rect(-240, -300, 400, 400, slant("#f8eed6", "#e2cfa2"), 8, stroke("#8a7345", 3)),
      path("M-240,-300H160L-40,-130Z", slant("#d8342e", "#8f1c17"), stroke("#5c0f12", 3)),
      each(6, (i) => line(-190, -60 + i * 22, 110, -60 + i * 22, i < 3 ? p.dark : "#8f949a", 5 - i * 0.6)),
      dot(-40, -150, 46, "#f2ddb0", stroke("#8f1c17", 5)),
      line(-40, -192, -40, -108, "#8f1c17", 6),
    ) +
    coil(-190, 170, 150, p.base, 8) +
    coil(190, 140, 160, p.light, 6) +
    coil(30, 240, 130, "#c9cdd2", 4)
  );
}

function picks(p: Palette): string {
  const d = "M0,190C-36,176 -150,0 -168,-84C-176,-140 -90,-166 0,-166C90,-166 176,-140 168,-84C150,0 36,176 0,190Z";
  const one = (x: number, y: number, turn: number, c: Palette) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path(d, c.edge, 'transform="translate(5 8)" opacity=".7"'),
      path(d, slant(c.light, `${c.base}@50`, c.dark), stroke(c.edge, 3)),
      shine(d, 18, 0.5),
      dot(0, -40, 40, "none", `${stroke(lighter(c.light, 0.4), 6)} opacity=".7"`),
      line(0, -76, 0, -4, lighter(c.light, 0.4), 6, 'opacity=".7"'),
    );
  return (
    one(-150, -120, -22, finishes.walnut) +
    one(170, -150, 18, finishes.cream) +
    one(-90, 150, 12, finishes.teal) +
    one(150, 140, -14, p === finishes.natural ? finishes.red : p)
  );
}

function capo(p: Palette): string {
  return (
    path(
      "M-300,-150C-330,-190 -300,-226 -250,-220L230,-170C270,-166 280,-120 250,-104C220,-92 160,-110 120,-110L-220,-136C-250,-138 -280,-130 -300,-150Z",
      slant(p.light, `${p.base}@45`, p.dark),
      stroke(p.edge, 4),
    ) +
    rect(-270, -134, 400, 34, slant("#54565e", "#17181a"), 15, 'transform="rotate(3.5 -270 -134)"') +
    path(
      "M150,-120C230,-120 300,-60 300,30C300,120 240,180 130,170C40,162 -60,110 -110,90C-140,78 -130,36 -96,42C-30,56 60,110 130,100C190,92 210,40 190,0C176,-30 150,-40 120,-50Z",
      slant(p.light, `${p.base}@45`, p.dark),
      stroke(p.edge, 4),
    ) +
    rect(-116, 42, 120, 34, slant("#54565e", "#17181a"), 14, 'transform="rotate(20 -116 42)"') +
    path(
      "M240,-130C330,-150 400,-60 420,80C430,160 420,230 396,250C370,266 350,240 352,200C356,100 330,-30 230,-70Z",
      slant(p.base, `${p.light}@30`, p.dark),
      stroke(p.edge, 4),
    ) +
    stud(220, -104, 30, CHROME) +
    each(7, (i) => wire(`M${196 + i * 9},${-30 + i * 4}L${222 + i * 9},${-66 + i * 3}`, "#a0a5ac", 6))
  );
}

function slide(p: Palette): string {
  const glass = p === finishes.natural;
  const tube = "M-110,-220L-120,220A120,38 0 0 0 120,220L110,-220A110,34 0 0 0 -110,-220Z";
  const paint = glass ? across("#b9d6d8cc", "#ffffffcc@16", "#dcebeb88@40", "#eef6f6aa@70", "#9fc0c4cc") : roundness(p);
  return (
    path(tube, paint, stroke(glass ? "#7fa3a8" : p.edge, 3)) +
    oval(0, -222, 110, 34, glass ? "#e6f2f2" : slant(p.light, p.base), stroke(glass ? "#7fa3a8" : p.edge, 3)) +
    oval(
      0,
      -220,
      86,
      24,
      glass ? "#c6dcde" : radial(0.6, 0.3, 0.9, p.dark, darker(p.edge, 0.3)),
      stroke(glass ? "#7fa3a8" : p.edge, 2),
    ) +
    (glass
      ? wire("M-84,-160L-90,190", "#ffffff", 14) +
        wire("M70,-150L76,200", "#ffffff", 6, 'opacity=".8"') +
        oval(0, 222, 96, 26, "none", stroke("#8fb3b7", 3))
      : "")
  );
}

function strap(p: Palette): string {
  const s = "M-330,250C-120,330 60,220 -20,60C-90,-80 -180,-190 -20,-270C130,-330 270,-250 330,-170";
  return (
    wire(s, p.edge, 98) +
    wire(s, p.dark, 92) +
    wire(s, p.base, 84) +
    wire(s, "#e9c878", 44) +
    wire(s, "#8f1c17", 34) +
    wire(s, "#f2ddb0", 12, 'stroke-dasharray="3 30"') +
    wire(s, "#1d4b57", 5) +
    group(
      "translate(-350 244) rotate(8)",
      path("M70,-56L0,-40C-70,-30 -70,40 0,48L70,56Z", slant("#a9713f", "#5d3115"), stroke("#301707", 3)),
      oval(-16, 4, 16, 9, "#1a0d05"),
    ) +
    group(
      "translate(352 -156) rotate(216)",
      path("M70,-56L0,-40C-70,-30 -70,40 0,48L70,56Z", slant("#a9713f", "#5d3115"), stroke("#301707", 3)),
      oval(-16, 4, 16, 9, "#1a0d05"),
    ) +
    rect(-72, -46, 144, 92, "none", 12, `${stroke(CHROME.base, 12)} transform="translate(-50 -10) rotate(66)"`)
  );
}

export const stringThings: Kinds = {
  "string-set": { draw: stringSet },
  "guitar-picks": { draw: picks },
  capo: { draw: capo, tilt: -14 },
  slide: { draw: slide, tilt: 14 },
  "guitar-strap": { draw: strap },
};
