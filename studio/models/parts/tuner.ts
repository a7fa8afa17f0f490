import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/** A guitar's geared tuner: its post comes through the head (face at z 0, 1.5 thick) and its button stands to `side`. */
export function tuner(side: 1 | -1, metal: Material, button: Material, reach = 3.1): Group {
  const knob = lathe(
    [
      [0, -0.95],
      [0.35, -0.85],
      [0.62, 0],
      [0.35, 0.85],
      [0, 0.95],
    ],
    { around: 24, smooth: true },
  );
  knob.scale(1, 1, 0.6);
  return group(
    mesh(rod(v(0, 0, -1.7), v(0, 0, 1.5), 0.3), metal),
    mesh(
      lathe(
        [
          [0, 0],
          [0.55, 0],
          [0.5, 0.18],
          [0.33, 0.22],
        ],
        { around: 32 },
      ).rotateX(Math.PI / 2),
      metal,
    ),
    mesh(box(1.5, 2.2, 1, 0.35), metal, v(0, 0, -2)),
    mesh(rod(v(0, 0, -2), v(side * (reach - 0.2), 0, -2), 0.2), metal),
    mesh(knob, button, v(side * reach, 0, -2)),
  );
}
