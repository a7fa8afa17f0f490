import { CatmullRomCurve3, type Group, type Material, SphereGeometry } from "three";
import { lacquer } from "../materials/lacquer.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { tube } from "./tube.ts";
import { steps, v } from "./vector.ts";

/** The neck's line: up a little, forward, then down into the head; and how thick it is there (half height, half width). */
const line = [
  [-1, -2.9, 2.9, 3.8],
  [1.6, -2.8, 3.4, 3.9],
  [4.6, -2.4, 3.8, 3.9],
  [8, -1.8, 3.8, 3.6],
  [11.4, -2.2, 3.7, 3.3],
  [14, -4.8, 3.6, 3.1],
  [14.7, -8.4, 3.4, 3],
  [13.2, -11.6, 2.9, 2.8],
] as const;
const way = new CatmullRomCurve3(line.map(([x, y]) => v(x, y)));
const thick = new CatmullRomCurve3(line.map(([, , high, wide]) => v(high, wide)));

/** The neck's middle at `t` of its way, the direction to its outer side, and how far it is to its surface. */
function neckAt(t: number) {
  const [ahead, { x: high, y: wide }] = [way.getTangent(t), thick.getPoint(t)];
  return { middle: way.getPoint(t), out: v(-ahead.y, ahead.x), high, wide };
}

/** The line down the outside of its neck. */
const ridge = new CatmullRomCurve3(
  steps(40).map((t) => {
    const { middle, out, high } = neckAt(t);
    return middle.addScaledVector(out, high);
  }),
);

function neck(wood: Material) {
  const sections = steps(56).map((t) => {
    const { middle, out, high, wide } = neckAt(t);
    return steps(49, 0, 2 * Math.PI).map((a) =>
      middle
        .clone()
        .addScaledVector(out, Math.cos(a) * high)
        .add(v(0, 0, Math.sin(a) * wide)),
    );
  });
  return mesh(loft(sections), wood);
}

/** A limb's end as a dome. */
const roundEnd = (t: number): number => Math.sqrt(1 - Math.max(0, (t - 0.88) / 0.1201) ** 2);

/** The carved beast at a veena's end, looking back along its neck's underside; its neck begins at the origin, along x. */
export function yali(wood: Material, gilt: Material): Group {
  const [white, black, red] = [lacquer("#f1ebdc"), lacquer("#15110f"), lacquer("#a8262a")];
  const ball = new SphereGeometry(1, 40, 24);
  const jaw = (drop: number) =>
    tube(
      [v(0, 0), v(-3, -1.2 - drop * 0.4), v(-6.4, -1.6 - drop), v(-8.2, -0.7 - drop)],
      (t) => (2.2 - t * 1.35) * roundEnd(t),
      {
        pieces: 60,
        around: 28,
      },
    );
  const head = group(
    placed(mesh(ball, wood), { scale: [3.8, 3.5, 3.3] }),
    mesh(jaw(0), wood, v(-0.6, 0.6)),
    placed(mesh(jaw(0), wood), { at: v(-0.4, -0.4), turn: [0, 0, 34], scale: [0.85, 0.8, 0.8] }),
    mesh(
      tube([v(-2.4, -1.4), v(-5.4, -3.2), v(-7.6, -3.5)], (t) => (0.7 - t * 0.4) * roundEnd(t), { pieces: 40 }),
      red,
    ),
    placed(mesh(ball, gilt), { at: v(-8.6, 0.4), scale: [0.8, 0.7, 0.9] }),
  );
  for (const side of [-1, 1]) {
    head.add(
      placed(mesh(ball, white), { at: v(-2.2, 1.9, side * 2.3), scale: [1.05, 1.05, 0.8] }),
      placed(mesh(ball, black), { at: v(-2.7, 2, side * 2.85), scale: [0.5, 0.5, 0.4] }),
      mesh(
        tube([v(0.6, 1.8, side * 2.4), v(2.2, 4.2, side * 3.4), v(4.4, 4.6, side * 3.6)], (t) => 1 - t * 0.8),
        gilt,
      ),
      mesh(
        tube([v(-4.6, -1.1, side * 1.3), v(-5, -2.6, side * 1.7), v(-4.4, -3.6, side * 1.8)], (t) => 0.36 - t * 0.3),
        white,
      ),
      mesh(tube([v(-1.2, 3, side * 1.6), v(-2.6, 3.3, side * 2.3), v(-3.8, 2.5, side * 2.5)], 0.3), gilt),
    );
  }
  // The mane: curls down the outside of the neck.
  const curls = steps(15, 0.07, 0.93).map((t) => {
    const ahead = ridge.getTangentAt(t);
    return placed(mesh(ball, gilt), {
      at: ridge.getPointAt(t),
      turn: [0, 0, (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI],
      scale: [0.85, 0.6, 1.1],
    });
  });
  return group(neck(wood), ...curls, placed(head, { at: v(12.2, -12.6), turn: [0, 0, 12] }));
}
