import type { Group, Material } from "three";
import { nickel } from "../materials/metals.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { ellipse, plate } from "./outline.ts";
import { slab } from "./slab.ts";

/** A latching foot switch on a face at z 0: washer, six-sided nut, threaded neck, domed button; 1.1 cm high. */
export const footSwitch = (metal: Material): Group =>
  group(
    mesh(slab(plate(ellipse(0, 0, 0.95)), 0.12, 0.05), nickel()),
    mesh(slab(plate(ellipse(0, 0, 0.84, 0.84, 6)), 0.32, 0.04), metal),
    mesh(
      lathe(
        [
          [0, 0.2],
          [0.6, 0.2],
          [0.6, 0.44],
          [0.56, 0.48],
          [0.6, 0.52],
          [0.56, 0.56],
          [0.48, 0.58],
          [0.5, 0.96],
          [0.44, 1.06],
          [0.26, 1.12],
          [0, 1.14],
        ],
        { around: 40 },
      ).rotateX(Math.PI / 2),
      metal,
    ),
  );
