import type { BufferGeometry } from "three";

/** The shape with its texture laid on from above, in centimetres: a skin or cloth over a round thing has no pole. */
export function fromAbove(shape: BufferGeometry): BufferGeometry {
  const [position, uv] = [shape.getAttribute("position"), shape.getAttribute("uv")];
  for (let n = 0; n < position.count; n++) uv.setXY(n, position.getX(n), position.getZ(n));
  return shape;
}
