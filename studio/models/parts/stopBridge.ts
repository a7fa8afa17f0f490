import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
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
  const slot = matt("#1a1a1b");
  /** A post in the body, its slotted head over what it holds. */
  const post = (x: number, y: number, radius: number) =>
    group(
      mesh(rod(v(x, y, 0), v(x, y, height - 0.14), radius, radius, 32), metal),
      mesh(box(radius * 1.7, 0.13, 0.04, 0.05, 0.01), slot, v(x, y, height - 0.135)),
    );
  return group(
    mesh(box(8.3, 1.15, 0.7, 0.5, 0.15), metal, v(0, 0, height - 0.55)),
    ...abreast(6, 5.1).map((x) => mesh(box(0.5, 0.85, 0.3, 0.1), metal, v(x, 0, height - 0.2))),
    post(-3.7, 0, 0.36),
    post(3.7, 0, 0.36),
    mesh(box(10, 1.3, 0.95, 0.6, 0.35), metal, v(0, -STOP, height - 0.75)),
    post(-4.4, -STOP, 0.52),
    post(4.4, -STOP, 0.52),
  );
}
