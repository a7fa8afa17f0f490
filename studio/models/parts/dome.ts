import type { BufferGeometry } from "three";
import type { Outline } from "./outline.ts";
import { lid, merged, outward, skin } from "./surface.ts";
import { at, type Flat, steps, v } from "./vector.ts";

/**
 * An arched plate on an outline: a violin's belly, a veena's plate. `height` answers how far it stands out (z) at `t`,
 * from its rim (0) to its middle (1); it is flat at the back. `middle` is where all rings shrink to.
 */
export function dome(
  outline: Outline,
  height: (t: number) => number,
  middle: Flat = [0, 0],
  rings = 24,
): BufferGeometry {
  const ring = [...outline, at(outline, 0)];
  const rows = steps(rings).map((t) =>
    ring.map(({ x, y }) => v(x + (middle[0] - x) * t, y + (middle[1] - y) * t, height(t))),
  );
  const uv = (row: number, column: number): Flat => {
    const point = at(at(rows, row), column);
    return [point.x, point.y];
  };
  const rim = ring.map(({ x, y }) => v(x, y, 0));
  const edge = [rim, at(rows, 0)];
  return outward(
    merged([
      skin(rows, uv, true),
      skin(edge, (row, column) => [row, column * 0.1], true),
      lid([...rim].reverse(), (point) => [point.x, point.y]),
    ]),
  );
}
