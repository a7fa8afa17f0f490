import { CatmullRomCurve3, Path, Shape, Vector2, Vector3 } from "three";
import { at, type Flat } from "./vector.ts";

/** A closed outline, anticlockwise, in centimetres. */
export type Outline = Vector2[];

/** The smooth closed outline through `points`, as `count` points. */
export function smooth(points: readonly Flat[], count = 240): Outline {
  const line = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y, 0)),
    true,
    "centripetal",
  );
  return anticlockwise(
    line
      .getSpacedPoints(count)
      .slice(0, -1)
      .map(({ x, y }) => new Vector2(x, y)),
  );
}

/** The outline with straight lines between `points`. */
export const cornered = (points: readonly Flat[]): Outline => anticlockwise(points.map(([x, y]) => new Vector2(x, y)));

function anticlockwise(outline: Outline): Outline {
  const area = outline.reduce((sum, p, n) => sum + p.cross(at(outline, n + 1)), 0);
  return area < 0 ? outline.reverse() : outline;
}

/** The whole of a shape that is the same left and right, from its right half. */
export const mirrored = (half: readonly Flat[]): Flat[] => [
  ...half,
  ...[...half]
    .reverse()
    .filter(([x]) => x > 1e-6)
    .map(([x, y]) => [-x, y] as const),
];

/** The outline moved inwards by `by` centimetres (outwards if negative). */
export const inset = (outline: Outline, by: number): Outline =>
  outline.map((p, n) => {
    const way = at(outline, n + 1)
      .clone()
      .sub(at(outline, n - 1))
      .normalize();
    return new Vector2(p.x - way.y * by, p.y + way.x * by);
  });

/** An outline, with holes, as slabs need it. */
export function plate(outline: Outline, holes: readonly Outline[] = []): Shape {
  const shape = new Shape(outline);
  shape.holes = holes.map((hole) => new Path([...hole].reverse()));
  return shape;
}

/** A circle or an ellipse about (x, y). */
export const ellipse = (x: number, y: number, rx: number, ry = rx, count = 72): Outline =>
  Array.from({ length: count }, (_, n) => {
    const a = (n / count) * Math.PI * 2;
    return new Vector2(x + Math.cos(a) * rx, y + Math.sin(a) * ry);
  });

/** A rectangle with round corners about the origin. */
export function roundRect(width: number, height: number, radius: number, each = 8): Outline {
  const r = Math.min(radius, width / 2 - 1e-3, height / 2 - 1e-3);
  return [0, 1, 2, 3].flatMap((corner) => {
    const [x, y] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
    return Array.from({ length: each + 1 }, (_, n) => {
      const a = ((corner + n / each) * Math.PI) / 2;
      return new Vector2(x * (width / 2 - r) + Math.cos(a) * r, y * (height / 2 - r) + Math.sin(a) * r);
    });
  });
}
