import type { Group, Material } from "three";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/** The pedal of a hi-hat's stand at the origin: a footboard towards the drummer, and the chain that pulls the rod in the tube. */
export const hiHatPedal = (metal: Material, black: Material): Group =>
  group(
    mesh(box(8.4, 0.9, 26, 0.5), black, v(0, 0.6, -15.5)),
    mesh(box(8.4, 1.6, 2.4, 0.4), metal, v(0, 1.6, -27)),
    placed(mesh(box(7.6, 0.9, 24, 0.5, 0.3), metal), { at: v(0, 4.6, -15.6), turn: [-14, 0, 0] }),
    mesh(rod(v(0, 7.2, -4.2), v(0, 10.6, -1), 0.4, 0.4, 10), metal),
    ...[-3.2, 3.2].map((x) => mesh(rod(v(x, 0.6, -4), v(0.3 * x, 9.6, 0), 0.45, 0.45, 12), metal)),
  );
