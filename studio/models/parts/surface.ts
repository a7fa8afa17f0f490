import { BufferGeometry, Float32BufferAttribute, type Vector3 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { at, type Flat } from "./vector.ts";

/**
 * The volume a shape encloses, in cm³: negative if its faces look inwards. An open shape is closed towards the middle of
 * its points.
 */
export function signedVolume(shape: BufferGeometry): number {
  shape.computeBoundingBox();
  const position = shape.getAttribute("position");
  const middle = shape.boundingBox?.min.clone().add(shape.boundingBox.max).multiplyScalar(0.5);
  const corner = (n: number): [number, number, number] => {
    const i = shape.index ? shape.index.getX(n) : n;
    return [
      position.getX(i) - (middle?.x ?? 0),
      position.getY(i) - (middle?.y ?? 0),
      position.getZ(i) - (middle?.z ?? 0),
    ];
  };
  let sum = 0;
  const count = shape.index?.count ?? position.count;
  for (let n = 0; n < count; n += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [corner(n), corner(n + 1), corner(n + 2)];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

/** Turns a shape's faces to their other side. */
export function turnOver(shape: BufferGeometry): BufferGeometry {
  const { index } = shape;
  if (!index) throw new Error("A shape without an index cannot be turned.");
  for (let n = 0; n < index.count; n += 3) {
    const second = index.getX(n + 1);
    index.setX(n + 1, index.getX(n + 2));
    index.setX(n + 2, second);
  }
  const normal = shape.getAttribute("normal");
  for (let n = 0; n < normal.count; n++) normal.setXYZ(n, -normal.getX(n), -normal.getY(n), -normal.getZ(n));
  return shape;
}

/** The shape with its faces looking outwards. */
export const outward = (shape: BufferGeometry): BufferGeometry => (signedVolume(shape) < 0 ? turnOver(shape) : shape);

/** Several shapes as one. */
export const merged = (shapes: BufferGeometry[]): BufferGeometry => mergeGeometries(shapes);

function evenOut(normals: Vector3[]): void {
  const sum = normals.reduce((total, normal) => total.add(normal), at(normals, 0).clone().set(0, 0, 0)).normalize();
  for (const normal of normals) normal.copy(sum);
}

/**
 * The smooth skin over rows of points, each row as long as the others. `round`: each row ends where it began. `uv`
 * answers the texture's place in centimetres of point `column` in row `row`.
 */
export function skin(rows: Vector3[][], uv: (row: number, column: number) => Flat, round: boolean): BufferGeometry {
  const columns = at(rows, 0).length;
  const index: number[] = [];
  for (let row = 0; row + 1 < rows.length; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b] = [row * columns + column, (row + 1) * columns + column];
      index.push(a, a + 1, b, b, a + 1, b + 1);
    }
  const shape = new BufferGeometry();
  shape.setAttribute(
    "position",
    new Float32BufferAttribute(
      rows.flat().flatMap((p) => p.toArray()),
      3,
    ),
  );
  const texture = rows.flatMap((points, row) => points.flatMap((_, column) => uv(row, column)));
  shape.setAttribute("uv", new Float32BufferAttribute(texture, 2));
  shape.setIndex(index);
  shape.computeVertexNormals();
  const attribute = shape.getAttribute("normal");
  const normals = rows.map((points, row) =>
    points.map((point, column) => point.clone().fromBufferAttribute(attribute, row * columns + column)),
  );
  for (const [row, points] of rows.entries()) {
    const line = at(normals, row);
    if (points.every((point) => point.distanceToSquared(at(points, 0)) < 1e-10)) evenOut(line);
    else if (round) evenOut([at(line, 0), at(line, -1)]);
  }
  for (const [n, normal] of normals.flat().entries()) attribute.setXYZ(n, normal.x, normal.y, normal.z);
  return shape;
}

/** A flat lid on a ring of points (its last point is its first), with its own sharp edge. */
export function lid(ring: Vector3[], uv: (point: Vector3) => Flat): BufferGeometry {
  const middle = ring.slice(0, -1).reduce((sum, point) => sum.add(point), at(ring, 0).clone().set(0, 0, 0));
  middle.divideScalar(ring.length - 1);
  return skin([ring, ring.map(() => middle)], (row, column) => uv(row === 0 ? at(ring, column) : middle), true);
}
