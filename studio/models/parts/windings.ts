import type { Vector3 } from "three";
import { steps, v } from "./vector.ts";

/** A string's turns on a peg that lies along z, from the peg's top at `at`, away towards z (`side` 1) or from it (-1). */
export const windings = (at: Vector3, radius: number, side: number, turns = 4): Vector3[] =>
  steps(turns * 12 + 1, 0, turns * 2 * Math.PI).map((a) =>
    v(at.x + Math.sin(a) * radius, at.y + Math.cos(a) * radius, at.z + side * a * 0.017),
  );
