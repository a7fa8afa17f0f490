import type { Group, Material } from "three";
import { wood } from "../materials/wood.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { mirrored, plate, smooth } from "./outline.ts";
import { slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { tuner } from "./tuner.ts";
import { turnedPeg } from "./turnedPeg.ts";
import { type Flat, times, v } from "./vector.ts";

type Posts = {
  /** How many tuners stand on each side, and how far one is from the next. */
  aSide?: number;
  step?: number;
  /** How wide it is to one of six strings. */
  wide?: number;
};
type Head = Posts & { face?: Material; button?: Material; friction?: boolean };

/** Where each string's post stands on a head with tuners on both sides, from the lowest string. */
export function post(n: number, { aSide = 3, step = 4.1, wide = 1 }: Posts = {}): Flat {
  return [(n < aSide ? -2.5 : 2.5) * wide, 4 + (n < aSide ? n : 2 * aSide - 1 - n) * step];
}

/** A friction peg: its post goes straight through the head, and its button stands behind. */
function frictionPeg(metal: Material, button: Material): Group {
  const knob = turnedPeg(3.2, 0.95, button, 0.55);
  return group(
    mesh(rod(v(0, 0, -1.6), v(0, 0, 1.3), 0.26), metal),
    ...[-1.75, 0.06].map((z) => mesh(rod(v(0, 0, z), v(0, 0, z + 0.2), 0.55, 0.5, 28), metal)),
    placed(knob, { at: v(0, 0, -1.6), turn: [0, 90, 0] }),
  );
}

/**
 * A head with tuners on both sides, its foot at the origin; a kind places it behind the nut and tilts it back. An empty
 * name leaves it blank.
 */
export function headBothSides(neckWood: Material, metal: Material, name: string, head: Head = {}): Group {
  const { aSide = 3, step = 4.1, wide = 1 } = head;
  const tall = (10 + (aSide - 1) * step) / 18.2;
  const shape = smooth(
    mirrored(
      (
        [
          [2.15, 0],
          [2.3, 0.6],
          [3.3, 2.4],
          [3.55, 5],
          [3.5, 10],
          [3.75, 15],
          [3.75, 17.3],
          [2.4, 17.6],
          [0, 18.2],
        ] satisfies Flat[]
      ).map(([x, y]) => [x * wide, y * tall] as const),
    ),
    200,
  );
  const maker = () =>
    label(
      4.6 * wide,
      2.3 * wide,
      (on) =>
        text(on, name, {
          size: Math.min(1.25, 7.2 / name.length) * wide,
          colour: "#e9cf94",
          face: "serif",
          italic: true,
        }),
      {
        metalness: 0.3,
        roughness: 0.3,
      },
    );
  const face = head.face ?? wood("rosewood", { across: 10, along: 30, gloss: 0.12, roughness: 0.6 });
  return group(
    mesh(slab(plate(shape), 1.5, 0.08), [face, neckWood], v(0, 0, -1.5)),
    ...(name ? [placed(maker(), { at: v(0, 18.2 * tall - 3 * wide, 0.02) })] : []),
    ...times(2 * aSide, (n) => {
      if (head.friction) return placed(frictionPeg(metal, head.button ?? metal), { at: v(...post(n, head)) });
      const size = Math.min(1, step / 3.4) * Math.max(0.75, wide);
      return placed(tuner(n < aSide ? -1 : 1, metal, head.button ?? metal), {
        at: v(...post(n, head)),
        scale: [size, size, 1],
      });
    }),
  );
}
