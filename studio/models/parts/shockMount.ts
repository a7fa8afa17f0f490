import { type Group, type Material, TorusGeometry } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod, tube } from "./tube.ts";
import { at, times, v } from "./vector.ts";

type Mount = { inner: number; outer: number; height: number; frame: Material; cord: Material; metal: Material };

/**
 * A cage of two rings in which a microphone of radius `inner` hangs on elastic cords, its middle at the origin; its
 * joint with the thread is behind, at z -`outer`.
 */
export function shockMount({ inner, outer, height, frame, cord, metal }: Mount): Group {
  const ring = (y: number, radius: number, thick: number) =>
    mesh(new TorusGeometry(radius, thick, 14, 96).rotateX(Math.PI / 2), frame, v(0, y, 0));
  const half = height / 2;
  const around = (a: number, radius: number, y: number) => v(Math.sin(a) * radius, y, Math.cos(a) * radius);
  const made = group(
    ring(half, outer, 0.27),
    ring(-half, outer, 0.27),
    ring(half - 1.15, inner + 0.28, 0.24),
    ring(-half + 1.15, inner + 0.28, 0.24),
    ...times(4, (n) => {
      const a = ((n + 0.5) / 4) * Math.PI * 2;
      return group(
        mesh(rod(around(a, outer, -half), around(a, outer, half), 0.22), frame),
        mesh(rod(around(a, inner + 0.28, 1.15 - half), around(a, inner + 0.28, half - 1.15), 0.2), frame),
      );
    }),
  );
  const hooks = 8;
  for (const side of [1, -1]) {
    const zigzag = times(hooks * 2, (n) => {
      const a = ((n + 0.5) / (hooks * 2)) * Math.PI * 2;
      return n % 2 ? around(a, inner + 0.55, side * (half - 1.12)) : around(a, outer - 0.2, side * (half - 0.02));
    });
    made.add(mesh(tube([...zigzag, at(zigzag, 0)], 0.11, { straight: true, around: 8 }), cord));
    made.add(
      ...times(hooks, (n) => {
        const a = ((n * 2 + 0.5) / (hooks * 2)) * Math.PI * 2;
        return mesh(
          rod(around(a, outer - 0.28, side * half), around(a, outer + 0.34, side * half), 0.17, undefined, 10),
          cord,
        );
      }),
    );
  }
  made.add(
    mesh(box(1.5, height + 0.5, 0.9, 0.35), frame, v(0, 0, -outer - 0.25)),
    mesh(box(1.5, 2.6, 1.7, 0.3), frame, v(0, -half * 0.2, -outer - 1.1)),
    mesh(rod(v(-1.2, -half * 0.2, -outer - 1.2), v(2, -half * 0.2, -outer - 1.2), 0.36), metal),
    mesh(
      lathe([
        [0, 0],
        [1, 0.04],
        [1.06, 0.2],
        [1.06, 0.62],
        [0.96, 0.8],
        [0, 0.84],
      ])
        .rotateZ(-Math.PI / 2)
        .translate(1.9, -half * 0.2, -outer - 1.2),
      frame,
    ),
  );
  return made;
}
