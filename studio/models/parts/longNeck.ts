import type { Material, Mesh } from "three";
import { loft } from "./loft.ts";
import { mesh } from "./mesh.ts";
import { mix, steps, v } from "./vector.ts";

/** A place on a neck that points up: its height, half its width, and how deep it is behind its face. */
type Section = readonly [y: number, half: number, depth: number];

/** The hollow neck of sitar, tanpura and chitravina: flat in front (at z `face`), round behind. */
export const longNeck = (sections: readonly Section[], face: number, material: Material): Mesh =>
  mesh(
    loft(
      sections.map(([y, half, depth]) => [
        ...steps(25, Math.PI, 2 * Math.PI).map((a) => v(Math.cos(a) * half, y, face + Math.sin(a) * depth)),
        v(half, y, face + 0.25),
        v(-half, y, face + 0.25),
      ]),
    ),
    material,
  );

/** The pointed tongue that a neck ends in on the face of its gourd, as sections from its tip to its widest place. */
export const tongue = (tip: number, root: number, half: number, depth: number): Section[] =>
  steps(10, 0.02).map((t) => [
    mix(tip, root, t),
    half * Math.sin((t * Math.PI) / 2) ** 0.85,
    depth * Math.sin((t * Math.PI) / 2),
  ]);
