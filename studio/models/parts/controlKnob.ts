import type { Material } from "three";
import { lathe } from "./lathe.ts";
import { mesh } from "./mesh.ts";
import type { Flat } from "./vector.ts";

const shapes = {
  /** With a wide skirt, as on three-pickup guitars. */
  skirted: [
    [0, 0],
    [1.25, 0],
    [1.22, 0.18],
    [0.82, 0.42],
    [0.74, 1.4],
    [0.62, 1.52],
    [0, 1.54],
  ],
  /** Narrower towards its top, like a hat. */
  hat: [
    [0, 0],
    [1.22, 0],
    [1.2, 0.14],
    [0.98, 0.34],
    [0.84, 1.3],
    [0.72, 1.42],
    [0.66, 1.32],
    [0, 1.32],
  ],
  /** A barrel of metal with a domed top. */
  barrel: [
    [0, 0],
    [0.86, 0],
    [0.92, 0.1],
    [0.92, 1.35],
    [0.84, 1.5],
    [0.5, 1.62],
    [0, 1.66],
  ],
} satisfies Record<string, Flat[]>;

/** A turned control knob that stands on a face at z 0. */
export const controlKnob = (shape: keyof typeof shapes, material: Material) =>
  mesh(lathe(shapes[shape], { around: 40 }).rotateX(Math.PI / 2), material);
