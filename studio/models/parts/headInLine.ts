import type { Group, Material } from "three";
import { label, text } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, smooth } from "./outline.ts";
import { slab } from "./slab.ts";
import { tuner } from "./tuner.ts";
import { type Flat, mix, times, v } from "./vector.ts";

type InLine = {
  strings: number;
  /** How far the strings lie apart at the nut, from the first to the last. */
  apart: number;
  /** How much longer than a guitar's it is. */
  stretch?: number;
  /** The last strings' tuners, on the treble side. */
  opposite?: number;
  wood: Material;
  metal: Material;
  name: string;
  ink?: string;
};

type Posts = Pick<InLine, "strings" | "apart" | "stretch" | "opposite">;

/** Where the post of each string stands, from the lowest: all in one line, each straight above its place in the nut. */
export function postInLine({ strings, apart, stretch = 1, opposite = 0 }: Posts, n: number): Flat {
  const inLine = strings - opposite;
  if (n >= inLine) return [apart / 2 + 0.4, (4 + (n - inLine) * 4) * stretch];
  const along = n / (inLine - 1);
  return [(along - 0.5) * apart - (opposite ? along * apart * 0.1 : 0), mix(3.4, 15.9, along) * stretch];
}

const shape: Flat[] = [
  [2.1, 0],
  [2.25, 1],
  [3.2, 2.3],
  [4.1, 4.6],
  [4.3, 7.8],
  [3.95, 11],
  [3.6, 13.4],
  [3.95, 15.2],
  [4.2, 17],
  [3.5, 18.7],
  [2, 19.1],
  [0.9, 18.2],
  [0.25, 16.2],
  [-0.8, 12],
  [-2, 7.4],
  [-2.95, 3.6],
  [-3.1, 2.1],
  [-2.5, 0.9],
  [-2.1, 0],
];

/** A flat head with all tuners on the bass side, as on bolt-on necks: its foot at the origin, its face at z 0. */
export function headInLine({
  strings,
  apart,
  stretch = 1,
  wood,
  opposite = 0,
  metal,
  name,
  ink = "#2a1a10",
}: InLine): Group {
  const outline = smooth(
    shape.map(([x, y]) => [x * (0.6 + stretch * 0.4), y * stretch] as const),
    240,
  );
  const maker = label(7, 2.2, (on) => text(on, name, { size: 1.5, colour: ink, face: "serif", italic: true }));
  const tree = lathe(
    [
      [0.16, 0],
      [0.16, 0.45],
      [0.42, 0.5],
      [0.4, 0.62],
      [0, 0.66],
    ],
    { around: 24 },
  ).rotateX(Math.PI / 2);
  const size = 0.25 + stretch * 0.75;
  return group(
    mesh(slab(plate(outline), 1.5, 0.14), wood, v(0, 0, -1.5)),
    placed(maker, { at: v(2.55 * stretch, 8.6 * stretch, 0.02), turn: [0, 0, 77] }),
    mesh(tree, metal, v(apart * 0.36, 8.2 * stretch, 0)),
    ...times(strings, (n) => {
      const [x, y] = postInLine({ strings, apart, stretch, opposite }, n);
      const tuned = n < strings - opposite ? tuner(-1, metal, metal, 2.9) : tuner(1, metal, metal, 2.9);
      return placed(tuned, { at: v(x, y), scale: [size, size, 1] });
    }),
  );
}
