import type { Material, Mesh, Vector3 } from "three";
import { lathe } from "./lathe.ts";
import { mesh } from "./mesh.ts";
import { v } from "./vector.ts";

/** A ring round a pipe of `radius`, `height` long along the pipe, that covers a joint; the pipe runs along `way` at `place`. */
export function ferrule(
  place: Vector3,
  way: Vector3,
  radius: number,
  height: number,
  metal: Material,
  proud = 0.1,
): Mesh {
  const edge = Math.min(0.08, height / 5);
  const ring = lathe(
    [
      [radius - 0.1, -height / 2],
      [radius + proud * 0.5, -height / 2],
      [radius + proud, -height / 2 + edge],
      [radius + proud, height / 2 - edge],
      [radius + proud * 0.5, height / 2],
      [radius - 0.1, height / 2],
    ],
    { around: radius > 1.5 ? 72 : 32 },
  );
  const made = mesh(ring, metal, place);
  made.quaternion.setFromUnitVectors(v(0, 1, 0), way.clone().normalize());
  return made;
}
