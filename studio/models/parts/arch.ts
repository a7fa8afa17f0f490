import type { BufferGeometry } from "three";
import type { Outline } from "./outline.ts";
import { lid, merged, outward, skin } from "./surface.ts";
import { at, type Flat, ramp, steps, v } from "./vector.ts";

export type Arch = {
  /** How thick the plate is at its edge, and how much higher its middle stands. */
  edge: number;
  rise: number;
  /** How far from the edge it has risen. */
  slope: number;
  /** Its highest place; from there it falls by the part `fall` on the way of `reach`. */
  middle: Flat;
  fall: number;
  reach: number;
};

/**
 * How far a point is from an outline, with all of the outline having its say: near the edge it is the distance, further in
 * it has no ridge where two edges are as near. (The integral of 1/r⁴ along a straight edge is π/2d³.)
 */
function depthIn(outline: Outline): (x: number, y: number) => number {
  const lengths = outline.map((_, n) => at(outline, n - 1).distanceTo(at(outline, n + 1)) / 2);
  return (x, y) => {
    let sum = 0;
    for (const [n, p] of outline.entries())
      sum += at(lengths, n) / Math.max(1e-12, ((p.x - x) ** 2 + (p.y - y) ** 2) ** 2);
    return ((sum * 2) / Math.PI) ** (-1 / 3);
  };
}

/** The height of an arched plate above a point of it: it swells from the channel along its edge without a crease. */
export function archHeight(outline: Outline, arch: Arch): (x: number, y: number) => number {
  const depth = depthIn(outline);
  const [mx, my] = arch.middle;
  return (x, y) => {
    const long = 1 - arch.fall * Math.min(1, Math.hypot(x - mx, y - my) / arch.reach) ** 2;
    return arch.edge + arch.rise * ramp(0.1, 1, depth(x, y) / arch.slope) * long;
  };
}

const RINGS = 36;
const NEAR = 0.02;

/**
 * An arched plate on an outline: the belly of a violin, a carved guitar's top. It is flat at the back; `height` is that of
 * `archHeight`, `middle` a point that all of its edge sees.
 */
export function archedPlate(outline: Outline, height: (x: number, y: number) => number, middle: Flat): BufferGeometry {
  const ring = [...outline, at(outline, 0)];
  const rows = steps(RINGS, 0, 1).map((t) =>
    ring.map(({ x, y }) => {
      const [px, py] = [x + (middle[0] - x) * t ** 1.25, y + (middle[1] - y) * t ** 1.25];
      return v(px, py, height(px, py));
    }),
  );
  const plane = (point: { x: number; y: number }): Flat => [point.x, point.y];
  const top = skin(rows, (row, column) => plane(at(at(rows, row), column)), true);
  // The normals are the surface's own: the rings cross each other a little beside sharp corners.
  const normal = top.getAttribute("normal");
  for (const [n, { x, y, z }] of rows.flat().entries()) {
    const slope = v(z - height(x + NEAR, y), z - height(x, y + NEAR), NEAR).normalize();
    normal.setXYZ(n, slope.x, slope.y, slope.z);
  }
  const rim = ring.map(({ x, y }) => v(x, y, 0));
  return outward(
    merged([top, skin([rim, at(rows, 0)], (row, column) => [row, column * 0.1], true), lid([...rim].reverse(), plane)]),
  );
}
