import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { v } from "./vector.ts";
import { wingScrew } from "./wingScrew.ts";

/** Where one tube of a stand slides in a wider one (of `radius`): the collar with its wing screw, the memory lock above. */
export function tubeJoint(radius: number, inner: number, metal: Material, turn = 20): Group {
  const ring = (from: number, to: number, low: number, high: number) =>
    lathe(
      [
        [from, low],
        [to - 0.1, low],
        [to, low + 0.12],
        [to, high - 0.12],
        [to - 0.1, high],
        [from, high],
      ],
      { around: 32 },
    );
  return placed(
    group(
      mesh(ring(inner, radius + 0.55, -3.2, 0.3), metal),
      mesh(box(1.3, 2.4, 1.4, 0.3), metal, v(0, -1.5, radius + 0.8)),
      placed(wingScrew(metal, 0.85), { at: v(0, -1.5, radius + 1.4) }),
      mesh(ring(inner, inner + 0.6, 0.4, 1.9), metal),
      mesh(box(1, 1.3, 0.9, 0.2), metal, v(0, 1.15, inner + 0.75)),
      placed(wingScrew(metal, 0.5), { at: v(0, 1.15, inner + 1.1) }),
    ),
    { turn: [0, turn, 0] },
  );
}
