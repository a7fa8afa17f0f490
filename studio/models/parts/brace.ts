import type { Group, Material, Vector3 } from "three";
import { ferrule } from "./ferrule.ts";
import { group, mesh } from "./mesh.ts";
import { rod } from "./tube.ts";

/** A brace between two pipes: a rod with a collar in its middle and a flange at each end. */
export function brace(from: Vector3, to: Vector3, metal: Material, radius = 0.2): Group {
  const way = to.clone().sub(from);
  const unit = way.clone().normalize();
  return group(
    mesh(rod(from, to, radius, radius, 12), metal),
    ferrule(from.clone().lerp(to, 0.5), way, radius, radius * 1.4, metal, radius * 0.6),
    mesh(rod(from, from.clone().addScaledVector(unit, 0.28), radius * 2.4, radius * 1.2, 20), metal),
    mesh(rod(to, to.clone().addScaledVector(unit, -0.28), radius * 2.4, radius * 1.2, 20), metal),
  );
}
