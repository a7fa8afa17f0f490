import type { Material, Mesh, Vector3 } from "three";
import { mesh } from "./mesh.ts";
import { piping } from "./piping.ts";
import { tube } from "./tube.ts";

/** A pipe bent through `corners`; `radius` may change from its start (0) to its end (1). */
export const pipe = (
  corners: readonly Vector3[],
  bend: number | readonly number[],
  radius: number | ((t: number) => number),
  metal: Material,
  around = 24,
): Mesh => mesh(tube(piping(corners, bend), radius, { straight: true, around }), metal);
