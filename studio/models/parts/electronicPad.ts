import type { Group, Material } from "three";
import { fromAbove } from "./fromAbove.ts";
import { hoop } from "./hoop.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

type Pad = { rubber: Material; dark: Material; metal: Material };

/** A mesh pad, its head at y 0: a short shell, the rubber rim, six rods, the sensor's box below. */
export function meshPad(radius: number, depth: number, stuff: Pad & { mesh: Material; shell: Material }): Group {
  const { rubber, mesh: net, shell, dark, metal } = stuff;
  const rim = lathe(
    [
      [radius + 0.1, -1.6],
      [radius + 1, -1.6],
      [radius + 1.15, -1.2],
      [radius + 1.15, 0.5],
      [radius + 0.9, 0.85],
      [radius + 0.4, 0.85],
      [radius + 0.1, 0.5],
      [radius + 0.1, -1.6],
    ],
    { around: 80 },
  );
  return group(
    mesh(
      fromAbove(
        lathe(
          [
            [0, 0],
            [radius + 0.2, 0],
            [radius + 0.2, -0.4],
          ],
          { around: 80 },
        ),
      ),
      net,
    ),
    mesh(rim, rubber),
    mesh(
      lathe(
        [
          [0, -depth],
          [radius - 0.6, -depth],
          [radius, -depth + 0.6],
          [radius, -1],
        ],
        { around: 80 },
      ),
      shell,
    ),
    ...times(6, (n) =>
      placed(
        group(
          mesh(rod(v(0, -depth * 0.75, radius + 0.55), v(0, -1.3, radius + 0.55), 0.24, 0.24, 8), metal),
          mesh(box(1.3, 1.9, 1.1, 0.3), dark, v(0, -depth * 0.72, radius + 0.25)),
        ),
        { turn: [0, n * 60 + 30, 0] },
      ),
    ),
    mesh(box(5, 2.4, 4, 0.5), dark, v(0, -depth - 1, 0)),
  );
}

/** A rubber cymbal pad with its bell and the ribs near the edge, its edge at y 0. */
export function cymbalPad(radius: number, { rubber, dark, metal }: Pad): Group {
  return group(
    mesh(
      lathe(
        [
          [0.6, radius * 0.2],
          [radius * 0.14, radius * 0.2],
          [radius * 0.22, radius * 0.155],
          [radius * 0.25, radius * 0.12],
          [radius * 0.7, radius * 0.075],
          [radius * 0.97, 0.25],
          [radius, 0],
          [radius * 0.97, -0.35],
          [0.6, radius * 0.02],
          [0.6, radius * 0.2],
        ],
        { around: 96, crease: 24 },
      ),
      rubber,
    ),
    ...[0.74, 0.8, 0.86, 0.92].map((part) => {
      const y = radius * 0.075 + ((part - 0.7) / 0.27) * (0.25 - radius * 0.075);
      return mesh(hoop(radius * part, 0.13, y), dark);
    }),
    mesh(rod(v(0, radius * 0.18, 0), v(0, radius * 0.2 + 1.6, 0), 0.9, 0.8, 20), dark),
    mesh(rod(v(0, -3, 0), v(0, radius * 0.2 + 3.4, 0), 0.35, 0.35, 10), metal),
  );
}
