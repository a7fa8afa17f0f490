import { type BufferGeometry, type Shape, ShapeGeometry } from "three";
import { TessellateModifier } from "three/addons/modifiers/TessellateModifier.js";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";

/** Longer edges than this, in centimetres, would sink into a surface that bends. */
const EDGE = 0.5;
const fine = new TessellateModifier(EDGE, 12);

/** A thin flat shape laid on a surface: each of its points is lifted to `height`, and by `lift` more. */
export function laid(shape: Shape, height: (x: number, y: number) => number, lift = 0.02): BufferGeometry {
  const made = mergeVertices(fine.modify(new ShapeGeometry(shape, 24)));
  const position = made.getAttribute("position");
  for (let n = 0; n < position.count; n++) position.setZ(n, height(position.getX(n), position.getY(n)) + lift);
  made.computeVertexNormals();
  return made;
}
