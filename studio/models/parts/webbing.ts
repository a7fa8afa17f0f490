import type { Group, Material, Vector3 } from "three";
import { group, mesh } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { slab } from "./slab.ts";
import { strap } from "./strap.ts";
import { along, tube } from "./tube.ts";
import { at } from "./vector.ts";

/** A band lying along `points` (its middle line), flat to `up`; with `count` pieces. */
export function band(
  points: readonly Vector3[],
  width: number,
  thickness: number,
  up: Vector3,
  count = points.length * 10,
) {
  const path = along(points, count);
  return strap(
    path,
    path.map((_, n) => {
      const way = at(path, Math.min(n + 1, path.length - 1))
        .clone()
        .sub(at(path, Math.max(0, n - 1)))
        .normalize();
      return up.clone().addScaledVector(way, -up.dot(way)).normalize();
    }),
    width,
    thickness,
  );
}

/** The three-bar buckle that a strap's length is set by, flat in x and y, for webbing of `width` running along y. */
export function slider(width: number, metal: Material): Group {
  const frame = slab(
    plate(
      roundRect(width + 1, 3.2, 0.4),
      [-0.72, 0.72].map((y) => roundRect(width + 0.2, 0.8, 0.2).map((p) => p.set(p.x, p.y + y))),
    ),
    0.24,
    0.08,
  );
  return group(mesh(frame, metal));
}

/** A carrying handle: webbing from `from` to `to`, arched by `rise`, its grip wrapped. */
export function handle(from: Vector3, to: Vector3, rise: Vector3, web: Material, grip: Material): Group {
  const middle = from.clone().add(to).multiplyScalar(0.5).add(rise);
  const quarter = (t: number, share: number) => from.clone().lerp(to, t).addScaledVector(rise, share);
  const arch = [from, quarter(0.12, 0.7), quarter(0.3, 0.97), middle, quarter(0.7, 0.97), quarter(0.88, 0.7), to];
  const path = along(arch, 48);
  const across = rise.clone().cross(to.clone().sub(from)).normalize();
  const outwards = path.map((_, n) =>
    at(path, Math.min(n + 1, path.length - 1))
      .clone()
      .sub(at(path, Math.max(0, n - 1)))
      .normalize()
      .cross(across),
  );
  return group(
    mesh(strap(path, outwards, 2.6, 0.3), web),
    mesh(tube([quarter(0.27, 1.02), quarter(0.5, 1.08), quarter(0.73, 1.02)], 1.25, { around: 16 }), grip),
  );
}
