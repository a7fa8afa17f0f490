import { Box3, type Object3D, Vector3 } from "three";
import type { Model } from "../model.ts";
import { group, placed } from "./mesh.ts";

type Spot = {
  /** Where its middle is, in centimetres to the right and towards the viewer. */
  x: number;
  z: number;
  /** Degrees it is turned by on the spot, anticlockwise seen from above. */
  yaw?: number;
  /** Degrees about x, y and z that it is laid down or leant by before. */
  turn?: readonly [number, number, number];
  /** How high it stands above the floor, in centimetres. */
  y?: number;
};

/** A thing of a kind in one of its finishes, put down at a spot of a scene. */
export function arranged<Look>(kind: Model<Look>, finish: string, { x, z, yaw = 0, turn, y = 0 }: Spot): Object3D {
  if (!Object.hasOwn(kind.finishes, finish)) throw new Error(`A scene wants the finish ${finish}, which isn't there.`);
  const turned = placed(group(placed(group(kind.build(kind.finishes[finish] as Look)), { turn })), {
    turn: [0, yaw, 0],
  });
  const box = new Box3().setFromObject(turned, true);
  const middle = box.getCenter(new Vector3());
  turned.position.set(x - middle.x, y - box.min.y, z - middle.z);
  return group(turned);
}
