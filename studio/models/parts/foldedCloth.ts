import type { Group, Material } from "three";
import { noise, random } from "../noise.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { steps, times, v } from "./vector.ts";

/** A cloth folded flat, its layers one on another from y 0, `thick` each; soft at its edges, with a few creases. */
export function foldedCloth(width: number, depth: number, layers: number, material: Material, thick = 0.34): Group {
  const next = random(layers * 7 + Math.round(width * 10));
  return group(
    ...times(layers, (n) => {
      const [wide, deep] = [width - next() * 0.4, depth - next() * 0.4];
      const seed = n * 5.3;
      const rows = steps(30, -1, 1).map((s) => {
        const x = Math.sign(s) * (1 - (1 - Math.abs(s)) ** 1.6) * (wide / 2);
        const end = (1 - Math.abs(s) ** 14) ** 0.5 * 0.98 + 0.02;
        return steps(41, 0, Math.PI * 2)
          .slice(0, -1)
          .map((a) => {
            const [c, s2] = [Math.cos(a), Math.sin(a)];
            const z = Math.sign(c) * Math.abs(c) ** 0.32 * (deep / 2) * (0.96 + 0.04 * end);
            const crease =
              (noise(x * 0.35 + seed, z * 0.5) - 0.5) * 0.22 + (noise(x * 1.1, z * 0.3 + seed) - 0.5) * 0.08;
            const y = Math.sign(s2) * Math.abs(s2) ** 0.6 * thick * 0.54 * end + crease * thick;
            return v(x, y + thick / 2, z);
          });
      });
      return placed(mesh(loft(rows), material), {
        at: v((next() - 0.5) * 0.3, n * thick, (next() - 0.5) * 0.3),
        turn: [0, (next() - 0.5) * 3, 0],
      });
    }),
  );
}
