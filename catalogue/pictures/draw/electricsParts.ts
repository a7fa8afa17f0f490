import { finishes, type Palette } from "../finishes.ts";
import { across, belly, down, grain, type Point, path, rect, shine, smooth, stroke, thickness, wire } from "./brush.ts";
import { spread } from "./fretted.ts";
import { CHROME, IVORY, stud } from "./parts.ts";

/** What electric guitars share, and the f-shaped sound hole. */

/** An f-shaped sound hole; `side` mirrors it. */
export const soundF = (x: number, y: number, size: number, side: number, colour = "#140b07"): string =>
  `<g transform="translate(${x} ${y}) scale(${side * size} ${size}) rotate(8)">${wire("M22,-50C10,-62 -2,-52 0,-36C3,-14 8,10 4,34C2,50 -12,56 -20,46", colour, 9)}${stud(19, -44, 8, { base: colour, light: colour, dark: colour, edge: colour })}${stud(-17, 42, 9, { base: colour, light: colour, dark: colour, edge: colour })}${wire("M-6,-2L14,-4", colour, 4)}</g>`;

/** A single-coil pickup with its pole pieces. */
export const coil = (y: number, half: number, poles: number, cover = IVORY, turn = 0): string =>
  `<g transform="translate(0 ${y}) rotate(${turn})">${rect(-half, -9, half * 2, 18, cover, 9, stroke("#00000066", 1.5))}${spread(
    poles,
    half - 10,
  )
    .map((x) => stud(x, 0, 3.4, CHROME))
    .join("")}</g>`;

export const plate = (colour: string, points: Point[], tension = 1): string =>
  path(smooth(points, true, tension), colour, stroke("#00000055", 2));

/** The solid body with its edge, wood and shine. */
export const slab = (body: string, p: Palette, box: readonly [number, number, number, number]): string =>
  thickness(body, p, 9, 11) + path(body, belly(p), stroke(p.edge, 3)) + grain(body, p, box) + shine(body, 24, 0.5);

export const bridge = (y: number, half: number, count: number): string =>
  rect(-half, y - 10, half * 2, 34, down("#f4f5f7", "#a0a5ac@50", "#767c84"), 4, stroke("#4e5359", 1.5)) +
  spread(count, half - 10)
    .map((x) => rect(x - 4, y - 6, 8, 22, across("#ffffff", "#82878e"), 2, stroke("#4e5359", 1)))
    .join("");

export const neckWood = (p: Palette): Palette =>
  p === finishes.teal || p === finishes.walnut ? finishes.walnut : finishes.maple;

export const guardOf = (p: Palette): string =>
  p === finishes.white || p === finishes.cream ? "#2a2a2d" : p.burst ? "#f2ece0" : "#f7f4ec";
