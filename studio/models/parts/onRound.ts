import type { Vector3 } from "three";
import { v } from "./vector.ts";

/** The point at `angle` (radians, 0 in front, rising to the right) round the upright axis. */
export const onRound = (angle: number, radius: number, y: number): Vector3 =>
  v(Math.sin(angle) * radius, y, Math.cos(angle) * radius);
