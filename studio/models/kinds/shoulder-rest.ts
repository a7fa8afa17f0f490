import { matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { mix, ramp, steps, times, v } from "../parts/vector.ts";

/** Its middle line from the shoulder's end (left) to the chest's: height, and how far it winds. */
const middle = (t: number) =>
  v(mix(-11.6, 11.6, t), 4.2 + 2.3 * Math.sin(t * Math.PI) - 1.5 * ramp(0.5, 1, t), 1.1 * Math.sin(t * Math.PI * 2));
const width = (t: number) => 2.1 + 1.5 * Math.sin(t * Math.PI) ** 0.7;

/** A rounded band along the middle line: from `low` to `high` above it, as wide as the bar times `wide`. */
function layer(low: number, high: number, wide: number, from: number, to: number, roundness: number) {
  const round = 0.045;
  const ts = [
    ...steps(16, 0, Math.PI / 2).map((a) => from + round * (1 - Math.cos(a))),
    ...steps(60, from + round, to - round).slice(1, -1),
    ...steps(16, Math.PI / 2, 0).map((a) => to - round * (1 - Math.cos(a))),
  ];
  const rows = ts.map((t) => {
    const rest = 1 - Math.min(1, Math.min(t - from, to - t) / round);
    const end = Math.max(0.02, (1 - rest ** 2) ** 0.5);
    const here = middle(t);
    const way = middle(Math.min(1, t + 0.01))
      .sub(middle(Math.max(0, t - 0.01)))
      .normalize();
    const side = v(-way.z, 0, way.x).normalize();
    const up = side.clone().cross(way).normalize();
    return steps(33, 0, Math.PI * 2)
      .slice(0, -1)
      .map((a) => {
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const x = Math.sign(c) * Math.abs(c) ** roundness * (width(t) / 2) * wide * end;
        const y = (low + high) / 2 + Math.sign(s) * Math.abs(s) ** roundness * ((high - low) / 2) * end;
        return here.clone().addScaledVector(side, x).addScaledVector(up, y);
      });
  });
  return loft(rows);
}

/** A foot: threaded brass, a cross bar, two prongs in rubber tubes that turn inwards. */
function foot(height: number, inward: number) {
  const metal = brass();
  const rubber = matt("#1a1a1b", { roughness: 0.6 });
  const thread = times(16, (n): [number, number][] => [
    [0.24, 0.2 + n * 0.15],
    [0.28, 0.27 + n * 0.15],
  ]).flat();
  return group(
    mesh(lathe([[0, 0], [0.24, 0.1], ...thread, [0.24, 2.7], [0, 2.8]], { around: 24 }), metal, v(0, height - 2.4, 0)),
    mesh(
      lathe(
        [
          [0, 0],
          [0.75, 0],
          [0.75, 0.3],
          [0, 0.3],
        ],
        { around: 28 },
      ),
      metal,
      v(0, height - 0.75, 0),
    ),
    mesh(box(0.7, 0.5, 4.4, 0.2, 0.12), metal, v(0, height - 2.4, 0)),
    ...[-1, 1].map((side) =>
      mesh(
        tube(
          [
            v(0, height - 2.4, side * 1.9),
            v(inward * 0.1, height - 3, side * 2.1),
            v(inward * 0.2, 0.9, side * 2.15),
            v(inward * 0.6, 0.36, side * 2.15),
            v(inward * 1.5, 0.36, side * 2.1),
          ],
          0.35,
          { around: 24, pieces: 48 },
        ),
        rubber,
      ),
    ),
  );
}

export default model<Record<string, never>>({
  finishes: { black: {} },
  size: [23.4, 8.4, 6.1],
  camera: { azimuth: -24, elevation: 20, fill: 0.9 },
  angle: { azimuth: 156, elevation: 9, fill: 0.9 },
  close: { azimuth: -40, elevation: 14, at: [-10.8, 2.8, 1], across: 8 },
  build() {
    const maple = wood("maple", { across: 8, along: 26, gloss: 0.6 });
    const foam = matt("#18181a");
    const ends = [0.055, 0.945] as const;
    return group(
      mesh(layer(-0.3, 0.3, 1, 0, 1, 0.45), maple),
      mesh(layer(0.26, 1.5, 1.16, 0.04, 0.96, 0.62), foam),
      ...ends.map((t, n) => {
        const { x, y, z } = middle(t);
        return placed(foot(y - 0.2, n === 0 ? 1 : -1), { at: v(x, 0, z) });
      }),
      mesh(rod(middle(0.02).setY(middle(0.02).y - 0.1), middle(0.05).setY(middle(0.05).y - 0.1), 0.2), brass()),
    );
  },
});
