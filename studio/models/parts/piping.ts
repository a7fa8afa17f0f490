import type { Vector3 } from "three";
import { at } from "./vector.ts";

/** Points along a line, as far from each other as `apart` at most. */
function straight(from: Vector3, to: Vector3, apart: number): Vector3[] {
  const count = Math.max(1, Math.ceil(from.distanceTo(to) / apart));
  return Array.from({ length: count }, (_, n) => from.clone().lerp(to, n / count));
}

/**
 * The middle line of a pipe through `corners`, each bend rounded with a radius of `bend` centimetres: one for all, or one
 * for each corner between the ends. Two right angles as far apart as twice the radius make a U. For `tube`.
 */
export function piping(corners: readonly Vector3[], bend: number | readonly number[], apart = 0.4): Vector3[] {
  const line: Vector3[] = [];
  let last = at(corners, 0);
  for (let n = 1; n < corners.length - 1; n++) {
    const corner = at(corners, n);
    const radius = typeof bend === "number" ? bend : at(bend, n - 1);
    const back = at(corners, n - 1)
      .clone()
      .sub(corner)
      .normalize();
    const on = at(corners, n + 1)
      .clone()
      .sub(corner)
      .normalize();
    const half = back.angleTo(on) / 2;
    const reach = radius / Math.tan(half);
    const middle = corner.clone().addScaledVector(back.clone().add(on).normalize(), radius / Math.sin(half));
    const start = corner.clone().addScaledVector(back, reach).sub(middle);
    const end = corner.clone().addScaledVector(on, reach).sub(middle);
    line.push(...straight(last, middle.clone().add(start), apart));
    const turn = start.angleTo(end);
    const axis = start.clone().cross(end).normalize();
    const count = Math.max(6, Math.ceil((turn * radius) / apart));
    for (let k = 0; k < count; k++)
      line.push(
        start
          .clone()
          .applyAxisAngle(axis, (turn * k) / count)
          .add(middle),
      );
    last = middle.clone().add(end);
  }
  line.push(...straight(last, at(corners, -1), apart), at(corners, -1).clone());
  return line.filter((point, n) => n === 0 || point.distanceToSquared(at(line, n - 1)) > 1e-6);
}
