import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, belly, down, grain, type Point, path, rect, shine, smooth, stroke, thickness } from "./brush.ts";
import { soundF } from "./electricsParts.ts";
import { evenHead, neck, spread, strings } from "./fretted.ts";
import { CHROME, EBONY, knob, ROSEWOOD, stud } from "./parts.ts";

/** Electric guitars with carved or hollow bodies. */

/** A humbucker: two coils in a frame. */
const humbucker = (y: number, frame: string, cover: Palette): string =>
  rect(-45, y - 24, 90, 48, frame, 5, stroke("#00000055", 1.5)) +
  rect(
    -36,
    y - 17,
    72,
    34,
    cover.metal ? across(cover.light, `${cover.base}@50`, cover.dark) : cover.base,
    5,
    stroke(cover.edge, 1.5),
  ) +
  spread(6, 26)
    .map((x) => stud(x, y - 8, 2.8, CHROME))
    .join("");

/** One cutaway, a carved top, two humbuckers, four knobs, three pegs a side. */
function singleCarved(p: Palette): string {
  const scale = 628;
  const body = smooth([
    [-28, 404],
    [-66, 388],
    [-112, 398],
    [-138, 444],
    [-130, 500],
    [-112, 540],
    [-124, 590],
    [-156, 650],
    [-160, 710],
    [-112, 764],
    [0, 778],
    [112, 764],
    [162, 710],
    [158, 650],
    [128, 588],
    [114, 540],
    [122, 500],
    [142, 462],
    [134, 430],
    [100, 434],
    [70, 462],
    [44, 472],
    [32, 450],
    [30, 414],
  ]);
  const dark: Palette = p.grain || p.metal ? finishes.mahogany : p;
  const head = evenHead(3, finishes.black, { nut: 21, wide: 38, length: 172, notch: true, buttons: finishes.cream });
  return (
    thickness(body, dark, 10, 12) +
    path(body, belly(p), stroke("#efe0bb", 6)) +
    path(body, "none", stroke(dark.edge, 1.5)) +
    grain(body, p, [-165, 390, 330, 390]) +
    shine(body, 34, 0.5) +
    path("M44,476C64,500 70,560 58,620L44,626C46,570 44,520 36,490Z", "#efe3c4", stroke("#00000055", 1.5)) +
    humbucker(492, "#efe3c4", p === finishes.gold ? finishes.cream : CHROME) +
    humbucker(578, "#efe3c4", p === finishes.gold ? finishes.cream : CHROME) +
    rect(-46, 620, 92, 14, down("#f4f5f7", "#82878e"), 6, stroke("#4e5359", 1.5)) +
    stud(-50, 627, 8, CHROME) +
    stud(50, 627, 8, CHROME) +
    rect(-44, 664, 88, 16, down("#f4f5f7", "#82878e"), 8, stroke("#4e5359", 1.5)) +
    stud(-50, 672, 9, CHROME) +
    stud(50, 672, 9, CHROME) +
    [
      [92, 630],
      [124, 668],
      [76, 686],
      [108, 724],
    ]
      .map(([x = 0, y = 0]) => knob(x, y, 14, finishes.gold))
      .join("") +
    stud(-92, 440, 10, finishes.cream) +
    head.outline +
    neck({ scale, frets: 22, end: 458, nut: 21, heel: 27, board: ROSEWOOD }, dark) +
    head.tuners +
    strings(668, 25, 17, head.posts, "#e6e7ea", 2)
  );
}

/** A thin hollow body with two rounded horns and two f-holes. */
function semiHollow(p: Palette): string {
  const scale = 628;
  const half: Point[] = [
    [30, 452],
    [64, 440],
    [100, 398],
    [146, 398],
    [166, 446],
    [146, 506],
    [142, 550],
    [172, 606],
    [202, 680],
    [186, 762],
    [120, 816],
    [0, 828],
  ];
  const body = smooth([
    ...half,
    ...half
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ]);
  const wood = p === finishes.natural ? finishes.maple : p;
  const head = evenHead(3, finishes.black, { nut: 21, wide: 38, length: 172, notch: true });
  return (
    thickness(body, wood, 9, 11) +
    path(body, belly(p), stroke("#efe0bb", 6)) +
    path(body, "none", stroke(p.edge, 1.5)) +
    grain(body, p, [-200, 390, 400, 440]) +
    shine(body, 30, 0.5) +
    soundF(-120, 640, 1.15, -1) +
    soundF(120, 640, 1.15, 1) +
    path("M46,486C74,500 80,560 74,650L52,656C50,580 48,530 40,500Z", "#1d1a1a", stroke("#00000055", 1.5)) +
    humbucker(500, EBONY, CHROME) +
    humbucker(582, EBONY, CHROME) +
    rect(-46, 622, 92, 14, down("#f4f5f7", "#82878e"), 6, stroke("#4e5359", 1.5)) +
    rect(-44, 668, 88, 16, down("#f4f5f7", "#82878e"), 8, stroke("#4e5359", 1.5)) +
    [
      [104, 716],
      [140, 740],
      [84, 756],
      [120, 782],
    ]
      .map(([x = 0, y = 0]) => knob(x, y, 13, finishes.black))
      .join("") +
    head.outline +
    neck({ scale, frets: 22, end: 462, nut: 21, heel: 27, board: ROSEWOOD }, wood) +
    head.tuners +
    strings(672, 25, 17, head.posts, "#e6e7ea", 2)
  );
}

export const carvedElectrics: Kinds = {
  "electric-guitar-lp": { draw: singleCarved, tilt: 24 },
  "semi-hollow-guitar": { draw: semiHollow, tilt: 24 },
};
