import type { Group, Material, Vector3 } from "three";
import { lacquer, matt } from "../materials/lacquer.ts";
import { facing } from "./facing.ts";
import { keyCup } from "./keyCup.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { piping } from "./piping.ts";
import { reedMouthpiece } from "./reedMouthpiece.ts";
import { saxEnds } from "./saxBody.ts";
import { along, rod, tube } from "./tube.ts";
import { at, mix, times, v } from "./vector.ts";

const TOP = saxEnds.top;
const UP = v(0, 1, 0);

/** An alto's neck bends once; a tenor's swings up again like a goose's before it reaches the mouthpiece. */
const necks = {
  alto: () => piping([v(0, TOP + 0.5), v(0, TOP + 8.7), v(-17.4, TOP + 6.6)], 5.6),
  tenor: () =>
    along(
      [
        v(0, TOP + 0.5),
        v(0, TOP + 3),
        v(-1.1, TOP + 5.9),
        v(-4, TOP + 7.4),
        v(-7.6, TOP + 8.4),
        v(-10.8, TOP + 9.9),
        v(-14, TOP + 10.6),
        v(-17, TOP + 9.6),
        v(-20.6, TOP + 7.3),
      ],
      60,
    ),
};

/** A saxophone's neck with its octave key, cork and mouthpiece, from the top of the body. */
export function saxNeck(kind: keyof typeof necks, body: Material, metal: Material): Group {
  const line = necks[kind]();
  const [end, before] = [at(line, -1), at(line, -6)];
  const way = end.clone().sub(before).normalize();
  const back = (by: number): Vector3 => end.clone().addScaledVector(way, -by);
  const below = v(way.y, -way.x, 0);
  const down = below.y < 0 ? below : below.negate();
  const ligature = metal;
  const octave = line.filter((_, n) => n > line.length * 0.3 && n < line.length * 0.66);
  return group(
    mesh(
      tube(line, (t) => mix(1.16, 0.66, t), { pieces: 90, around: 40 }),
      body,
    ),
    mesh(rod(back(5.2), end, 0.86, 0.84, 32), matt("#c08f5e")),
    mesh(rod(back(5.6), back(5.1), 0.92, 0.9, 32), metal),
    facing(
      reedMouthpiece({ length: 9, radius: 1.15, body: lacquer("#111113", { roughness: 0.3 }), ligature }),
      back(3.4),
      down,
      way,
    ),
    mesh(
      tube(
        octave.map((p, n) => p.clone().addScaledVector(UP, 1.45 - n * 0.008)),
        0.17,
        { around: 8 },
      ),
      metal,
    ),
    facing(
      keyCup({ radius: 0.42, metal, chimney: 0.3, open: 0.1 }),
      at(octave, -1).clone().addScaledVector(UP, 0.75),
      UP,
      v(-1, 0, 0),
    ),
    mesh(
      tube(
        times(25, (n) => {
          const a = (n / 24) * Math.PI * 2;
          return v(Math.cos(a) * 1.75, TOP + 2.1 + Math.cos(a) * 0.35, Math.sin(a) * 1.75);
        }),
        0.17,
        { closed: true, around: 8 },
      ),
      metal,
    ),
    mesh(tube([v(1.75, TOP + 2.4), v(1.9, TOP + 5), at(octave, 0).clone().addScaledVector(UP, 1.45)], 0.16), metal),
    ...[-0.7, 0.7].map((z) => mesh(rod(v(-2.2, TOP + 7.4, z), v(-2.2, TOP + 7.9, -z * 0.2), 0.18), metal)),
    mesh(
      lathe(
        [
          [1.2, TOP - 0.6],
          [1.52, TOP - 0.5],
          [1.56, TOP + 1],
          [1.48, TOP + 1.1],
          [1.36, TOP + 1.4],
          [1.3, TOP + 1.5],
          [1.12, TOP + 1.5],
        ],
        { around: 48 },
      ),
      body,
    ),
    mesh(rod(v(-1.3, TOP + 0.3, -0.9), v(-1.3, TOP + 0.3, 1.5), 0.24), metal),
    mesh(rod(v(-1.3, TOP + 0.3, 1.4), v(-1.3, TOP + 0.3, 2.4), 0.44, 0.44, 20), metal),
  );
}
