import { type BufferGeometry, Vector3 } from "three";
import { at, times } from "./vector.ts";

/** How far two faces may turn from each other and still be one round surface. */
const CREASE = Math.cos(Math.PI / 3.6);

/**
 * The slab (as it comes, its faces still towards z) with its corners and edges shaded round instead of in facets; both
 * faces stay flat.
 */
export function rounded(shape: BufferGeometry): BufferGeometry {
  const position = shape.getAttribute("position");
  const normal = shape.getAttribute("normal");
  const corners = times(position.count, (n) => new Vector3().fromBufferAttribute(position, n));
  const faces = times(position.count / 3, (n) => {
    const [a, b, c] = [at(corners, n * 3), at(corners, n * 3 + 1), at(corners, n * 3 + 2)];
    const cross = b.clone().sub(a).cross(c.clone().sub(a));
    const way = cross.clone().normalize();
    return { way, weight: Math.abs(way.z) > 0.9999 ? 1e6 : cross.length() };
  });
  const place = (corner: Vector3) =>
    corner
      .toArray()
      .map((n) => Math.round(n * 1e4))
      .join();
  const meeting = new Map<string, number[]>();
  corners.forEach((corner, n) => {
    const there = meeting.get(place(corner));
    if (there) there.push(n);
    else meeting.set(place(corner), [n]);
  });
  corners.forEach((corner, n) => {
    const own = at(faces, Math.floor(n / 3)).way;
    const sum = new Vector3();
    for (const other of meeting.get(place(corner)) ?? []) {
      const { way, weight } = at(faces, Math.floor(other / 3));
      if (way.dot(own) > CREASE) sum.addScaledVector(way, weight);
    }
    normal.setXYZ(n, ...sum.normalize().toArray());
  });
  return shape;
}
