import { type BufferGeometry, SplineCurve, Vector2, Vector3 } from "three";
import { merged, outward, skin } from "./surface.ts";
import { at, type Flat, steps } from "./vector.ts";

type Options = {
  /** Flat sides around; more for what is large in the picture. */
  around?: number;
  /** A smooth curve through the points instead of straight lines between them. */
  smooth?: boolean;
  /** Corners sharper than this many degrees stay corners. */
  crease?: number;
};

/** A smooth profile through a few points, as many as a lathe needs. */
export const curve = (profile: readonly Flat[], each = 8): Flat[] =>
  new SplineCurve(profile.map(([x, y]) => new Vector2(x, y)))
    .getPoints((profile.length - 1) * each)
    .map(({ x, y }) => [Math.max(0, x), y] as const);

/** Where a profile turns sharply: it is cut there, so that light shows the edge. */
function runs(profile: readonly Flat[], crease: number): Flat[][] {
  const found: Flat[][] = [[at(profile, 0)]];
  for (let n = 1; n < profile.length; n++) {
    const [before, here, after] = [at(profile, n - 1), at(profile, n), at(profile, n + 1)];
    at(found, -1).push(here);
    if (n === profile.length - 1) break;
    const turn =
      Math.atan2(after[1] - here[1], after[0] - here[0]) - Math.atan2(here[1] - before[1], here[0] - before[0]);
    const angle = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    if (angle > (crease * Math.PI) / 180) found.push([here]);
  }
  return found;
}

/**
 * A turned shape: `profile` (radius, height) spun about the upright axis. Its seam is at the back. Texture: around in
 * centimetres at the widest place, up along the profile.
 */
export function lathe(profile: readonly Flat[], { around = 96, smooth = false, crease = 32 }: Options = {}) {
  const line = smooth ? curve(profile) : profile;
  const widest = Math.max(...line.map(([radius]) => radius));
  let length = 0;
  let last = at(line, 0);
  const shapes: BufferGeometry[] = [];
  for (const run of runs(line, smooth ? 180 : crease)) {
    const lengths = run.map(([x, y]) => {
      length += Math.hypot(x - last[0], y - last[1]);
      last = [x, y];
      return length;
    });
    const rows = run.map(([radius, y]) =>
      steps(around + 1, Math.PI, 3 * Math.PI).map((a) => new Vector3(Math.sin(a) * radius, y, Math.cos(a) * radius)),
    );
    shapes.push(skin(rows, (row, column) => [(column / around) * widest * Math.PI * 2, at(lengths, row)], true));
  }
  return outward(merged(shapes));
}
