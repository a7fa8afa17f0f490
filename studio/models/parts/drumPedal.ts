import type { Group, Material } from "three";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/** A bass drum's pedal behind the head that it strikes (at z 3.4): footboard hinged at its heel, rod, cam, posts, beater. */
export function drumPedal(metal: Material, black: Material, rubber: Material): Group {
  return group(
    mesh(box(9, 1, 28, 0.5), black, v(0, 1, -14)),
    placed(mesh(box(8, 0.9, 25, 0.5, 0.3), metal), { at: v(0, 4.4, -13.5), turn: [-14, 0, 0] }),
    mesh(rod(v(0, 7.2, -2), v(0, 19.4, -1.4), 0.35, 0.35, 10), metal),
    mesh(rod(v(-0.6, 19.4, -2.6), v(0.6, 19.4, -2.6), 1.6, 1.6, 24), metal),
    ...[-5.4, 5.4].map((x) => mesh(rod(v(x, 0.8, -2.6), v(x, 20, -2.6), 0.9, 0.8, 14), metal)),
    mesh(rod(v(-6, 19.4, -2.6), v(6, 19.4, -2.6), 0.7, 0.7, 14), metal),
    mesh(rod(v(0, 19.4, -2.6), v(0, 33, -5.6), 0.4, 0.4, 10), metal),
    mesh(rod(v(0, 33, -7.8), v(0, 33, -3.4), 2.3, 2.3, 24), rubber),
  );
}
