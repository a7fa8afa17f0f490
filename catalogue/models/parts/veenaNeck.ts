import type { Group, Material, Mesh, Vector3 } from "three";
import { lathe } from "./lathe.ts";
import { loft } from "./loft.ts";
import { group, mesh } from "./mesh.ts";
import { tube } from "./tube.ts";
import { steps, v } from "./vector.ts";

type VeenaNeck = {
  body: Material;
  bone: Material;
  /** Along x: where the strings end, and where the peg box does. */
  nut: number;
  end: number;
  /** How wide it is to a veena's. */
  wide?: number;
};

/** Where the neck ends behind its peg box: there the carved beast begins. */
export const neckEnd = (end: number): number => end + 1;

/**
 * The hollow neck of veena and chitravina, along x: round below, flat above at y 0.4, from the bowl, which it leaves at
 * x -33, to the peg box.
 */
export function veenaNeck({ body, bone, nut, end, wide = 1 }: VeenaNeck): Group {
  const section = (x: number, half: number, depth: number, top = 0.4) => [
    ...steps(21, 0, Math.PI).map((a) => v(x, top - 1 - Math.sin(a) ** 0.8 * depth, Math.cos(a) * half * wide)),
    v(x, top, -half * wide),
    v(x, top, half * wide),
  ];
  const sections = [
    section(-33, 6.4, 11),
    section(-28, 5.7, 8),
    section(-22, 5.3, 6.8),
    section(nut / 2, 4.8, 6.2),
    section(nut + 1, 4.7, 6),
    section(end, 4.5, 5.6),
    section(neckEnd(end), 4.2, 5.4),
  ];
  const edges = [-wide, wide].map((side) =>
    mesh(
      tube(
        [v(-28, 0.36, side * 5.6), v(-22, 0.36, side * 5.2), v(nut / 2, 0.36, side * 4.7), v(end, 0.36, side * 4.4)],
        0.22,
      ),
      bone,
    ),
  );
  return group(mesh(loft(sections), body), ...edges);
}

/** The bead that tunes a string finely, threaded on it at `t` of the way. */
export function fineTuner(from: Vector3, to: Vector3, t: number, metal: Material): Mesh {
  const bead = lathe(
    [
      [0, -0.7],
      [0.42, -0.5],
      [0.42, 0.5],
      [0, 0.7],
    ],
    { around: 20 },
  ).rotateZ(Math.PI / 2);
  return mesh(bead, metal, from.clone().lerp(to, t));
}
