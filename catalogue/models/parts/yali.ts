import { type Group, type Material, SphereGeometry } from "three";
import { lacquer } from "../materials/lacquer.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { tube } from "./tube.ts";
import { at, steps, times, v } from "./vector.ts";

/** The neck's line: up a little, forward, then down to the head; and how thick it is there (half height, half width). */
const line = [
  [0, -3.2, 4, 4.2],
  [4, -2.6, 4, 4],
  [8, -1.6, 3.8, 3.6],
  [11.6, -2, 3.7, 3.3],
  [14.2, -4.6, 3.6, 3.1],
  [15, -8.2, 3.5, 3],
  [13.6, -11.4, 3.3, 3],
] as const;

function neck(wood: Material) {
  const sections = line.map(([x, y, high, wide], n) => {
    const [ax, ay] = at(line, Math.max(0, n - 1));
    const [bx, by] = at(line, Math.min(line.length - 1, n + 1));
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    return steps(33, 0, 2 * Math.PI).map((a) => {
      const out = Math.cos(a) * high;
      return v(x + nx * out, y + ny * out, Math.sin(a) * wide);
    });
  });
  return mesh(loft(sections), wood);
}

/** The carved beast at a veena's end, looking back along its neck's underside; its neck begins at the origin, along x. */
export function yali(wood: Material, gilt: Material): Group {
  const [white, black, red] = [lacquer("#f1ebdc"), lacquer("#15110f"), lacquer("#a8262a")];
  const ball = new SphereGeometry(1, 24, 16);
  const jaw = (drop: number) =>
    tube([v(0, 0), v(-3, -1.2 - drop * 0.4), v(-6.4, -1.6 - drop), v(-8.2, -0.7 - drop)], (t) => 2.2 - t * 1.35, {
      around: 18,
    });
  const head = group(
    placed(mesh(ball, wood), { scale: [3.8, 3.5, 3.3] }),
    mesh(jaw(0), wood, v(-0.6, 0.6)),
    placed(mesh(jaw(0), wood), { at: v(-0.4, -0.4), turn: [0, 0, 34], scale: [0.85, 0.8, 0.8] }),
    mesh(
      tube([v(-2.4, -1.4), v(-5.4, -3.2), v(-7.6, -3.5)], (t) => 0.7 - t * 0.4),
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
  const curls = times(9, (n) => {
    const t = n / 8;
    const [x, y, high] = at(line, 1 + Math.round(t * 5));
    const angle = -0.2 + t * 1.9;
    return placed(mesh(ball, gilt), {
      at: v(x + Math.sin(angle) * high, y + Math.cos(angle) * high, 0),
      scale: [0.75, 0.75, 1.1],
    });
  });
  return group(neck(wood), ...curls, placed(head, { at: v(12.2, -12.6), turn: [0, 0, 12] }));
}
