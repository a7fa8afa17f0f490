import type { Group, Material } from "three";
import { leather } from "../materials/hide.ts";
import { braid } from "./drumHead.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { strap } from "./strap.ts";
import { rod } from "./tube.ts";
import { steps, times, v } from "./vector.ts";

type StrappedBarrel = {
  length: number;
  /** The radius at a distance from the bass head. */
  barrel: (x: number) => number;
  shell: Material;
  lacing: Material;
  straps: number;
  /** How wide a strap is, and how thick. */
  width?: number;
  thick?: number;
  /** Tuning blocks lying across under every other pair of straps: where along the barrel they are, and of what. */
  blocks?: { at: number; length: number; radius: number; material: Material };
};

/** A two-headed barrel laced with leather straps, upright on its bass end, a braid round each end; heads are put on it. */
export function strappedBarrel({
  length,
  barrel,
  shell,
  lacing,
  straps,
  width = 0.95,
  thick = 0.28,
  blocks,
}: StrappedBarrel): Group {
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
  // A strap that runs over a block comes down to the barrel again beside it.
  const over = (x: number): number =>
    blocks ? blocks.radius * 2 * Math.exp(-(((x - blocks.at) / (blocks.radius * 1.7)) ** 2)) : 0;
  for (const n of times(straps, (n) => n)) {
    const lean = ((n % 2 ? 0.5 : -0.5) * 2.64) / straps;
    const radius = (x: number): number => barrel(x) + 0.04 + (n % 4 < 2 ? over(x) : 0);
    const places = steps(145, 0.5, length - 0.5).map((x) => {
      const near = blocks ? Math.exp(-(((x - blocks.at) / blocks.length) ** 2)) : 0;
      const a = (n / straps) * Math.PI * 2 + lean * ((2 * x) / length - 1) * (1 - near);
      const rise = (radius(x + 0.01) - radius(x - 0.01)) / 0.02;
      const r = radius(x) + Math.exp(-x / 1.2) + Math.exp((x - length) / 1.2);
      return {
        point: v(Math.cos(a) * r, x, Math.sin(a) * r),
        normal: v(Math.cos(a), -rise, Math.sin(a)).normalize(),
      };
    });
    const [points, normals] = [places.map(({ point }) => point), places.map(({ normal }) => normal)];
    made.add(mesh(strap(points, normals, width, thick), lacing));
  }
  if (blocks)
    for (const n of times(straps / 4, (n) => n)) {
      const a = ((n * 4 + 0.5) / straps) * Math.PI * 2;
      const r = barrel(blocks.at) + blocks.radius * 0.92;
      const end = (along: number) =>
        v(Math.cos(a) * r - Math.sin(a) * along, blocks.at, Math.sin(a) * r + Math.cos(a) * along);
      const [half, round] = [blocks.length / 2, blocks.radius];
      made.add(mesh(rod(end(-half), end(half), round, round, 28), blocks.material));
    }
  return made;
}
