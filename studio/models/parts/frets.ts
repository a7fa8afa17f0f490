import type { Group, Material } from "three";
import { CircleGeometry } from "three";
import { nickel } from "../materials/metals.ts";
import { group, mesh } from "./mesh.ts";
import { fretAt } from "./strings.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

type Neck = {
  /** How high (y) the nut is, and how long the strings are from it to the saddle. */
  nut: number;
  scale: number;
  frets: number;
  /** How wide the fingerboard is at a height, and how far to the front its face. */
  width: (y: number) => number;
  face: number;
  dots?: { at: readonly number[]; material: Material; radius?: number };
};

const OCTAVE = 12;

/** The fret wires of a neck that points up, and its position dots (two at the octave). */
export function frets({ nut, scale, frets: count, width, face, dots }: Neck): Group {
  const made = group();
  const wire = nickel();
  for (let fret = 1; fret <= count; fret++) {
    const y = nut - fretAt(fret, scale);
    const half = width(y) / 2 - 0.05;
    made.add(mesh(rod(v(-half, y, face), v(half, y, face), 0.1, 0.1, 8), wire));
    if (!dots?.at.includes(fret)) continue;
    const middle = nut - (fretAt(fret, scale) + fretAt(fret - 1, scale)) / 2;
    const apart = width(middle) * 0.24;
    for (const x of fret % OCTAVE === 0 ? [-apart, apart] : [0])
      made.add(mesh(new CircleGeometry(dots.radius ?? 0.32, 28), dots.material, v(x, middle, face + 0.012)));
  }
  return made;
}
