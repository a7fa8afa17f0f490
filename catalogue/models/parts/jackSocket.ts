import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { ellipse, plate } from "./outline.ts";
import { slab } from "./slab.ts";

/** A socket for a 6.3 mm plug in a face at z 0, its middle at the origin: washer, six-sided nut, bore. */
export function jackSocket(metal: Material): Group {
  const nut = slab(plate(ellipse(0, 0, 0.72, 0.72, 6), [ellipse(0, 0, 0.42)]), 0.24, 0.04);
  const washer = slab(plate(ellipse(0, 0, 0.86), [ellipse(0, 0, 0.42)]), 0.08, 0.02);
  const collar = slab(plate(ellipse(0, 0, 0.48), [ellipse(0, 0, 0.32)]), 0.4, 0.04);
  const bore = lathe(
    [
      [0, 0],
      [0.33, 0],
      [0.33, 0.1],
      [0, 0.1],
    ],
    { around: 24 },
  ).rotateX(Math.PI / 2);
  return group(mesh(nut, metal), mesh(washer, metal), mesh(collar, metal), mesh(bore, matt("#050505")));
}
