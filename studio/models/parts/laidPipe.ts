import type { Object3D } from "three";
import { group, placed } from "./mesh.ts";

/**
 * A pipe that was built upright on its bell, laid down along x: it rests on the bell's rim and on its tip, the bell to the left, its
 * finger holes up and a little towards the viewer. `bell` is the radius of the rim, `tip` that of the other end, `length` the way between them.
 */
export function laidPipe(upright: Object3D, { bell, tip, length }: { bell: number; tip: number; length: number }) {
  const slope = (Math.asin((bell - tip) / length) * 180) / Math.PI;
  return placed(group(placed(group(upright), { turn: [0, -50, 0] })), { turn: [0, 0, -90 - slope] });
}
