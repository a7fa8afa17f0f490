import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, each, line, oval, path, polygon, radial, rect, slant, stroke } from "./brush.ts";
import { BLACK, BRASS, bar, stud } from "./parts.ts";
import { pipe } from "./pipes.ts";

/** Stands, and the bench. */
const foot = (x: number, y: number): string => oval(x, y, 24, 14, "#0b0b0c");
const rubber = (d: string, width: number): string => pipe(d, width, { ...BLACK, light: "#6a6b73" });

function guitarStand(p: Palette): string {
  return (
    pipe("M0,40L-190,370", 22, p) +
    pipe("M0,40L190,370", 22, p) +
    pipe("M0,60L40,400", 22, p) +
    foot(-192, 374) +
    foot(192, 374) +
    foot(42, 406) +
    pipe("M0,130L0,-330", 26, p) +
    rect(-28, 20, 56, 60, slant(p.light, p.dark), 10, stroke(p.edge, 2)) +
    stud(44, 48, 20, p) +
    pipe("M-130,120C-60,100 60,100 130,120", 24, p) +
    rubber("M-130,120L-160,180C-166,200 -150,210 -140,196", 26) +
    rubber("M130,120L160,180C166,200 150,210 140,196", 26) +
    rubber("M-128,118L-140,60", 24) +
    rubber("M128,118L140,60", 24) +
    rubber("M0,-330L0,-350C-80,-350 -84,-400 -80,-440M0,-350C80,-350 84,-400 80,-440", 26) +
    rect(-20, -346, 40, 50, slant(p.light, p.dark), 8, stroke(p.edge, 2))
  );
}

function keyboardStand(p: Palette): string {
  const brace = (a: readonly [number, number], b: readonly [number, number]) =>
    bar([a[0] - 14, a[1]], [b[0] - 14, b[1]], 30, p, 6) + bar([a[0] + 22, a[1] - 6], [b[0] + 22, b[1] - 6], 30, p, 6);
  return (
    rubber("M-360,-310L-230,-360", 34) +
    rubber("M230,-360L360,-310", 34) +
    brace([300, -320], [-300, 300]) +
    brace([-300, -320], [300, 300]) +
    stud(0, -10, 52, finishes.chrome) +
    stud(0, -10, 28, BLACK) +
    [-1, 1]
      .map(
        (s) =>
          pipe(`M${s * 400},270L${s * 210},360`, 32, p) +
          oval(s * 404, 274, 24, 26, "#0b0b0c") +
          oval(s * 208, 364, 24, 24, "#0b0b0c") +
          rubber(`M${s * 390},-280L${s * 220},-352`, 36) +
          rect(s * 392 - 14, -322, 28, 50, "#0b0b0c", 8),
      )
      .join("")
  );
}

function bench(p: Palette): string {
  const leg = (x: number, y: number, h: number) =>
    path(`M${x - 26},${y}h52l-12,${h}h-28Z`, across(p.light, `${p.base}@40`, p.dark), stroke(p.edge, 3));
  return (
    leg(-190, -60, 290) +
    leg(290, -60, 290) +
    leg(-290, 0, 360) +
    leg(250, 0, 360) +
    path(
      polygon([-330, -90], [290, -90], [290, 20], [-330, 20]),
      slant(p.light, `${p.base}@40`, p.dark),
      stroke(p.edge, 3),
    ) +
    path(polygon([290, -90], [350, -190], [350, -90], [290, 20]), across(p.base, p.dark), stroke(p.edge, 3)) +
    stud(320, -54, 24, BRASS) +
    path(
      "M-350,-140C-350,-160 -260,-262 -230,-262L350,-262C372,-262 376,-240 372,-220L312,-110C306,-96 296,-88 280,-88L-320,-88C-346,-88 -350,-110 -350,-140Z",
      slant("#54565e", "#26262a@45", "#101012"),
      stroke("#000000", 3),
    ) +
    path(
      "M-336,-150C-330,-166 -256,-254 -230,-254L350,-254C360,-254 362,-244 356,-234L300,-156C294,-148 286,-146 276,-146L-320,-146Z",
      radial(0.4, 0.3, 0.9, "#6a6b73", "#2b2b2f"),
      stroke("#101012", 2),
    ) +
    each(2, (r) => each(5, (i) => oval(-190 + i * 100 + r * 26, -178 - r * 44, 9, 6, "#0b0b0c")))
  );
}

function musicStand(p: Palette): string {
  return (
    pipe("M0,140L-180,420", 17, p) +
    pipe("M0,140L180,420", 17, p) +
    pipe("M0,160L30,450", 17, p) +
    foot(-182, 424) +
    foot(182, 424) +
    foot(30, 456) +
    pipe("M0,250L0,-60", 20, p) +
    pipe("M0,40L0,-140", 14, p) +
    rect(-18, 30, 36, 36, slant(p.light, p.dark), 7, stroke(p.edge, 2)) +
    stud(32, 48, 15, p) +
    rect(-18, 130, 36, 40, slant(p.light, p.dark), 7, stroke(p.edge, 2)) +
    [-280, -140, 0, 140, 280].map((x) => bar([x * 0.9, -130], [x * 1.08, -390], 15, p)).join("") +
    bar([-300, -400], [300, -400], 15, p) +
    bar([-276, -260], [276, -260], 13, p) +
    bar([-250, -130], [250, -130], 18, p) +
    bar([-252, -130], [0, -400], 11, p) +
    bar([252, -130], [0, -400], 11, p) +
    pipe("M-264,-130L-286,-104L-270,-92", 10, p) +
    pipe("M264,-130L286,-104L270,-92", 10, p) +
    rect(-270, -120, 540, 14, slant(p.light, p.dark), 6, stroke(p.edge, 2)) +
    stud(0, -140, 20, p)
  );
}

function microphoneStand(p: Palette): string {
  return (
    pipe("M0,220L-210,410", 20, p) +
    pipe("M0,220L210,410", 20, p) +
    pipe("M0,230L40,450", 20, p) +
    foot(-214, 414) +
    foot(214, 414) +
    foot(42, 456) +
    pipe("M0,270L0,-60", 26, p) +
    pipe("M0,-20L0,-220", 17, p) +
    rect(-24, 190, 48, 60, slant(p.light, p.dark), 8, stroke(p.edge, 2)) +
    rect(-24, -50, 48, 66, across(p.light, `${p.base}@50`, p.dark), 10, stroke(p.edge, 2)) +
    each(6, (i) => line(-20 + i * 8, -44, -20 + i * 8, 8, p.dark, 2)) +
    pipe("M-250,-150L330,-400", 17, p) +
    rect(
      -46,
      -30,
      112,
      54,
      across(p.light, p.dark),
      14,
      `${stroke(p.edge, 2)} transform="translate(-250 -146) rotate(-23)"`,
    ) +
    stud(0, -258, 40, p) +
    stud(0, -258, 18, finishes.chrome) +
    pipe("M330,-400L366,-382", 18, p) +
    path("M346,-410L420,-372C436,-350 424,-330 404,-334L334,-368Z", slant("#54565e", "#0b0b0c"), stroke("#000000", 2))
  );
}

export const stands: Kinds = {
  "guitar-stand": { draw: guitarStand, stands: true },
  "keyboard-stand": { draw: keyboardStand, stands: true },
  "piano-bench": { draw: bench, stands: true },
  "music-stand": { draw: musicStand, stands: true },
  "microphone-stand": { draw: microphoneStand, stands: true },
};
