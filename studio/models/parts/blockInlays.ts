import type { Group, Material } from "three";
import { group, mesh } from "./mesh.ts";
import { cornered, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { fretAt } from "./strings.ts";
import { mix, v } from "./vector.ts";

type Inlays = {
  nut: number;
  scale: number;
  /** Behind which frets they lie. */
  at: readonly number[];
  width: (y: number) => number;
  face: number;
  material: Material;
  /** Their lower side's width to their upper side's: 1 is a block, less a trapezium. */
  taper?: number;
};

/** Large pearl marks in a fingerboard: blocks, or trapeziums. */
export function blockInlays({ nut, scale, at: frets, width, face, material, taper = 1 }: Inlays): Group {
  const made = group();
  for (const fret of frets) {
    const [upper, lower] = [nut - fretAt(fret - 1, scale), nut - fretAt(fret, scale)];
    const [high, low] = [mix(upper, lower, 0.2), mix(upper, lower, 0.8)];
    const half = width(mix(upper, lower, 0.5)) * 0.36;
    const shape = cornered([
      [-half, low],
      [half, low],
      [half * taper, high],
      [-half * taper, high],
    ]);
    made.add(mesh(slab(plate(shape), 0.02), material, v(0, 0, face)));
  }
  return made;
}
