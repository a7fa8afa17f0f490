import { type Material, type Mesh, type Vector3 } from "three";
import { facing } from "./facing.ts";
import { lathe } from "./lathe.ts";
import { mesh } from "./mesh.ts";
import { v } from "./vector.ts";

/** A strap button on the edge of a body at `foot`, standing out along `out`. */
export const strapButton = (foot: Vector3, out: Vector3, metal: Material): Mesh =>
  facing(
    mesh(
      lathe(
        [
          [0.5, -0.2],
          [0.5, 0.1],
          [0.32, 0.3],
          [0.32, 0.6],
          [0.58, 0.9],
          [0.62, 1],
          [0.5, 1.1],
          [0, 1.14],
        ],
        { around: 32 },
      ).rotateX(Math.PI / 2),
      metal,
    ),
    foot,
    out,
    v(0, 0, 1),
  );
