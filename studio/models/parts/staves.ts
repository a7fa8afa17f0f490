import { Vector3 } from "three";
import { merged, outward, skin } from "./surface.ts";
import { at, type Flat, steps, times } from "./vector.ts";

/**
 * A turned shell glued of `count` staves: `profile` (radius, height) spun, each stave with its own piece of the grain and
 * a fine line at its joints. One stave's middle is in front.
 */
export function staves(profile: readonly Flat[], count: number) {
  const lengths = profile.reduce<number[]>((sums, [x, y], n) => {
    const [a, b] = at(profile, Math.max(0, n - 1));
    return [...sums, (sums.at(-1) ?? 0) + Math.hypot(x - a, y - b)];
  }, []);
  const half = Math.PI / count;
  const angles = [-half, -half * 0.985, ...steps(7, -half * 0.9, half * 0.9), half * 0.985, half];
  return outward(
    merged(
      times(count, (n) =>
        skin(
          profile.map(([radius, y]) =>
            angles.map((a, k) => {
              const r = k === 0 || k === angles.length - 1 ? radius - 0.07 : radius;
              const turn = a + n * 2 * half;
              return new Vector3(Math.sin(turn) * r, y, Math.cos(turn) * r);
            }),
          ),
          (row, column) => [at(angles, column) * 16 + n * 7.31, at(lengths, row) + n * 17.7],
          false,
        ),
      ),
    ),
  );
}
