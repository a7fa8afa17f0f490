import type { Group, Material } from "three";
import { random } from "../noise.ts";
import { group, mesh } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { slab } from "./slab.ts";
import { times, v } from "./vector.ts";

/** A folded cloth: layers that bulge at their fold, in front. */
export function foldedCloth(width: number, depth: number, layers: number, material: Material, thick = 0.34): Group {
  const next = random(layers * 7 + width);
  return group(
    ...times(layers, (n) => {
      const [w, d] = [width - next() * 0.3, depth - next() * 0.3];
      return mesh(
        slab(plate(roundRect(w, d, 0.35)), thick * 1.08, thick * 0.5, 4).rotateX(-Math.PI / 2),
        material,
        v((next() - 0.5) * 0.2, n * thick, (next() - 0.5) * 0.2),
      );
    }),
  );
}
