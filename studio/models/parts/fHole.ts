import { Vector2 } from "three";
import { ellipse, type Outline } from "./outline.ts";
import { along } from "./tube.ts";
import { at, v } from "./vector.ts";

/**
 * A sound hole like an f about (x, y), `height` from eye to eye: its stem with both wings, and the two eyes. `side` 1 is
 * the right one; the left one mirrors it. `lean`: how far its upper eye stands inwards, as a part of its height.
 */
export function fHole(x: number, y: number, height: number, side: 1 | -1, lean = 0.24): Outline[] {
  const h = height / 2;
  const point = (dx: number, dy: number) => v(x + side * dx * h, y + dy * h);
  const line = along(
    [
      point(-lean + 0.06, 0.8),
      point(-lean + 0.16, 0.99),
      point(-lean + 0.36, 0.86),
      point(-lean * 0.2 + 0.16, 0.46),
      point(0, 0),
      point(lean * 0.2 - 0.16, -0.46),
      point(lean - 0.36, -0.86),
      point(lean - 0.16, -0.99),
      point(lean - 0.06, -0.8),
    ],
    72,
  );
  const thick = (n: number) => h * (0.026 + 0.06 * Math.sin((n / (line.length - 1)) * Math.PI) ** 1.4);
  const edge = (to: 1 | -1) =>
    line.map((p, n) => {
      const way = at(line, Math.min(n + 1, line.length - 1))
        .clone()
        .sub(at(line, Math.max(0, n - 1)))
        .normalize();
      return new Vector2(p.x - way.y * thick(n) * to, p.y + way.x * thick(n) * to);
    });
  const stem = [...edge(1), ...edge(-1).reverse()];
  const area = stem.reduce((sum, p, n) => sum + p.cross(at(stem, n + 1)), 0);
  const eye = (dx: number, dy: number, r: number) => ellipse(x + side * dx * h, y + dy * h, r * h, undefined, 28);
  return [area < 0 ? stem.reverse() : stem, eye(-lean - 0.02, 0.78, 0.1), eye(lean + 0.02, -0.76, 0.135)];
}
