import type { Group, Material } from "three";
import { leather } from "../materials/hide.ts";
import { braid } from "./drumHead.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { strap } from "./strap.ts";
import { rod } from "./tube.ts";
import { at, type Flat, steps, times, v } from "./vector.ts";

type StrappedBarrel = {
  length: number;
  /** The radius at a distance from the bass head. */
  barrel: (x: number) => number;
  shell: Material;
  lacing: Material;
  straps: number;
  /** How wide a strap is. */
  width?: number;
  /** Tuning blocks under every other pair of straps: where along the barrel their middles are, and of what. */
  blocks?: { at: number; length: number; radius: number; material: Material };
};

/** The heights of a line drawn taut over points: it touches the highest and runs straight between them. */
function taut(points: readonly Flat[]): Flat[] {
  const hull: Flat[] = [];
  for (const p of points) {
    while (hull.length > 1) {
      const [a, b] = [at(hull, -2), at(hull, -1)];
      if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) < 0) break;
      hull.pop();
    }
    hull.push(p);
  }
  return points.map(([x]) => {
    const n = Math.max(
      1,
      hull.findIndex(([far]) => far >= x),
    );
    const [a, b] = [at(hull, n - 1), at(hull, n)];
    return [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  });
}

/** A two-headed barrel laced with leather straps, upright on its bass end, a braid round each end; heads are put on it. */
export function strappedBarrel({ length, barrel, shell, lacing, straps, width = 0.95, blocks }: StrappedBarrel): Group {
  const rope = leather("#b98e58", 5);
  const made = group(
    mesh(
      lathe(
        steps(61, 0, length).map((x) => [barrel(x), x] as const),
        { around: 128, crease: 180 },
      ),
      shell,
    ),
    placed(braid(barrel(length) + 1, 0.55, Math.round(barrel(length) * 3.3), rope), { at: v(0, length - 0.2, 0) }),
    placed(braid(barrel(0) + 1, 0.55, Math.round(barrel(0) * 3.1), rope), { at: v(0, 0.2, 0) }),
  );
  const line = taut(
    steps(73, 0.5, length - 0.5).map((x): Flat => {
      const over = blocks && Math.abs(x - blocks.at) < blocks.length / 2 ? blocks.radius * 1.88 : 0;
      return [x, barrel(x) + 0.04 + over];
    }),
  );
  for (const n of times(straps, (n) => n)) {
    const lean = ((n % 2 ? 0.5 : -0.5) * 2.64) / straps;
    const lifted = blocks !== undefined && n % 4 < 2;
    const places = steps(73, 0.5, length - 0.5).map((x, k) => {
      // The two straps over a block lie side by side on it.
      const drawn = lifted ? (n % 2 ? -1 : 1) * (Math.PI / straps - (width * 0.58) / barrel(x)) : 0;
      const near = blocks ? Math.exp(-(((x - blocks.at) / blocks.length) ** 2)) : 0;
      const a = (n / straps) * Math.PI * 2 + lean * ((2 * x) / length - 1) * (1 - near) + drawn * near;
      const rise = (barrel(x + 0.01) - barrel(x - 0.01)) / 0.02;
      const r = (lifted ? at(line, k)[1] : barrel(x) + 0.04) + Math.exp(-x / 1.2) + Math.exp((x - length) / 1.2);
      return {
        point: v(Math.cos(a) * r, x, Math.sin(a) * r),
        normal: v(Math.cos(a), -rise, Math.sin(a)).normalize(),
      };
    });
    const [points, normals] = [places.map(({ point }) => point), places.map(({ normal }) => normal)];
    made.add(mesh(strap(points, normals, width, 0.28), lacing));
  }
  if (blocks)
    for (const n of times(straps / 4, (n) => n)) {
      const a = ((n * 4 + 0.5) / straps) * Math.PI * 2;
      const [low, high] = steps(2, blocks.at - blocks.length / 2, blocks.at + blocks.length / 2).map((x) => {
        const r = barrel(x) + blocks.radius * 0.9;
        return v(Math.cos(a) * r, x, Math.sin(a) * r);
      });
      if (low && high) made.add(mesh(rod(low, high, blocks.radius, blocks.radius, 28), blocks.material));
    }
  return made;
}
