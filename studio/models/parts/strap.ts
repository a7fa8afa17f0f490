import type { Vector3 } from "three";
import { outward, skin } from "./surface.ts";
import { at, type Flat } from "./vector.ts";

const section: Flat[] = [
  [-0.5, 0],
  [-0.5, 0.55],
  [-0.36, 0.95],
  [0, 1.05],
  [0.36, 0.95],
  [0.5, 0.55],
  [0.5, 0],
  [-0.5, 0],
];

/** A flat band of leather or cloth along `points`, lying on a surface with the given normals. */
export function strap(points: readonly Vector3[], normals: readonly Vector3[], width: number, thickness: number) {
  let length = 0;
  const lengths: number[] = [];
  const rows = points.map((point, n) => {
    const normal = at(normals, n);
    const way = at(points, Math.min(n + 1, points.length - 1))
      .clone()
      .sub(at(points, Math.max(0, n - 1)));
    const side = normal.clone().cross(way).normalize();
    if (n) length += point.distanceTo(at(points, n - 1));
    lengths.push(length);
    return section.map(([x, y]) =>
      point
        .clone()
        .addScaledVector(side, x * width)
        .addScaledVector(normal, y * thickness),
    );
  });
  return outward(skin(rows, (row, column): Flat => [(column / 7) * width * 2, at(lengths, row)], false));
}
