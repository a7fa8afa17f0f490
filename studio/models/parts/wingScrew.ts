import type { Group, Material } from "three";
import { group, mesh } from "./mesh.ts";
import { plate, smooth } from "./outline.ts";
import { slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

const wings = smooth(
  [
    [0, -0.5],
    [1, -0.25],
    [2.2, 0.35],
    [2.1, 1],
    [1.3, 1.05],
    [0.55, 0.5],
    [-0.55, 0.5],
    [-1.3, 1.05],
    [-2.1, 1],
    [-2.2, 0.35],
    [-1, -0.25],
  ],
  60,
);

/** A wing screw that stands on a face at z 0 and looks at the viewer: its shaft, its two wings. */
export function wingScrew(metal: Material, size = 1): Group {
  return group(
    mesh(rod(v(0, 0, 0), v(0, 0, 1.9 * size), 0.42 * size, 0.5 * size, 14), metal),
    mesh(
      slab(plate(wings), 0.5, 0.16, 2)
        .translate(0, 0, -0.25)
        .rotateX(Math.PI / 2)
        .scale(size, size, size),
      metal,
      v(0, 0, 1.2 * size),
    ),
  );
}
