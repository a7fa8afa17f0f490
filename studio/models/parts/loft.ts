import type { BufferGeometry, Vector3 } from "three";
import { lid, merged, outward, skin } from "./surface.ts";
import { at } from "./vector.ts";

/**
 * A body through sections, each a ring of as many points as the others (closed here if it is not). `open`: without its
 * two ends. Texture: around in centimetres, along by the distance of the first points.
 */
export function loft(sections: readonly Vector3[][], open = false): BufferGeometry {
  const rows = sections.map((ring) =>
    at(ring, 0).distanceToSquared(at(ring, -1)) < 1e-8 ? ring : [...ring, at(ring, 0).clone()],
  );
  let length = 0;
  const lengths = rows.map((ring, n) => (length += n ? at(ring, 0).distanceTo(at(at(rows, n - 1), 0)) : 0));
  const girth = Math.max(
    ...rows.map((ring) => ring.reduce((sum, p, n) => sum + (n ? p.distanceTo(at(ring, n - 1)) : 0), 0)),
  );
  const around = at(rows, 0).length - 1;
  const body = skin(rows, (row, column) => [(column / around) * girth, at(lengths, row)], true);
  if (open) return outward(body);
  const [first, last] = [at(rows, 0), at(rows, -1)];
  const plane = (point: Vector3): [number, number] => [point.x, point.y + point.z];
  return outward(merged([body, lid([...first].reverse(), plane), lid(last, plane)]));
}
