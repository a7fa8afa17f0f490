import type { Group, Material, Vector3 } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { rod } from "./tube.ts";
import { steps } from "./vector.ts";

/** A post of a key's rod: a ball on a turned stem, standing on its foot at y 0, the ball `height` above. */
const post = (height: number) =>
  lathe(
    [
      [0, -0.1],
      [0.3, -0.1],
      [0.28, 0.06],
      [0.13, 0.14],
      [0.12, height - 0.26],
      ...steps(8, -1.2, Math.PI / 2).map((a) => [Math.cos(a) * 0.25, height + Math.sin(a) * 0.25] as const),
    ],
    { around: 16 },
  );

/**
 * A key's hinge: a rod from `from` to `to` in posts at its ends (and `between`, 0 to 1). `foot` leads from the rod to the
 * face that the posts stand on.
 */
export function keyRod(
  from: Vector3,
  to: Vector3,
  foot: Vector3,
  metal: Material,
  { radius = 0.16, between = [] as readonly number[] } = {},
): Group {
  const height = foot.length();
  const shape = post(height);
  const up = foot.clone().negate().normalize();
  return group(
    mesh(rod(from, to, radius, radius, 12), metal),
    ...[0, ...between, 1].map((t) => {
      const made = mesh(shape, metal, from.clone().lerp(to, t).add(foot));
      made.quaternion.setFromUnitVectors(made.up, up);
      return made;
    }),
  );
}
