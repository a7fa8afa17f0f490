import type { Material, Mesh } from "three";
import { loft } from "./loft.ts";
import { mesh } from "./mesh.ts";
import { at, steps, times, v } from "./vector.ts";

type Bellows = {
  width: number;
  height: number;
  /** How far it is open, and in how many folds. */
  open: number;
  folds: number;
  /** How deep a fold is. */
  depth: number;
  cover: Material;
  /** Where its near end is lower than its far one: it opens above alone, hinged below. */
  hinged?: true;
};

/** A pleated bellows from z 0 (its back) to `open`, standing on y 0, its middle at x 0. */
export function bellows({ width, height, open, folds, depth, cover, hinged }: Bellows): Mesh {
  const rings = times(folds * 2 + 1, (n) => {
    const inwards = n % 2 === 0 ? depth : 0;
    const z = (y: number) => (n / (folds * 2)) * open * (hinged ? 0.12 + 0.88 * (y / height) : 1);
    const [x, low, high] = [width / 2 - inwards, hinged ? 0.1 : inwards, height - inwards];
    return [v(-x, low, z(low)), v(x, low, z(low)), v(x, high, z(high)), v(-x, high, z(high))];
  });
  // Each fold's edges are sharp: the rings are doubled, a hair apart.
  const sharp = steps(rings.length, 0, rings.length - 1).flatMap((n) => {
    const ring = at(rings, n);
    const next = at(rings, Math.min(n + 1, rings.length - 1));
    return n === rings.length - 1 ? [ring] : [ring, ring.map((p, k) => p.clone().lerp(at(next, k), 0.04))];
  });
  return mesh(loft(sharp), cover);
}
