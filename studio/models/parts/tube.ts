import { type BufferGeometry, CatmullRomCurve3, type Vector3 } from "three";
import { lid, merged, outward, skin, turnOver } from "./surface.ts";
import { at, steps } from "./vector.ts";

type Options = {
  /** Pieces along it; by default eight between two points. */
  pieces?: number;
  /** Sides of its section. */
  around?: number;
  /** It ends where it begins. */
  closed?: boolean;
  /** Straight lines between the points instead of a smooth curve. */
  straight?: boolean;
};

/** The points of a smooth line through `points`, evenly spaced. */
export const along = (points: readonly Vector3[], count: number, closed = false): Vector3[] =>
  new CatmullRomCurve3([...points], closed, "centripetal").getSpacedPoints(count);

/** A round cord, pipe or wire through `points`; `radius` may change from its start (0) to its end (1). */
export function tube(points: readonly Vector3[], radius: number | ((t: number) => number), options: Options = {}) {
  const { closed = false, straight = false, around = 12 } = options;
  const pieces = options.pieces ?? points.length * 8;
  const path = straight ? [...points] : along(points, pieces, closed);
  const last = path.length - 1;
  const way = (n: number): Vector3 => {
    const next = n < last ? n + 1 : closed ? 1 : last;
    const before = n > 0 ? n - 1 : closed ? last - 1 : 0;
    return at(path, next).clone().sub(at(path, before)).normalize();
  };
  const start = way(0);
  let side = start.clone().set(start.y, start.z, start.x).cross(start);
  if (side.lengthSq() < 1e-6) side = start.clone().set(1, 0.3, 0.1).cross(start);
  side.normalize();
  let length = 0;
  const lengths: number[] = [];
  const frames = path.map((_, n) => {
    const forward = way(n);
    side = side.clone().addScaledVector(forward, -side.dot(forward)).normalize();
    if (n) length += at(path, n).distanceTo(at(path, n - 1));
    lengths.push(length);
    return { side, up: forward.clone().cross(side) };
  });
  // A closed cord's section comes back turned; the turn is spread over its length so that its ends meet.
  const first = at(frames, 0);
  const end = at(frames, -1);
  const turned = closed ? Math.atan2(end.side.dot(first.up), end.side.dot(first.side)) : 0;
  const rows = path.map((point, n) => {
    const { side, up } = at(frames, n);
    const r = typeof radius === "number" ? radius : radius(n / last);
    return steps(around + 1, 0, 2 * Math.PI).map((angle) => {
      const a = angle - (turned * n) / last;
      return point
        .clone()
        .addScaledVector(side, Math.cos(a) * r)
        .addScaledVector(up, Math.sin(a) * r);
    });
  });
  const widest = typeof radius === "number" ? radius : Math.max(...steps(20).map(radius));
  const shapes: BufferGeometry[] = [
    outward(skin(rows, (row, column) => [(column / around) * widest * 2 * Math.PI, at(lengths, row)], true)),
  ];
  if (!closed)
    for (const [ring, forward] of [
      [at(rows, 0), start.clone().negate()],
      [at(rows, -1), way(last)],
    ] as const) {
      const cap = lid(ring, (point) => [point.x, point.y]);
      const normal = cap.getAttribute("normal");
      if (forward.x * normal.getX(0) + forward.y * normal.getY(0) + forward.z * normal.getZ(0) < 0) turnOver(cap);
      shapes.push(cap);
    }
  return merged(shapes);
}

/** A straight round rod from `from` to `to`, thicker or thinner at its end if `end` is given. */
export const rod = (from: Vector3, to: Vector3, radius: number, end = radius, around = 16): BufferGeometry =>
  tube([from, to], (t) => radius + (end - radius) * t, { straight: true, around });
