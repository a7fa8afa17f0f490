import type { Mesh } from "three";
import { steel } from "../materials/metals.ts";
import { mesh } from "./mesh.ts";
import { tube } from "./tube.ts";
import { steps, v } from "./vector.ts";

/**
 * A wire plectrum for one finger: its point in front along z, two limbs under the fingertip, one and a half turns round
 * the finger, whose `radius` it is. The finger's axis is z over the origin.
 */
export function mizrab(radius: number): Mesh {
  const ring = steps(60, -0.6, Math.PI * 3 + 0.6).map((a, n) =>
    v(-Math.cos(a) * radius, Math.sin(a) * radius * 0.94, -0.5 - (n / 59) * 0.5),
  );
  const line = [
    v(0.02, 0.02, 2.5),
    v(-0.14, -0.12, 2.2),
    v(-0.4, -0.45, 1.2),
    v(-radius * 0.72, -0.62, 0.2),
    ...ring,
    v(radius * 0.74, -0.62, 0.1),
    v(0.4, -0.45, 1.2),
    v(0.14, -0.12, 2.2),
    v(-0.02, 0.02, 2.52),
  ];
  return mesh(tube(line, 0.06, { pieces: 240, around: 10 }), steel({ roughness: 0.16, color: "#c8cacc" }));
}
