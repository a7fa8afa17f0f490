import { DoubleSide, type Group, type Material, SphereGeometry } from "three";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { outward, skin } from "./surface.ts";
import { tube } from "./tube.ts";
import { steps, times, v } from "./vector.ts";

/**
 * A cushion about the origin, lying on y 0, with buttons drawn in: `columns` by `rows` of them and one in the middle of
 * each four, as benches have them.
 */
export function tuftedCushion(
  width: number,
  depth: number,
  high: number,
  columns: number,
  rows: number,
  cover: Material,
): Group {
  const [across, along] = [width / columns, depth / rows];
  const buttons = [
    ...times(columns * rows, (n) => [(n % columns) + 0.5, Math.floor(n / columns) + 0.5] as const),
    ...times((columns - 1) * (rows - 1), (n) => [(n % (columns - 1)) + 1, Math.floor(n / (columns - 1)) + 1] as const),
  ].map(([x, z]) => [x * across - width / 2, z * along - depth / 2] as const);
  const edge = (t: number) => 1 - Math.abs(t) ** 7;
  const top = (x: number, z: number) => {
    const [u, w] = [(2 * x) / width, (2 * z) / depth];
    const [a, b] = [x / across + z / along, x / across - z / along];
    const crease = Math.min(...[a, b].map((t) => Math.abs(((((t + 0.5 * (columns + rows)) % 1) + 1) % 1) - 0.5)));
    const fold = 0.35 * Math.exp(-((crease - 0.5) ** 2) * 90) * edge(u) * edge(w);
    const dimple = buttons.reduce((sum, [bx, bz]) => sum + Math.exp(-((x - bx) ** 2 + (z - bz) ** 2) / 2.6), 0);
    return high * 0.62 + high * 0.38 * Math.sqrt(Math.max(0, edge(u) * edge(w))) - 1 * Math.min(1, dimple) - fold;
  };
  // The cover's edge goes down behind the piping.
  const rowsOf = steps(91, -depth / 2, depth / 2).map((z, row) =>
    steps(141, -width / 2, width / 2).map((x, column) => v(x, row % 90 && column % 140 ? top(x, z) : high * 0.55, z)),
  );
  const surface = outward(skin(rowsOf, (row, column) => [(column / 140) * width, (row / 90) * depth], false));
  const round = (y: number) => {
    const [x, z] = [width / 2 - 0.1, depth / 2 - 0.1];
    return [v(-x, y, -z), v(x, y, -z), v(x, y, z), v(-x, y, z), v(-x, y, -z)];
  };
  const button = new SphereGeometry(0.65, 18, 10).scale(1, 0.45, 1);
  const open = cover.clone();
  open.side = DoubleSide;
  return group(
    mesh(surface, open),
    mesh(
      box(width, depth, high * 0.64, 1.2, 0.3)
        .rotateX(-Math.PI / 2)
        .translate(0, high * 0.32, 0),
      cover,
    ),
    mesh(tube(round(high * 0.62), 0.4, { straight: true, closed: true, around: 8 }), cover),
    ...buttons.map(([x, z]) => mesh(button, cover, v(x, top(x, z) + 0.2, z))),
  );
}
