import type { Group, Material } from "three";
import { wood } from "../materials/wood.ts";
import { frets } from "./frets.ts";
import { loft } from "./loft.ts";
import { group, mesh } from "./mesh.ts";
import { cornered, plate } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { mix, steps, v } from "./vector.ts";

export type GuitarNeck = {
  /** How high (y) the nut and the lower end of the fingerboard are, and where the neck meets the body. */
  nut: number;
  end: number;
  joint: number;
  /** String length from nut to saddle. */
  scale: number;
  frets: number;
  /** How wide the fingerboard is at the nut and at its lower end. */
  widths: readonly [number, number];
  /** The height (z) of the fingerboard's underside: the body's face. */
  face: number;
  /** How deep the heel reaches into the body at the joint; 0: none. */
  heel: number;
  wood: Material;
  board?: Material;
  /** How thick the fingerboard is. */
  thick?: number;
  dots?: { at: readonly number[]; material: Material; radius?: number };
  nutMaterial: Material;
};

/** A neck that points up, with heel, fingerboard, frets, dots and nut; the head is the kind's own. */
export function guitarNeck(neck: GuitarNeck): Group {
  const { nut, end, joint, face, heel, thick = 0.6 } = neck;
  const width = (y: number) => mix(neck.widths[0], neck.widths[1], (nut - y) / (nut - end));
  const section = (y: number, depth: number) => {
    const half = (width(y) * 0.97) / 2;
    return steps(25, 0, Math.PI).map((a) => v(Math.cos(a) * half, y, face - Math.sin(a) ** 0.8 * depth));
  };
  const sections = [
    ...(heel
      ? ([
          [joint - 0.6, heel],
          [joint + 0.9, heel * 0.97],
          [joint + 1.8, heel * 0.84],
          [joint + 3, heel * 0.55],
          [joint + 4.8, heel * 0.34],
        ] as const)
      : ([[joint, 2.3]] as const)),
    [joint + 8, 2.2] as const,
    [mix(joint, nut, 0.5), 1.95] as const,
    [nut - 3, 1.75] as const,
    [nut, 1.8] as const,
    [nut + 1.6, 1.9] as const,
  ].map(([y, depth]) => section(y, depth));
  const board = cornered([
    [-width(end) / 2, end],
    [width(end) / 2, end],
    [width(nut) / 2, nut],
    [-width(nut) / 2, nut],
  ]);
  return group(
    mesh(loft(sections), neck.wood),
    mesh(
      slab(plate(board), thick, 0.06),
      neck.board ?? wood("rosewood", { across: 12, along: 40, gloss: 0, roughness: 0.52 }),
      v(0, 0, face),
    ),
    frets({
      nut,
      scale: neck.scale,
      frets: neck.frets,
      width,
      face: face + thick,
      ...(neck.dots ? { dots: neck.dots } : {}),
    }),
    mesh(box(width(nut) + 0.04, 0.5, thick + 0.35, 0.1), neck.nutMaterial, v(0, nut + 0.25, face + (thick + 0.35) / 2)),
  );
}
