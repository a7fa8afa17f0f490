import type { Material, Mesh } from "three";
import { mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { v } from "./vector.ts";

/** A push button on a face at z 0, its middle at (x, y). */
export const keyButton = (x: number, y: number, material: Material, width = 1.8, height = 0.85): Mesh =>
  mesh(box(width, height, 0.7, 0.2, 0.12), material, v(x, y, 0.1));
