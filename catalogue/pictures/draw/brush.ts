import type { Palette } from "../finishes.ts";

/**
 * The few marks that every picture is made of, as SVG text. A paint names its own gradient: the reference
 * `url(#lin_…)` spells out direction and colours, and `definitions` writes the gradients a drawing refers to.
 */
export type Point = readonly [number, number];

const stops = (colours: string[]): string =>
  colours
    .map((colour, index) => {
      const [hex = "", at] = colour.slice(1).split("@");
      return `${hex}-${at ?? Math.round((100 * index) / Math.max(1, colours.length - 1))}`;
    })
    .join("_");

/** A linear gradient in the shape's own box; a colour is `#rrggbb`, `#rrggbbaa`, or either with `@percent`. */
const linear = (x1: number, y1: number, x2: number, y2: number, ...colours: string[]): string =>
  `url(#lin_${x1}_${y1}_${x2}_${y2}_${stops(colours)})`;
export const across = (...colours: string[]): string => linear(0, 0, 1, 0, ...colours);
export const down = (...colours: string[]): string => linear(0, 0, 0, 1, ...colours);
export const slant = (...colours: string[]): string => linear(0, 0, 1, 1, ...colours);

/** A radial gradient around (cx, cy) with radius r in the shape's own box. */
export const radial = (cx: number, cy: number, r: number, ...colours: string[]): string =>
  `url(#rad_${cx}_${cy}_${r}_${stops(colours)})`;
/** A ball lit from the upper left. */
export const ball = (...colours: string[]): string => radial(0.35, 0.3, 0.75, ...colours);

/** The gradients that a drawing's paints refer to. */
export function definitions(drawing: string): string {
  const names = new Set([...drawing.matchAll(/url\(#((?:lin|rad)_[^)]+)\)/g)].map((match) => match[1] ?? ""));
  return [...names].map(gradient).join("");
}

function gradient(name: string): string {
  const [kind, ...fields] = name.split("_");
  const isLinear = kind === "lin";
  const [a, b, c, d] = fields;
  const colours = fields.slice(isLinear ? 4 : 3).map((field) => {
    const [hex = "", at] = field.split("-");
    const opacity = hex.length > 6 ? ` stop-opacity="${(Number.parseInt(hex.slice(6), 16) / 255).toFixed(2)}"` : "";
    return `<stop offset="${at}%" stop-color="#${hex.slice(0, 6)}"${opacity}/>`;
  });
  return isLinear
    ? `<linearGradient id="${name}" x1="${a}" y1="${b}" x2="${c}" y2="${d}">${colours.join("")}</linearGradient>`
    : `<radialGradient id="${name}" cx="${a}" cy="${b}" r="${c}">${colours.join("")}</radialGradient>`;
}

/** The colour between two. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(channel(from, i) * (1 - share) + channel(to, i) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
export const lighter = (colour: string, share = 0.3): string => mix(colour, "#ffffff", share);
export const darker = (colour: string, share = 0.3): string => mix(colour, "#000000", share);

/** A line around a shape, or a line by itself. */
export const stroke = (colour: string, width = 2): string =>
  `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const wire = (d: string, colour: string, width: number, more = ""): string =>
  path(d, "none", `${stroke(colour, width)} ${more}`);
export const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width: number, more = "") =>
  wire(`M${x1},${y1}L${x2},${y2}`, colour, width, more);
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const dot = (cx: number, cy: number, r: number, fill: string, more = ""): string =>
  oval(cx, cy, r, r, fill, more);
export const group = (transform: string, ...inner: string[]): string =>
  `<g transform="${transform}">${inner.join("")}</g>`;
const faded = (opacity: number, ...inner: string[]): string => `<g opacity="${opacity}">${inner.join("")}</g>`;

/** `count` marks, each by its index and its share of the way from the first to the last. */
export const each = (count: number, mark: (index: number, share: number) => string): string =>
  Array.from({ length: count }, (_, index) => mark(index, count > 1 ? index / (count - 1) : 0.5)).join("");

/** What of the marks falls inside an outline. */
export function clipped(d: string, ...inner: string[]): string {
  let hash = 7;
  for (const letter of d) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  const id = `clip${hash.toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner.join("")}</g>`;
}

/** A straight-edged outline through points. */
export const polygon = (...points: Point[]): string => `M${points.map(([x, y]) => `${x},${y}`).join("L")}Z`;

/** A smooth line through points (Catmull-Rom), closed unless told otherwise. */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const at = (i: number): Point => {
    const n = points.length;
    return points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  };
  const k = tension / 6;
  const parts = [`M${at(0)[0]},${at(0)[1]}`];
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [x1, y1] = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k];
    const [x2, y2] = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k];
    parts.push(`C${x1},${y1} ${x2},${y2} ${to[0]},${to[1]}`);
  }
  return parts.join("") + (closed ? "Z" : "");
}

/** An outline even on both sides of x = 0: its right side, smooth, from top to bottom, with flat ends. */
export function lathe(profile: readonly Point[]): string {
  const right = profile.map(([y, r]): Point => [r, y]);
  const left = [...profile].reverse().map(([y, r]): Point => [-r, y]);
  return `${smooth(right, false)}${smooth(left, false).replace("M", "L")}Z`;
}

/** An outline even on both sides of x = 0, of the cubic curves of its right side from top centre to bottom centre. */
export function mirrored(top: number, curves: readonly (readonly [number, number, number, number, number, number])[]) {
  const right = curves.map(([a, b, c, d, x, y]) => `C${a},${b} ${c},${d} ${x},${y}`).join("");
  const ends: Point[] = [[0, top], ...curves.map(([, , , , x, y]): Point => [x, y])];
  const left = [...curves]
    .map(([a, b, c, d], i) => `C${-c},${d} ${-a},${b} ${-(ends[i]?.[0] ?? 0)},${ends[i]?.[1] ?? 0}`)
    .reverse()
    .join("");
  return `M0,${top}${right}${left}Z`;
}

/** The paint of something round that stands upright (or, lying, that runs from left to right). */
export function roundness(p: Palette, lying = false): string {
  const colours = p.metal
    ? [p.dark, `${p.base}@12`, `${p.light}@28`, `#ffffff@34`, `${p.base}@52`, `${p.dark}@80`, `${p.base}@100`]
    : [p.dark, `${p.light}@26`, `${p.base}@52`, `${p.dark}@90`, p.edge];
  return lying ? down(...colours) : across(...colours);
}

/** The paint of a flat face that the light falls on from the upper left. */
export function flat(p: Palette): string {
  if (p.metal) return slant(p.light, `${p.base}@30`, `${lighter(p.light, 0.4)}@48`, `${p.base}@62`, p.dark);
  return slant(p.light, `${p.base}@45`, mix(p.base, p.dark, 0.55));
}

/** The paint of a carved or varnished belly; a sunburst runs to its dark rim. */
export function belly(p: Palette): string {
  return p.burst
    ? radial(0.5, 0.52, 0.62, p.light, `${p.base}@42`, `${mix(p.base, p.dark, 0.65)}@72`, `${p.dark}@90`)
    : radial(0.4, 0.38, 0.8, p.light, `${p.base}@50`, mix(p.base, p.dark, 0.7));
}

/** Faint lines of grain inside an outline, upright unless lying. */
export function grain(d: string, p: Palette, box: readonly [number, number, number, number], lying = false): string {
  if (!p.grain) return "";
  const [x, y, w, h] = box;
  const count = 13;
  const marks = each(count, (i, share) => {
    const wave = (((i * 37) % 11) - 5) / 5;
    const off = wave * (lying ? h : w) * 0.02;
    const along = lying
      ? `M${x},${y + h * share}C${x + w / 3},${y + h * share + off} ${x + w / 1.5},${y + h * share - off} ${x + w},${y + h * share}`
      : `M${x + w * share},${y}C${x + w * share + off},${y + h / 3} ${x + w * share - off},${y + h / 1.5} ${x + w * share},${y + h}`;
    return wire(along, p.grain ?? "", i % 3 ? 1.2 : 2.2);
  });
  return clipped(d, faded(0.2, marks));
}

/** A shape's thickness: its outline again, a little to the lower right, under it. */
export const thickness = (d: string, p: Palette, dx: number, dy: number): string =>
  path(d, p.dark, `${stroke(p.edge, 2)} transform="translate(${dx} ${dy})"`) +
  path(d, p.dark, `transform="translate(${dx / 2} ${dy / 2})"`);

/** The shine along an outline's upper left. */
export const shine = (d: string, width = 10, strength = 0.35): string =>
  clipped(d, wire(d, slant("#ffffff", "#ffffff00@45", "#ffffff00"), width, `opacity="${strength}"`));
