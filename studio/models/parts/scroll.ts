import { type Group, type Material, MathUtils, type Vector3 } from "three";
import { lathe } from "./lathe.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod, tube } from "./tube.ts";
import { at, type Flat, mix, ramp, steps, times, v } from "./vector.ts";

/** Where the string of each peg ends, from the lowest: left, left, right, right, as `[side, height]`. */
export const pegs = [
  [-1, 1.7],
  [-1, 4.4],
  [1, 5.7],
  [1, 3],
] as const;

/** The volute's middle (height and depth), its first radius, and how fast it draws in. */
const MIDDLE: Flat = [8.7, -0.95];
const [FIRST, DRAW] = [1.72, 0.1];
/** From low behind it goes up, over to the front, down and round again: two turns and a half, in degrees. */
const [FROM, TO] = [-20, 880];

/** A section of the carving: its outer (back) and inner (front) edge as height and depth, half its width, its
 * hollow, and how deep the sides are fluted. */
type Section = { outer: Flat; inner: Flat; half: number; hollow: number; groove: number };

const radius = (degrees: number): number => FIRST * Math.exp(-DRAW * MathUtils.degToRad(degrees - FROM));

function onVolute(degrees: number): Section {
  const a = MathUtils.degToRad(degrees);
  const from = (r: number): Flat => [MIDDLE[0] + Math.sin(a) * r, MIDDLE[1] - Math.cos(a) * r];
  const half = mix(0.76, 0.56, ramp(FROM, 80, degrees)) + 1.4 * (Math.max(0, degrees - 60) / (TO - 60)) ** 1.05;
  return {
    outer: from(radius(degrees)),
    inner: from(radius(degrees + 360) * 0.8),
    half,
    hollow: 0,
    groove: 0.13 * ramp(FROM, 70, degrees),
  };
}

/** The peg box: a channel between two cheeks, from the nut up into the volute's throat. */
const box: readonly Section[] = (
  [
    [0, -1.2, 0, 1.16, 0],
    [0.14, -1.66, 0, 1.18, 0],
    [0.34, -1.95, 0, 1.2, 0],
    [0.36, -1.97, 0, 1.2, 0.55],
    [0.8, -2.27, 0, 1.22, 0.7],
    [2, -2.46, -0.04, 1.2, 0.74],
    [3.6, -2.48, -0.12, 1.12, 0.73],
    [5, -2.44, -0.26, 1.02, 0.7],
    [6, -2.42, -0.44, 0.92, 0.66],
    [6.5, -2.43, -0.6, 0.87, 0.6],
    [6.9, -2.46, -0.8, 0.83, 0.34],
    [7.2, -2.49, -1.02, 0.8, 0],
  ] as const
).map(([y, back, front, half, hollow]) => ({ outer: [y, back], inner: [y + 0.12, front], half, hollow, groove: 0 }));

/** The ring of a section: two flutes on its back, sharp edges, the channel between the cheeks in front. */
function ring({ outer, inner, half, hollow, groove }: Section): Vector3[] {
  const deep = Math.hypot(inner[0] - outer[0], inner[1] - outer[1]);
  const point = (x: number, t: number) => v(x * half, mix(outer[0], inner[0], t), mix(outer[1], inner[1], t));
  const [edge, flute] = [Math.min(0.12, 0.09 / deep), Math.min(0.2, 0.13 / deep)];
  const cheek = 1 - 0.36 / half;
  const right: Flat[] = [
    [0, 0],
    [0.2, flute * 0.6],
    [0.5, flute],
    [0.78, flute * 0.5],
    [0.9, 0],
    [0.9, 0],
    [1, edge],
    [1, edge],
    [1 - groove * 0.8, 0.25],
    [1 - groove, 0.55],
    [1 - groove, 0.97],
    [1 - groove, 0.97],
    [0.97 - groove, 1],
    [0.97 - groove, 1],
    [cheek, 1],
    [cheek, 1],
    [cheek, 1 - hollow],
    [cheek, 1 - hollow],
    [0, 1 - hollow],
  ];
  return [
    ...right,
    ...right
      .slice(1, -1)
      .toReversed()
      .map(([x, t]): Flat => [-x, t]),
  ].map(([x, t]) => point(x, t));
}

/** Where a cheek is at a height: half the box's width. */
const cheekAt = (y: number): number => {
  const above = box.findIndex(({ outer }) => outer[0] > y);
  const [low, high] = [at(box, above - 1), at(box, above)];
  return mix(low.half, high.half, (y - low.outer[0]) / (high.outer[0] - low.outer[0]));
};

/**
 * A violin's peg box and scroll above the nut (at the origin, its face at z 0), with four pegs. It leans back by itself.
 */
export function scroll(wood: Material, peg: Material, dark: Material): Group {
  const knob = lathe(
    [
      [0, -1.2],
      [0.5, -1.05],
      [0.95, -0.35],
      [0.85, 0.45],
      [0.42, 0.85],
      [0.34, 1],
      [0.5, 1.1],
      [0.34, 1.2],
      [0.3, 2],
    ],
    { around: 28, smooth: true },
  );
  knob.scale(1, 1, 0.55);
  const eye = v(0, ...MIDDLE);
  return group(
    mesh(loft([...box, ...steps(150, FROM, TO).map(onVolute)].map(ring)), wood),
    ...[1, -1].map((side) =>
      placed(
        mesh(
          lathe(
            [
              [0, 0],
              [0.32, 0],
              [0.32, 0.1],
              [0.26, 0.17],
              [0, 0.2],
            ],
            { around: 32 },
          ),
          wood,
        ),
        { at: eye.clone().setX(side * 1.9), turn: [0, 0, side * -90] },
      ),
    ),
    mesh(rod(eye.clone().setX(-1.9), eye.clone().setX(1.9), 0.32, 0.32, 24), wood),
    ...times(4, (n) => {
      const [side, y] = at(pegs, n);
      const z = -1.16 - y * 0.03;
      const cheek = cheekAt(y);
      return group(
        mesh(rod(v(-side * (cheek + 0.12), y, z), v(side * 2.6, y, z), 0.27, 0.36, 16), peg),
        placed(mesh(knob, peg), { at: v(side * 4, y, z), turn: [0, 25, side * 90] }),
        // The string's turns on the peg.
        mesh(
          tube(
            steps(60, 0, Math.PI * 12).map((a, k) =>
              v(side * (0.32 - k * 0.008), y + Math.cos(a) * 0.36, z + Math.sin(a) * 0.36),
            ),
            0.035,
            { around: 5, pieces: 180 },
          ),
          dark,
        ),
      );
    }),
  );
}
