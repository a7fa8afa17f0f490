import type { Group, Material } from "three";
import { ivory } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { jawari } from "./jawari.ts";
import { longNeck, tongue } from "./longNeck.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { fretAt, plain, strings, wound } from "./strings.ts";
import { rod, tube } from "./tube.ts";
import { turnedPeg } from "./turnedPeg.ts";
import { at, mix, steps, times, v } from "./vector.ts";

export type SitarNeck = {
  /** Heights: the lower end of the strings, the bridge, where the neck begins, the nut, the neck's end. */
  heights: { tail: number; bridge: number; joint: number; nut: number; end: number };
  /** How far to the front the neck's face lies, and the belly under the bridge. */
  face: number;
  belly: number;
  /** How far to the front the strings are held at their lower end. */
  held: number;
  /** How many semitones over the open string each fret sounds. */
  frets: readonly number[];
  sympathetic: number;
  neck: Material;
  peg: Material;
  thread: Material;
  /**
   * Where each of the five strings over the frets is wound up, from the melody string on the right; and the two drones,
   * where they have no pegs on the neck.
   */
  ends: readonly (readonly [number, number, number])[];
};

const HALF = 4.35;
const DEEP = 4.6;
const HIGH = 1.75;

/** The semitones of a sitar's twenty movable frets over its open string, Ma. */
export const FRETS = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 21, 23, 24];

/** A curved fret and the thread that ties it round the neck. */
function fret(y: number, face: number, metal: Material, thread: Material): Group {
  const arch = steps(15, -1, 1).map((t) => v(t * (HALF + 0.05), y, face + 0.4 + HIGH * (1 - t ** 6) - 0.3 * t * t));
  const tie = (up: number) =>
    tube(
      [
        v(-HALF - 0.02, y + up, face + 0.5),
        ...steps(17, Math.PI, 2 * Math.PI).map((a) =>
          v(Math.cos(a) * (HALF + 0.06), y + up, face + Math.sin(a) * (DEEP + 0.06)),
        ),
        v(HALF + 0.02, y + up, face + 0.5),
      ],
      0.075,
      { straight: true, around: 6 },
    );
  return group(
    mesh(tube(arch, 0.24, { straight: true, around: 10 }), metal),
    ...[-0.09, 0.09].map((up) => mesh(tie(up), thread)),
  );
}

/**
 * All that a sitar has along its strings: the neck with its tied frets, the pegs of the sympathetic strings, both bridges
 * and every string. It points up, its pegs are on the left.
 */
export function sitarNeck(kind: SitarNeck): Group {
  const { face, belly, held, sympathetic, neck, peg, thread } = kind;
  const { tail, bridge, joint, nut, end } = kind.heights;
  const [bone, metal, high, low] = [ivory(), nickel({ color: "#cdc6b4", roughness: 0.24 }), plain(), wound()];
  const over = belly + 3.1;
  const scale = nut - bridge;
  const side = times(sympathetic, (n) => mix(joint + 9, nut - 5, n / (sympathetic - 1)));
  const drones = [mix(joint, nut, 0.5), mix(joint, nut, 0.71)];
  const main = [1.9, 1.15, 0.4, -0.4, -1.1];
  const above = [0.7, -0.2, -1, -1.8, -2.5];
  return group(
    longNeck(
      [
        ...tongue(joint - 8.5, joint - 1, 5.2, 6.6),
        [joint + 2, 4.8, 5.4],
        [joint + 7, HALF + 0.05, DEEP + 0.2],
        [nut, HALF, DEEP],
        [end, HALF - 0.1, DEEP - 0.2],
      ],
      face,
      neck,
    ),
    ...[-1, 1].map((x) =>
      mesh(rod(v(x * (HALF - 0.14), joint + 6, face + 0.22), v(x * (HALF - 0.2), end, face + 0.22), 0.16), bone),
    ),
    ...kind.frets.map((semitones) => fret(nut - fretAt(semitones, scale), face, metal, thread)),
    mesh(box(7.4, 0.45, 2.3, 0.15), bone, v(0, nut, face + 1.2)),
    mesh(box(7.2, 0.4, 1.9, 0.12), bone, v(0, nut + 1.9, face + 1)),
    placed(jawari({ width: 7.4, along: 3.4, height: over - belly, top: bone, feet: peg }), { at: v(0, bridge, belly) }),
    placed(jawari({ width: 4.8, along: 1.1, height: 1.5, top: bone, feet: peg }), { at: v(-0.2, bridge + 3.6, belly) }),
    ...side.flatMap((y, n) => [
      placed(turnedPeg(HALF + 2.7, 0.82, peg), { at: v(0, y, face - 1.7), turn: [0, 180, 0] }),
      mesh(
        rod(v(mix(1.6, -2.6, n / sympathetic), y, face), v(mix(1.6, -2.6, n / sympathetic), y, face + 0.3), 0.22),
        bone,
      ),
    ]),
    ...drones.flatMap((y, n) => [
      ...(kind.ends[5 + n]
        ? []
        : [placed(turnedPeg(HALF + 4.4, 1.2, peg), { at: v(0, y + 2, face - 2), turn: [0, 180, 0] })]),
      mesh(rod(v(-HALF + 0.2, y, face), v(-HALF + 0.1, y, face + 2.2), 0.14), bone),
    ]),
    strings([
      ...main.map((x, n) => ({
        through: [
          v(x * 0.5, tail, held),
          v(x, bridge, over),
          v(at(above, n), nut, face + 2.37),
          v(at(above, n) * 0.95, nut + 1.9, face + 1.7),
          v(...at(kind.ends, n)),
        ],
        radius: at([0.034, 0.042, 0.06, 0.05, 0.036], n),
        material: n > 0 && n < 4 ? low : high,
      })),
      ...drones.map((y, n) => {
        const wind = kind.ends[5 + n];
        return {
          through: [
            v(-0.9 - n * 0.2, tail, held),
            v(-1.9 - n * 0.65, bridge, over),
            v(-HALF + 0.1, y, face + 2.22),
            ...(wind ? [v(-3.2, nut, face + 2.37), v(...wind)] : [v(-HALF - 0.15, y + 2, face - 1.7)]),
          ],
          radius: 0.03,
          material: high,
        };
      }),
      ...side.map((y, n) => ({
        through: [
          v(mix(0.8, -0.8, n / sympathetic), tail, held),
          v(mix(1.7, -1.9, n / sympathetic), bridge + 3.6, belly + 1.52),
          v(mix(1.6, -2.6, n / sympathetic), y, face + 0.32),
        ],
        radius: 0.026,
        material: high,
      })),
    ]),
  );
}
