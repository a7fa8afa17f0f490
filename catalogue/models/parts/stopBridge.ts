import type { Group, Material } from "three";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { abreast } from "./strings.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/** How far below its saddles a stop bridge's tail stands. */
export const STOP = 4.6;

/**
 * A bridge on two posts with six saddles at the origin, and the bar that holds the strings below it, over a face at z 0
 * whose strings pass at `height`.
 */
export function stopBridge(height: number, metal: Material): Group {
  const post = (x: number, y: number, radius: number) =>
    mesh(rod(v(x, y, 0), v(x, y, height - 0.35), radius, radius, 24), metal);
  return group(
    mesh(box(8.3, 1.15, 0.7, 0.5, 0.15), metal, v(0, 0, height - 0.55)),
    ...abreast(6, 5.1).map((x) => mesh(box(0.5, 0.85, 0.3, 0.1), metal, v(x, 0, height - 0.2))),
    post(-3.7, 0, 0.5),
    post(3.7, 0, 0.5),
    mesh(box(10, 1.3, 0.95, 0.6, 0.35), metal, v(0, -STOP, height - 0.75)),
    post(-4.4, -STOP, 0.62),
    post(4.4, -STOP, 0.62),
  );
}
