import type { Palette } from "../finishes.ts";
import {
  across,
  dot,
  down,
  each,
  line,
  mirrored,
  oval,
  type Point,
  path,
  polygon,
  radial,
  rect,
  smooth,
  stroke,
} from "./brush.ts";
import { CHROME, EBONY, IVORY, ROSEWOOD, stud } from "./parts.ts";

/** Parts of fretted instruments, in millimetres, upright, with the middle of the nut at (0, 0). */

/** The distance of a fret from the nut. */
export const fret = (scale: number, number: number): number => scale * (1 - 2 ** (-number / 12));

/** A guitar-shaped outline: half widths of upper bout, waist and lower bout; `square` is how broad its shoulders are. */
export function bouts(top: number, length: number, upper: number, waist: number, lower: number, square = 0.62): string {
  const at = (share: number) => top + length * share;
  return mirrored(top, [
    [upper * square, top, upper, at(0.055), upper, at(0.2)],
    [upper, at(0.29), waist, at(0.31), waist, at(0.4)],
    [waist, at(0.51), lower, at(0.55), lower, at(0.735)],
    [lower, at(0.91), lower * 0.62, at(1), 0, at(1)],
  ]);
}

type Neck = { scale: number; frets: number; end: number; nut: number; heel: number; board?: string; dots?: boolean };

/** Neck and fingerboard: half widths at the nut and at the end of the board. */
export function neck({ scale, frets, end, nut, heel, board = ROSEWOOD, dots = true }: Neck, wood: Palette): string {
  const wide = (y: number) => nut + ((heel - nut) * y) / end;
  const marks = [3, 5, 7, 9, 12, 15, 17, 19, 21].filter((number) => number <= frets);
  const middle = (number: number) => (fret(scale, number) + fret(scale, number - 1)) / 2;
  return (
    path(
      polygon([-nut - 2, -6], [nut + 2, -6], [heel + 3, end], [-heel - 3, end]),
      across(wood.light, `${wood.base}@50`, wood.dark),
    ) +
    path(polygon([-nut, 0], [nut, 0], [heel, end], [-heel, end]), board, stroke("#00000055", 1.5)) +
    each(frets, (i) => {
      const y = fret(scale, i + 1);
      return line(-wide(y), y, wide(y), y, "#d9d6cc", 2.2);
    }) +
    (dots
      ? marks
          .map((number) =>
            number === 12
              ? dot(-wide(0) * 0.5, middle(12), 3.6, IVORY) + dot(wide(0) * 0.5, middle(12), 3.6, IVORY)
              : dot(0, middle(number), 3.6, IVORY),
          )
          .join("")
      : "") +
    rect(-nut, -5, nut * 2, 6, IVORY, 1)
  );
}

/** Where `count` strings lie across a half width. */
export const spread = (count: number, half: number): number[] =>
  Array.from({ length: count }, (_, i) => -half + (2 * half * i) / (count - 1));

/** Strings from the bridge over the nut to their posts, the thickest at the left. */
export function strings(
  bridge: number,
  saddle: number,
  nut: number,
  posts: readonly Point[],
  colour = "#e9e6de",
  thick = 2.4,
): string {
  const low = spread(posts.length, saddle);
  const high = spread(posts.length, nut);
  return posts
    .map(([x, y], i) => {
      const width = thick - (i / posts.length) * thick * 0.5;
      const shadow = line((low[i] ?? 0) + 2.5, bridge, (high[i] ?? 0) + 2, 0, "#00000040", width);
      return (
        shadow + line(low[i] ?? 0, bridge, high[i] ?? 0, 0, colour, width) + line(high[i] ?? 0, 0, x, y, colour, width)
      );
    })
    .join("");
}

/** A tuner's button outside the head at (x, y), its shaft and post. */
const tuner = (x: number, y: number, post: number, p: Palette, button = p): string =>
  line(x, y, post, y, p.base, 5) +
  oval(x, y, 11, 9, radial(0.35, 0.3, 0.8, button.light, `${button.base}@55`, button.dark), stroke(button.edge, 1.5)) +
  stud(post, y, 6.5, p);

type Head = { outline: string; tuners: string; posts: Point[] };

/** A head with half of its tuners on each side. */
export function evenHead(
  pairs: number,
  wood: Palette,
  options: { nut: number; wide: number; length: number; slotted?: boolean; buttons?: Palette; notch?: boolean },
): Head {
  const { nut, wide, length, slotted = false, buttons = CHROME, notch = false } = options;
  const top: Point[] = notch
    ? [
        [wide * 0.86, -length],
        [wide * 0.4, -length - 8],
        [0, -length + 8],
        [-wide * 0.4, -length - 8],
        [-wide * 0.86, -length],
      ]
    : [
        [wide * 0.8, -length],
        [wide * 0.3, -length - 7],
        [0, -length - 3],
        [-wide * 0.3, -length - 7],
        [-wide * 0.8, -length],
      ];
  const outline = `M${-nut - 2},0C${-nut - 2},-20 ${-wide * 0.84},-24 ${-wide * 0.86},-42L${-wide},${-length + 6}L${top.map(([x, y]) => `${-x},${y}`).join("L")}L${wide},${-length + 6}L${wide * 0.86},-42C${wide * 0.84},-24 ${nut + 2},-20 ${nut + 2},0Z`;
  const inner = slotted ? wide * 0.5 : wide * 0.52;
  const ys = spread(pairs, (length - 78) / 2).map((y) => y - length / 2 - 14);
  const left = ys.map((y): Point => [-inner, y]).sort((a, b) => b[1] - a[1]);
  const right = ys.map((y): Point => [inner, y]);
  const tuners = ys
    .map((y) => tuner(-wide - 14, y, -inner, CHROME, buttons) + tuner(wide + 14, y, inner, CHROME, buttons))
    .join("");
  const slots = slotted
    ? [-1, 1].map((s) => rect(s * inner - 9, -length + 22, 18, length - 66, "#2a1a10", 9)).join("")
    : "";
  const shafts = slotted
    ? ys.map((y) => [-1, 1].map((s) => rect(s * inner - 9, y - 4, 18, 8, IVORY, 2)).join("")).join("")
    : "";
  const face = path(outline, across(wood.light, `${wood.base}@45`, wood.dark), stroke(wood.edge, 3));
  return { outline: face + slots, tuners: tuners + shafts, posts: [...left, ...right.sort((a, b) => a[1] - b[1])] };
}

/** A head with all its tuners in a line on the left (bass side). */
export function lineHead(count: number, wood: Palette, nut: number, step = 24): Head {
  const length = 42 + step * count;
  const outline = smooth(
    [
      [-nut - 2, 0],
      [-nut - 6, -16],
      [-nut - 16, -26],
      [-nut - 14, -60],
      [-nut - 4, -length * 0.7],
      [nut * 0.4, -length + 6],
      [nut + 6, -length - 14],
      [nut + 26, -length],
      [nut + 24, -length + 26],
      [nut + 8, -length + 44],
      [nut + 12, -length * 0.55],
      [nut + 6, -36],
      [nut + 2, 0],
    ],
    true,
    0.9,
  );
  const along = (i: number): Point => [-nut + 2 + (i * (nut + 12)) / count, -34 - i * step];
  const posts = Array.from({ length: count }, (_, i) => along(i));
  const tuners = posts.map(([x, y]) => tuner(x - 34, y - 2, x, CHROME)).join("");
  return {
    outline: path(outline, across(wood.light, `${wood.base}@50`, wood.dark), stroke(wood.edge, 2.5)),
    tuners,
    posts,
  };
}

/** A round sound hole with its rosette. */
export const soundHole = (y: number, r: number, rosette = "#3a2418"): string =>
  dot(0, y, r + 15, "none", stroke(rosette, 3)) +
  dot(0, y, r + 9, "none", stroke(IVORY, 4)) +
  dot(0, y, r + 9, "none", `${stroke(rosette, 2)} stroke-dasharray="3 5"`) +
  dot(0, y, r + 4, "none", stroke(rosette, 2)) +
  dot(0, y, r, radial(0.6, 0.65, 0.7, "#3d291c", "#0d0805"));

/** A glued bridge with its saddle and pins (or the tie block of nylon strings). */
export function pinBridge(y: number, half: number, count: number, tied = false): string {
  const outline = `M${-half},${y - 10}C${-half * 0.6},${y - 16} ${half * 0.6},${y - 16} ${half},${y - 10}L${half},${y + 10}C${half * 0.6},${y + 20} ${-half * 0.6},${y + 20} ${-half},${y + 10}Z`;
  const width = half * 0.42;
  return (
    path(outline, down("#5a3a2b", "#24140e"), stroke("#1c0f0a", 2)) +
    line(-width - 5, y - 6, width + 5, y - 6, IVORY, 5) +
    (tied
      ? rect(-width - 6, y + 4, width * 2 + 12, 9, "#cdb58a", 2)
      : spread(count, width)
          .map((x) => dot(x, y + 7, 3.6, IVORY, stroke(EBONY, 1)))
          .join(""))
  );
}

/** A dreadnought's dark teardrop beside the sound hole. */
export const pickguard = (y: number, r: number, colour: string): string =>
  path(
    `M${r * 0.2},${y + r + 14}C${r},${y + r + 4} ${r + 14},${y + r * 0.3} ${r + 14},${y - r * 0.4}C${r + 50},${y - 6} ${r + 62},${y + 60} ${r + 54},${y + 118}C${r + 24},${y + 132} ${r * 0.7},${y + 104} ${r * 0.2},${y + r + 14}Z`,
    colour,
    stroke("#00000066", 1.5),
  );
