import type { Group, Object3D } from "three";
import { group, placed } from "./mesh.ts";

/** A thing built upright with its face to the viewer, laid on its back: its top to the right, its left edge away. */
export const lying = (thing: Object3D): Group =>
  group(placed(group(placed(group(thing), { turn: [-90, 0, 0] })), { turn: [0, -90, 0] }));
