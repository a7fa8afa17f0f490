import type { Palette } from "../finishes.ts";
import { lighter, type Point, path, smooth, stroke, wire } from "./brush.ts";

/** Tubes of metal and wood along a line. */

/** A tube of one width along a path. */
export const pipe = (d: string, width: number, p: Palette): string =>
  wire(d, p.edge, width + 3) +
  wire(d, p.dark, width) +
  wire(d, p.base, width * 0.72, `transform="translate(${-width * 0.06} ${-width * 0.08})"`) +
  wire(d, p.light, width * 0.34, `transform="translate(${-width * 0.13} ${-width * 0.16})"`) +
  wire(d, "#ffffff", width * 0.1, `transform="translate(${-width * 0.15} ${-width * 0.2})" opacity=".8"`);

type Station = readonly [x: number, y: number, halfWidth: number];

const outline = (stations: readonly Station[], share: number): string => {
  const at = (i: number): Station => stations[Math.max(0, Math.min(stations.length - 1, i))] ?? [0, 0, 0];
  const side = (sign: number): Point[] =>
    stations.map(([x, y, half], i) => {
      const [from, to] = [at(i - 1), at(i + 1)];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      return [x - (sign * dy * half * share) / length, y + (sign * dx * half * share) / length];
    });
  return `${smooth(side(1), false)}${smooth(side(-1).reverse(), false).replace("M", "L")}Z`;
};

/** A tube that widens along its stations, as of a horn. */
export const horn = (stations: readonly Station[], p: Palette): string =>
  path(outline(stations, 1), p.dark, stroke(p.edge, 3)) +
  path(outline(stations, 0.82), p.base, 'transform="translate(-1.5 -2)"') +
  path(outline(stations, 0.42), p.light, 'transform="translate(-4 -5)"') +
  path(outline(stations, 0.14), lighter(p.light, 0.6), 'transform="translate(-6 -8)" opacity=".85"');
