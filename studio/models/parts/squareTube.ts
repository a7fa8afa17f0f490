import type { Material, Mesh, Vector3 } from "three";
import { loft } from "./loft.ts";
import { mesh } from "./mesh.ts";
import { roundRect } from "./outline.ts";
import { v } from "./vector.ts";

/** A square steel tube from `from` to `to`, both in one upright plane that looks at the viewer; 3 cm unless said. */
export function squareTube(from: Vector3, to: Vector3, material: Material, wide = 3, deep = wide): Mesh {
  const way = to.clone().sub(from).normalize();
  const side = v(-way.y, way.x, 0);
  const ring = (at: Vector3) =>
    roundRect(wide, deep, 0.45, 4).map((p) =>
      at
        .clone()
        .addScaledVector(side, p.x)
        .add(v(0, 0, p.y)),
    );
  return mesh(loft([ring(from), ring(to)]), material);
}
