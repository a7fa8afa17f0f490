import type { BufferGeometry } from "three";

/** An upright shape whose sides have their picture in one piece round a quarter of it: by x + z, and by height. */
export function wrapped(shape: BufferGeometry): BufferGeometry {
  const [place, normal, picture] = [
    shape.getAttribute("position"),
    shape.getAttribute("normal"),
    shape.getAttribute("uv"),
  ];
  for (let n = 0; n < place.count; n++)
    if (Math.abs(normal.getY(n)) < 0.5) picture.setXY(n, place.getX(n) + place.getZ(n), place.getY(n));
  return shape;
}
