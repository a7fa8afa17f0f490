import type { Group, Material } from "three";
import { hide } from "../materials/hide.ts";
import { fromAbove } from "./fromAbove.ts";
import { hoop } from "./hoop.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";

/** The hide of a conga or bongo over its edge, its top at height 0, with the rounded steel rim that pulls it down. */
export function rimmedHide(radius: number, metal: Material, thick: number): Group {
  return group(
    mesh(
      fromAbove(
        lathe(
          [
            [0, 0],
            [radius - 1.4, -0.02],
            [radius - 0.5, -0.16],
            [radius - 0.05, -0.55],
            [radius + 0.1, -1.2],
            [radius + 0.14, -2.9],
          ],
          { around: 128, crease: 180 },
        ),
      ),
      hide("#fff4de", 24),
    ),
    mesh(hoop(radius + 0.14 + thick * 0.8, thick, -1.9, thick * 1.15), metal),
  );
}
