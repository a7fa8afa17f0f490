import { DoubleSide, type Group, InstancedMesh, type Material, Matrix4 } from "three";
import { loft } from "./loft.ts";
import { group } from "./mesh.ts";
import { roundRect } from "./outline.ts";
import { box } from "./slab.ts";
import { times, v } from "./vector.ts";

type SquareBellows = {
  folds: number;
  /** From fold to fold. */
  pitch: number;
  /** Of the outer edges: across (z) and up (y). */
  width: number;
  height: number;
  /** How far the folds go in. */
  deep: number;
  cloth: Material;
  /** The tape over the outer edges, and the metal on their corners. */
  tape: Material;
  corner: Material;
};

/** Square bellows that open along x, from x 0, about the other axes; every fold the same. */
export function squareBellows({ folds, pitch, width, height, deep, cloth, tape, corner }: SquareBellows): Group {
  const ring = (inwards: number, x: number) =>
    roundRect(width - inwards * 2, height - inwards * 2, 0.4, 3).map((p) => v(x, p.y, p.x));
  const edge = deep * 0.42;
  const side = pitch * 0.5;
  const copies = (rings: readonly (readonly [number, number])[], material: Material) => {
    const made = new InstancedMesh(
      loft(
        rings.map(([inwards, x]) => ring(inwards, x)),
        true,
      ),
      material,
      folds,
    );
    for (const n of times(folds, (n) => n)) made.setMatrixAt(n, new Matrix4().setPosition(v(n * pitch, 0, 0)));
    made.castShadow = made.receiveShadow = true;
    return made;
  };
  cloth.side = tape.side = DoubleSide;
  const corners = new InstancedMesh(box(pitch * 0.62, 1.1, 1.1, 0.15, 0.12), corner, folds * 4);
  for (const n of times(folds * 4, (n) => n)) {
    const [up, across] = [n % 4 < 2 ? 1 : -1, n % 2 ? 1 : -1];
    corners.setMatrixAt(
      n,
      new Matrix4().setPosition(
        v((Math.floor(n / 4) + 0.5) * pitch, up * (height / 2 - 0.46), across * (width / 2 - 0.46)),
      ),
    );
  }
  corners.castShadow = corners.receiveShadow = true;
  return group(
    copies(
      [
        [deep, 0],
        [edge, side * 0.4],
      ],
      cloth,
    ),
    copies(
      [
        [edge, side * 0.4],
        [0.04, side * 0.66],
      ],
      tape,
    ),
    copies(
      [
        [0.04, side * 0.66],
        [0.04, side * 1.34],
      ],
      tape,
    ),
    copies(
      [
        [0.04, side * 1.34],
        [edge, side * 1.6],
      ],
      tape,
    ),
    copies(
      [
        [edge, side * 1.6],
        [deep, side * 2],
      ],
      cloth,
    ),
    corners,
  );
}
