import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

type Stand = { radius: number; height: number; plate: Material; pole: Material; joint: Material };

/** A heavy round foot with a pole, for the table; its threaded joint is half way up. */
export function tableStand({ radius: r, height, plate, pole, joint }: Stand): Group {
  return group(
    mesh(
      lathe(
        [
          [r * 0.9, 0],
          [r * 0.98, 0.04],
          [r, 0.2],
          [r, 0.55],
          [r * 0.985, 0.75],
          [r * 0.95, 0.86],
          [r * 0.3, 1.2],
          [1.5, 1.28],
          [0, 1.28],
        ],
        { around: 128, crease: 50 },
      ),
      plate,
    ),
    mesh(rod(v(0, 1.2, 0), v(0, height, 0), 0.75, undefined, 32), pole),
    mesh(
      lathe([
        [1.0, 1.2],
        [1.12, 1.3],
        [1.12, 3.2],
        [1, 3.35],
        [0.74, 3.4],
      ]),
      joint,
    ),
    mesh(
      lathe([
        [0.74, height * 0.52],
        [1.02, height * 0.52 + 0.08],
        [1.02, height * 0.52 + 1.6],
        [0.74, height * 0.52 + 1.7],
      ]),
      joint,
    ),
  );
}
