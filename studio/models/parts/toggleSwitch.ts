import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { v } from "./vector.ts";

/** A bat-handled toggle switch on a face at z 0; `lean` in degrees, upwards if positive. */
export function toggleSwitch(metal: Material, lean = 16): Group {
  const bat = lathe(
    [
      [0, 0],
      [0.11, 0],
      [0.13, 0.3],
      [0.23, 0.95],
      [0.2, 1.06],
      [0, 1.1],
    ],
    { around: 24 },
  ).rotateX(Math.PI / 2);
  return group(
    mesh(slab(plate(ellipse(0, 0, 0.55, 0.55, 6)), 0.2, 0.03), metal),
    mesh(slab(plate(ellipse(0, 0, 0.32)), 0.42, 0.05), metal),
    placed(mesh(bat, metal), { at: v(0, 0, 0.38), turn: [-lean, 0, 0] }),
  );
}
