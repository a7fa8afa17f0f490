import type { BufferGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { laid } from "./laid.ts";
import { inset, type Outline, plate } from "./outline.ts";
import { skin, turnOver } from "./surface.ts";
import { at, type Flat, ramp, steps, v } from "./vector.ts";

/** How far a face is hollowed out at a point, in centimetres. */
export type Hollow = (x: number, y: number) => number;

const NEAR = 0.05;
/** The rounding runs on this far over the face, so that they meet without a line. */
const OVER = 0.3;

/**
 * The slope for the forearm: what lies beyond the line from `from` up to `to` (bass side, on the left) falls away by
 * `slope`; it is gone `fade` above the line's end.
 */
export const forearm =
  (from: Flat, to: Flat, slope: number, fade: number): Hollow =>
  (x, y) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const beyond = ((y - from[1]) * dx - (x - from[0]) * dy) / Math.hypot(dx, dy);
    const soft = (beyond + Math.hypot(beyond, 0.8)) / 2;
    return slope * Math.max(0, soft - 0.1) * (1 - ramp(to[1] - fade, to[1] + fade, y));
  };

/** The hollow for the ribs, an oval about a place off the edge. */
export const belly =
  ([mx, my]: Flat, [rx, ry]: Flat, deep: number): Hollow =>
  (x, y) =>
    deep * (1 - ramp(0.15, 1, Math.hypot((x - mx) / rx, (y - my) / ry)));

/** Its normals become those of the surface `z` itself: what lies on it shows no facet. `to`: 1 it looks to the front. */
function trueNormals(shape: BufferGeometry, z: Hollow, to: 1 | -1): BufferGeometry {
  const [position, normal] = [shape.getAttribute("position"), shape.getAttribute("normal")];
  for (let n = 0; n < position.count; n++) {
    const [x, y] = [position.getX(n), position.getY(n)];
    const way = v(z(x - NEAR, y) - z(x + NEAR, y), z(x, y - NEAR) - z(x, y + NEAR), 2 * NEAR).normalize();
    normal.setXYZ(n, way.x * to, way.y * to, way.z * to);
  }
  return shape;
}

type Body = {
  depth: number;
  /** The radius of its edges. */
  round: number;
  front: Hollow;
  back: Hollow;
};

/**
 * A solid body on an outline, from z 0 to `depth`, with round edges and hollows for arm and ribs. Two materials: its faces
 * with their roundings (the texture's place is x and y), and its sides.
 */
export function contouredBody(outline: Outline, { depth, round, front, back }: Body): BufferGeometry {
  const top: Hollow = (x, y) => depth - front(x, y);
  const lines = [1, 0].map((over) => inset(outline, round + over * OVER));
  const edge = (z: Hollow, to: 1 | -1) => {
    const over = at(lines, 0).map((p) => v(p.x, p.y, z(p.x, p.y)));
    const turned = steps(7, Math.PI / 2, 0).map((turn) => {
      const line = inset(outline, round * (1 - Math.cos(turn)));
      return line.map((p, n) => {
        const foot = at(at(lines, 1), n);
        return v(p.x, p.y, z(foot.x, foot.y) - to * round * (1 - Math.sin(turn)));
      });
    });
    return [over, ...turned].map((row) => [...row, at(row, 0)]);
  };
  const rims = [edge(top, 1), edge(back, -1).reverse()] as const;
  const faces = rims.map((rows) =>
    turnOver(skin(rows, (row, column) => [at(at(rows, row), column).x, at(at(rows, row), column).y], true)),
  );
  const side = [at(rims[0], -1), at(rims[1], 0)];
  let length = 0;
  const lengths = at(side, 0).map((p, n, row) => (length += n ? p.distanceTo(at(row, n - 1)) : 0));
  const sides = turnOver(skin(side, (row, column) => [at(at(side, row), column).z, at(lengths, column)], true));
  const plan = plate(at(lines, 0));
  const skins = [
    trueNormals(laid(plan, top, 0), top, 1),
    turnOver(trueNormals(laid(plan, back, 0), back, 1)),
    ...faces,
    sides,
  ];
  const body = mergeGeometries(skins, true);
  body.groups.forEach((part, n) => (part.materialIndex = n < 4 ? 0 : 1));
  return body;
}
