import { type Mesh, SphereGeometry } from "three";
import { physical } from "../materials/physical.ts";
import { mesh } from "./mesh.ts";
import { v } from "./vector.ts";

/** A small light on a face at z 0, its middle at (x, y); `lit` unless it is off. */
export const lamp = (x: number, y: number, colour: string, radius = 0.15, lit = true): Mesh =>
  mesh(
    new SphereGeometry(radius, 16, 10),
    physical({
      color: colour,
      roughness: 0.2,
      clearcoat: 1,
      ...(lit ? { emissive: colour, emissiveIntensity: 0.9 } : {}),
    }),
    v(x, y, radius * 0.2),
  );
