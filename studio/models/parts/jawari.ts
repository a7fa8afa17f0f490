import type { Group, Material } from "three";
import { group, mesh } from "./mesh.ts";
import { cornered, plate } from "./outline.ts";
import { bar, slab } from "./slab.ts";
import { type Flat, steps, v } from "./vector.ts";

type Jawari = {
  width: number;
  /** How far it reaches along the strings. */
  along: number;
  height: number;
  /** The plate that the strings buzz on, and the feet under it. */
  top: Material;
  feet: Material;
};

/**
 * The broad bridge of Indian lutes, its plate arched along the strings, on two feet: it stands on a face at z 0 and the
 * strings run along y.
 */
export function jawari({ width, along, height, top, feet }: Jawari): Group {
  const thick = Math.min(0.8, height * 0.32);
  const under = height - thick;
  const crown = steps(11).map((t): Flat => [t * along, thick - 0.22 * (2 * t - 1) ** 2]);
  const foot = cornered([
    [-width / 2 + 0.2, 0],
    [-width / 2 + 0.1, under * 0.3],
    [-width / 2 + 0.35, under],
    [width / 2 - 0.35, under],
    [width / 2 - 0.1, under * 0.3],
    [width / 2 - 0.2, 0],
    [width / 2 - 1.5, 0],
    [width / 2 - 1.8, under * 0.5],
    [-width / 2 + 1.8, under * 0.5],
    [-width / 2 + 1.5, 0],
  ]);
  return group(
    mesh(slab(plate(foot), along * 0.6, 0.06).rotateX(Math.PI / 2), feet, v(0, along * 0.3, 0)),
    mesh(bar([[0, 0], ...crown, [along, 0]], width, 0.06).rotateX(Math.PI / 2), top, v(-width / 2, -along / 2, under)),
  );
}
