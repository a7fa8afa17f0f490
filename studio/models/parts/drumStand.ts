import type { Group, Material } from "three";
import { group, mesh, placed } from "./mesh.ts";
import { tripodBase } from "./tripodBase.ts";
import { rod } from "./tube.ts";
import { tubeJoint } from "./tubeJoint.ts";
import { v } from "./vector.ts";

/** A stand of drum hardware: three double-braced legs, tubes one in the other with a collar at the joint; `height` in all. */
export function drumStand(height: number, metal: Material, rubber: Material): Group {
  const joint = Math.min(height * 0.68, 60);
  return group(
    tripodBase({ hub: Math.min(30, height * 0.4), foot: 26, tube: 1.3, metal, rubber }),
    mesh(rod(v(0, 5, 0), v(0, joint, 0), 1.3), metal),
    mesh(rod(v(0, joint, 0), v(0, height, 0), 0.9), metal),
    placed(tubeJoint(1.3, 0.9, metal), { at: v(0, joint, 0) }),
  );
}
