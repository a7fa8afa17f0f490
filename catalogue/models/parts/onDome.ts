import { type BufferGeometry, type Shape, ShapeGeometry, Vector2 } from "three";
import type { Outline } from "./outline.ts";
import { at, type Flat } from "./vector.ts";

/** How far out of the middle the outline is in the direction of a point, as that point's share of the way: 0 to 1. */
function share(outline: Outline, [mx, my]: Flat, x: number, y: number): number {
  const way = new Vector2(x - mx, y - my);
  let far = 0;
  for (let n = 0; n < outline.length; n++) {
    const [a, b] = [at(outline, n), at(outline, n + 1)];
    const edge = b.clone().sub(a);
    const cross = way.cross(edge);
    if (Math.abs(cross) < 1e-9) continue;
    const from = new Vector2(a.x - mx, a.y - my);
    const [along, across] = [from.cross(edge) / cross, from.cross(way) / cross];
    if (along > 0 && across >= 0 && across <= 1) far = Math.max(far, along);
  }
  return far > 0 ? Math.min(1, 1 / far) : 0;
}

/** The height of a `dome` (with the same outline, height and middle) above a point. */
export const domeHeight =
  (outline: Outline, height: (t: number) => number, middle: Flat) =>
  (x: number, y: number): number =>
    height(1 - share(outline, middle, x, y));

/** A thin flat shape laid on a surface: each of its points is lifted to `height`, and by `lift` more. */
export function laid(shape: Shape, height: (x: number, y: number) => number, lift = 0.02): BufferGeometry {
  const made = new ShapeGeometry(shape, 24);
  const position = made.getAttribute("position");
  for (let n = 0; n < position.count; n++) position.setZ(n, height(position.getX(n), position.getY(n)) + lift);
  made.computeVertexNormals();
  return made;
}
