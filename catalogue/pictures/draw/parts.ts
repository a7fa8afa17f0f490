import { finishes, type Palette } from "../finishes.ts";
import {
  across,
  ball,
  darker,
  dot,
  down,
  each,
  lighter,
  line,
  oval,
  type Point,
  path,
  polygon,
  radial,
  rect,
  slant,
  stroke,
} from "./brush.ts";

/** Parts that many things share: keys, knobs, grilles, screws, boxes, drum heads. */
export const EBONY = "#1d1a1a";
export const IVORY = "#f6f1e4";
export const ROSEWOOD = "#47281e";
export const CHROME: Palette = finishes.chrome;
export const GOLD: Palette = finishes.gold;
export const BRASS: Palette = finishes.brass;
export const BLACK: Palette = finishes.black;
export const MAPLE: Palette = finishes.maple;

/** A round thing of metal or plastic seen from the front. */
export const stud = (x: number, y: number, r: number, p: Palette): string =>
  dot(x, y, r, ball(lighter(p.light, 0.4), `${p.base}@55`, p.dark), stroke(p.edge, r * 0.12));

/** A control knob with a pointer. */
export const knob = (x: number, y: number, r: number, p: Palette = BLACK, angle = -40): string =>
  dot(x + r * 0.1, y + r * 0.18, r * 1.08, "#000000", 'opacity=".28"') +
  dot(x, y, r, slant(p.light, `${p.base}@50`, p.dark), stroke(p.edge, r * 0.08)) +
  dot(x, y, r * 0.68, ball(lighter(p.light, 0.25), p.base)) +
  line(
    x,
    y,
    x + Math.sin((angle * Math.PI) / 180) * r * 0.85,
    y - Math.cos((angle * Math.PI) / 180) * r * 0.85,
    p === BLACK ? "#ffffff" : p.edge,
    r * 0.16,
  );

/** Small lights. */
export const lamp = (x: number, y: number, r: number, colour: string): string =>
  dot(x, y, r * 2, radial(0.5, 0.5, 0.5, `${colour}88`, `${colour}00`)) + dot(x, y, r, ball("#ffffff", colour));

/** A screen with a faint glow. */
export const screen = (x: number, y: number, w: number, h: number, colour = "#8fd3e8"): string =>
  rect(x - 4, y - 4, w + 8, h + 8, "#0c0d0f", 5) +
  rect(x, y, w, h, slant(lighter(colour, 0.35), `${colour}@50`, darker(colour, 0.25)), 3) +
  each(3, (i) =>
    rect(
      x + w * 0.1,
      y + h * (0.2 + i * 0.24),
      w * (0.75 - ((i * 7) % 3) * 0.2),
      h * 0.1,
      "#10242c",
      1,
      'opacity=".55"',
    ),
  );

/** Piano keys: `whites` of them from the left edge, the first being note `start` of C D E F G A B. */
export function keys(x: number, y: number, w: number, h: number, whites: number, start = 0): string {
  const pitch = w / whites;
  const white = each(whites, (i) =>
    rect(
      x + i * pitch,
      y,
      pitch,
      h,
      across("#ffffff", `${IVORY}@80`, "#d8d1c2"),
      pitch * 0.08,
      stroke("#8d8575", Math.min(2, pitch * 0.07)),
    ),
  );
  const black = each(whites - 1, (i) => {
    if ([2, 6].includes((i + start) % 7)) return "";
    const left = x + (i + 1) * pitch - pitch * 0.29;
    return (
      rect(left, y, pitch * 0.58, h * 0.62, across("#4a4a4e", "#232326@25", "#0b0b0c"), pitch * 0.07) +
      rect(left + pitch * 0.1, y, pitch * 0.38, h * 0.56, down("#3a3a3e", "#55555a"), pitch * 0.07)
    );
  });
  return white + rect(x, y, w, h * 0.07, down("#00000088", "#00000000")) + black;
}

/** A grille of dots in a box. */
export const perforated = (x: number, y: number, w: number, h: number, step: number, colour: string): string =>
  each(Math.floor(h / step), (row) =>
    each(Math.floor(w / step), (column) =>
      dot(x + step * (column + 0.5 + (row % 2) * 0.25), y + step * (row + 0.5), step * 0.3, colour),
    ),
  );

/** A loudspeaker's cone. */
export const cone = (x: number, y: number, r: number, colour = "#2b2b2f", dome = "#3b3b40"): string =>
  dot(x, y, r, slant("#5c5d63", "#1b1b1e"), stroke("#0b0b0c", r * 0.04)) +
  dot(
    x,
    y,
    r * 0.88,
    radial(0.5, 0.5, 0.5, "#0d0d0e", `${darker(colour, 0.4)}@30`, `${colour}@75`, lighter(colour, 0.18)),
  ) +
  dot(x, y, r * 0.8, "none", stroke(lighter(colour, 0.22), r * 0.03)) +
  dot(x, y, r * 0.3, ball(lighter(dome, 0.4), `${dome}@50`, darker(dome, 0.5)));

/** A block seen from the front, a little from above and from the right; its front's corner is at (0, 0). */
export function block(w: number, h: number, dx: number, dy: number, p: Palette, round = 0): string {
  const side = polygon([w - round, 0], [w + dx, -dy], [w + dx, h - dy], [w, h - round], [w - round, h]);
  const top = polygon([0, round], [round, 0], [dx + round, -dy], [w + dx, -dy], [w, 0]);
  return (
    path(side, across(p.base, p.dark), stroke(p.edge, 2)) +
    path(top, slant(lighter(p.light, 0.15), p.base), stroke(p.edge, 2)) +
    rect(0, 0, w, h, slant(p.light, `${p.base}@35`, p.dark), round, stroke(p.edge, 2))
  );
}

/** The transform that lays a w×depth plan (its front at y = depth) on the top of such a block. */
export const onTop = (depth: number, dx: number, dy: number): string =>
  `matrix(1 0 ${-dx / depth} ${dy / depth} ${dx} ${-dy})`;
/** A stretched skin, with a paste disc in the middle where `paste` names its share of the radius. */
export function skin(x: number, y: number, rx: number, ry: number, paste = 0, hide = "#ead8b6"): string {
  const head = oval(
    x,
    y,
    rx,
    ry,
    ball(lighter(hide, 0.45), `${hide}@60`, darker(hide, 0.25)),
    stroke(darker(hide, 0.5), 2),
  );
  if (!paste) return head;
  return (
    head +
    oval(x, y, rx * paste, ry * paste, ball("#5a5350", "#231f1e@55", "#0d0b0b"), stroke("#0d0b0b", 1.5)) +
    oval(x, y, rx * paste * 0.7, ry * paste * 0.7, "none", stroke("#6d6562", 1))
  );
}

/** A straight bar between two points, shaded over its width. */
export function bar(from: Point, to: Point, width: number, p: Palette, round = width / 2): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const colours = p.metal
    ? [p.base, `${lighter(p.light, 0.4)}@30`, `${p.base}@60`, p.dark]
    : [p.light, `${p.base}@45`, p.dark];
  return `<g transform="translate(${from[0]} ${from[1]}) rotate(${angle})">${rect(0, -width / 2, length, width, down(...colours), round, stroke(p.edge, Math.min(2, width * 0.1)))}</g>`;
}
