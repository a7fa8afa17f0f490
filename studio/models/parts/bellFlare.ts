import { lathe } from "./lathe.ts";
import { type Flat, steps } from "./vector.ts";

type Bell = {
  /** Radius where it begins, and at its mouth. */
  throat: number;
  mouth: number;
  length: number;
  /** How late it opens: 3 a cone that widens, 9 a flat flare at the very end. */
  late: number;
  /** How much it widens as a plain cone before that, in centimetres of radius. */
  cone?: number;
  /** Radius of the wire rolled into its rim. */
  rim?: number;
};

/** The outer radius of a bell, `y` centimetres from its throat. */
export const bellRadius = ({ throat, mouth, length, late, cone = 0 }: Bell, y: number): number => {
  const open = (Math.exp(late * (y / length - 1)) - Math.exp(-late)) / (1 - Math.exp(-late));
  return throat + (cone * y) / length + (mouth - throat - cone) * open;
};

/** A bell of sheet metal that opens upwards: its throat at y 0, its rim rolled, hollow down to where nobody sees. */
export function bellFlare(bell: Bell, around = 96) {
  const { length, mouth, rim = 0.16 } = bell;
  const rise = (t: number): number => length * (1 - (1 - t) ** 1.7);
  const outside = steps(64).map((t): Flat => [bellRadius(bell, rise(t)), rise(t)]);
  const roll = steps(9, -0.4 * Math.PI, 1.1 * Math.PI).map(
    (a): Flat => [mouth - rim * 0.3 + Math.cos(a) * rim, length + rim * 0.4 + Math.sin(a) * rim],
  );
  const inside = outside
    .filter(([, y]) => y > length * 0.12)
    .map(([r, y]): Flat => [r - 0.1, y + 0.02])
    .reverse();
  return lathe([[0, 0], ...outside, ...roll, ...inside, [0, length * 0.12]], { around, crease: 50 });
}
