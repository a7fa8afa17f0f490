import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { onRound } from "./onRound.ts";
import { tube } from "./tube.ts";
import { mix, steps, times } from "./vector.ts";

/** A hoop that the rope is slung over: its radius, its height, half the height and width of its section. */
type Hoop = { radius: number; y: number; thick: number };

type Net = {
  lower: Hoop;
  upper: Hoop;
  pairs: number;
  /** The rope's own radius and material. */
  thick: number;
  rope: Material;
  /** The drum's radius at a height: the rope lies on it where it stands out. */
  body: (y: number) => number;
  /** The sliding ring that pulls two ropes together: where (0 below, 1 above), how high, how thick. */
  ring: { at: number; height: number; thick: number; material: Material };
};

/** Rope laced from hoop to hoop round an upright drum, each pair of ropes that leaves the upper hoop in a sliding ring. */
export function ropeNet({ lower, upper, pairs, thick, rope, body, ring }: Net): Group {
  const step = (2 * Math.PI) / pairs;
  const out = (t: number): number => {
    const y = mix(lower.y, upper.y, t);
    const line = mix(lower.radius + lower.thick, upper.radius + upper.thick, t);
    return Math.max(line, body(y)) + thick;
  };
  const over = ({ radius, y, thick: deep }: Hoop, angle: number, up: number) =>
    [160, 120, 80, 40, 0].map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return onRound(angle, radius + Math.cos(a) * (deep + thick), y + up * Math.sin(a) * (deep + thick));
    });
  const leg = (pair: number, side: number) => {
    const close = (thick * 1.08) / out(ring.at);
    const angle = (t: number) => pair * step + side * (t > ring.at ? close : mix(step / 2 - close, close, t / ring.at));
    const run = steps(15, 0.06, 0.94).map((t) => onRound(angle(t), out(t), mix(lower.y, upper.y, t)));
    return tube([...over(lower, angle(0), -1), ...run, ...over(upper, angle(1), 1).reverse()], thick, {
      around: 8,
      pieces: 72,
    });
  };
  const [inner, half] = [thick * 1.15, ring.height / 2];
  const sleeve = lathe(
    [
      [inner, -half],
      [inner + ring.thick, -half],
      [inner + ring.thick, half],
      [inner, half],
      [inner, -half],
    ],
    { around: 28 },
  ).scale(1.95, 1, 1.05);
  const lean = (Math.atan2(out(ring.at + 0.03) - out(ring.at - 0.03), 0.06 * (upper.y - lower.y)) * 180) / Math.PI;
  return group(
    ...times(pairs, (n) =>
      group(
        mesh(leg(n, 1), rope),
        mesh(leg(n, -1), rope),
        placed(
          group(
            placed(mesh(sleeve, ring.material), {
              at: onRound(0, out(ring.at), mix(lower.y, upper.y, ring.at)),
              turn: [lean, 0, 0],
            }),
          ),
          { turn: [0, (n * 360) / pairs, 0] },
        ),
      ),
    ),
  );
}
