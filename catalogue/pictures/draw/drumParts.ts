import type { Palette } from "../finishes.ts";
import { across, down, each, lighter, oval, type Point, path, rect, roundness, smooth, stroke, wire } from "./brush.ts";
import { CHROME, stud } from "./parts.ts";

/** Shells of drums, upright or lying, and what holds their skins. */

/** How far an upright drum's round top shows, as a share of its radius. */
export const TOP = 0.3;

/** The outline of a turned vessel around x = 0, from its top rim to its foot, seen from a little above. */
export function vessel(profile: readonly Point[], top = TOP, foot = TOP * 0.7): string {
  const right = smooth(
    profile.map(([y, r]): Point => [r, y]),
    false,
  );
  const left = smooth(
    [...profile].reverse().map(([y, r]): Point => [-r, y]),
    false,
  ).replace(/^M[^C]+/, "");
  const [first = [0, 0], last = [0, 0]] = [profile[0], profile.at(-1)];
  return `${right}A${last[1]},${last[1] * foot} 0 0 1 ${-last[1]},${last[0]}${left}A${first[1]},${first[1] * top} 0 0 1 ${first[1]},${first[0]}Z`;
}

/** A band around an upright drum at a height: a hoop of metal, rope or leather. */
export function band(y: number, r: number, height: number, p: Palette, bend = TOP): string {
  const d = `M${-r},${y}A${r},${r * bend} 0 0 0 ${r},${y}L${r},${y + height}A${r},${r * bend} 0 0 1 ${-r},${y + height}Z`;
  return path(d, roundness(p), stroke(p.edge, 2));
}

/** The point at an angle (degrees from the left) of the front of an upright drum's rim. */
export const onRim = (angle: number, y: number, r: number, bend = TOP): Point => {
  const a = (angle * Math.PI) / 180;
  return [-Math.cos(a) * r, y + Math.sin(a) * r * bend];
};

/** Tension lugs around the front of an upright shell. */
export const lugs = (count: number, y: number, r: number, length: number, bend = TOP, p = CHROME): string =>
  each(count, (_, share) => {
    const [x, top] = onRim(14 + share * 152, y, r, bend);
    return (
      rect(x - 2.5, top - 8, 5, length, p.base, 2, stroke(p.edge, 1)) +
      rect(
        x - 7,
        top + length * 0.42,
        14,
        length * 0.42,
        across(p.light, `${p.base}@50`, p.dark),
        5,
        stroke(p.edge, 1.5),
      ) +
      stud(x, top - 6, 5, p)
    );
  });

/** A drum that lies along x: its ends, its belly, and how round its ends look. */
export type Lying = { half: number; left: number; belly: number; right: number; at?: number; squint?: number };

const radiusAt = ({ half, left, belly, right, at = 0 }: Lying, x: number): number => {
  const side = x < at ? (x + half) / (at + half) : (half - x) / (half - at);
  const end = x < at ? left : right;
  return end + (belly - end) * (1 - (1 - Math.min(1, Math.max(0, side))) ** 2);
};

/** The line along a lying drum at an angle from its near side, shifted by `twist` degrees on its way. */
export function along(drum: Lying, angle: number, twist = 0): string {
  const squint = drum.squint ?? 0.32;
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const x = -drum.half + (2 * drum.half * i) / 8;
    const a = ((angle + (twist * i) / 8) * Math.PI) / 180;
    const r = radiusAt(drum, x);
    return [x - Math.cos(a) * r * squint, Math.sin(a) * r];
  });
  return smooth(points, false);
}

/** The shell of a lying drum with its right end towards us. */
export function lyingShell(drum: Lying, p: Palette): string {
  const squint = drum.squint ?? 0.32;
  const xs = Array.from({ length: 9 }, (_, i) => -drum.half + (2 * drum.half * i) / 8);
  const upper = smooth(
    xs.map((x): Point => [x, -radiusAt(drum, x)]),
    false,
  );
  const lower = smooth(
    [...xs].reverse().map((x): Point => [x, radiusAt(drum, x)]),
    false,
  ).replace("M", "L");
  const d = `${upper}A${drum.right * squint},${drum.right} 0 0 1 ${drum.half},${drum.right}${lower}A${drum.left * squint},${drum.left} 0 0 1 ${-drum.half},${-drum.left}Z`;
  return path(d, down(p.dark, `${p.light}@24`, `${p.base}@50`, `${p.dark}@88`, p.edge), stroke(p.edge, 3));
}

/** A ring around a lying drum at x: a rope, a hoop or a rolled rim. */
export const ring = (drum: Lying, x: number, width: number, colour: string, over = 6): string => {
  const squint = drum.squint ?? 0.32;
  const r = radiusAt(drum, x) + over;
  const d = `M${x},${-r}A${r * squint},${r} 0 0 0 ${x},${r}`;
  return (
    wire(d, "#00000066", width + 4) +
    wire(d, colour, width) +
    wire(
      `M${x - width * 0.1},${-r * 0.86}A${r * squint},${r} 0 0 0 ${x - r * squint},${-r * 0.1}`,
      lighter(colour, 0.5),
      width * 0.3,
    )
  );
};

/** The right end of a lying drum: hide with its collar of leather and the black paste. */
export function rightHead(drum: Lying, paste: number, hide = "#ecdcbb", collar?: string): string {
  const squint = drum.squint ?? 0.32;
  const { half: x, right: r } = drum;
  const disc = (share: number, fill: string, more = "") => oval(x, 0, r * squint * share, r * share, fill, more);
  return (
    disc(1, collar ?? hide, stroke("#4d3416", 3)) +
    (collar ? disc(0.97, "none", `${stroke("#7d5a30", r * 0.06)} stroke-dasharray="9 5"`) : "") +
    disc(collar ? 0.86 : 0.94, across(lighter(hide, 0.4), hide), stroke("#8a6a3a", 2)) +
    (paste
      ? disc(paste, across("#4a4341", "#151212"), stroke("#0d0b0b", 2)) +
        disc(paste * 0.68, "none", stroke("#6d6562", 1.5))
      : "")
  );
}
