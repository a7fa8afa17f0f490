import { type Group, InstancedMesh, Matrix4 } from "three";
import { matt } from "../materials/lacquer.ts";
import { copper, gold, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { GRAND, type GrandPlan, level } from "./grandPlan.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { cornered, inset } from "./outline.ts";
import { box } from "./slab.ts";
import { type Strung, strings } from "./strings.ts";
import { rod, tube } from "./tube.ts";
import { type Flat, mix, times, v } from "./vector.ts";

/** What lies under the lid: soundboard, golden iron plate, bridges, pins, strings crossing over, dampers. */
export function grandInside({ deep, bend, from: plan }: GrandPlan): Group {
  const longest = deep(142) - 54;
  /** How long a string speaks that starts at x: 5 cm at the highest, doubling to the left. */
  const speaking = (x: number) => Math.min(longest, 5.5 * 2 ** ((62 - x) / 19));
  const golden = gold({ color: "#cf9c46", roughness: 0.34 });
  const [wire, wound] = [steel({ color: "#d9d6cf" }), copper({ color: "#b9744c" })];
  const pale = wood("maple", { across: 20, along: 60, gloss: 0.2 });
  const treble = times(58, (n): Strung => {
    const x = mix(63, -34, n / 57);
    return {
      through: [v(x, 89, -46), v(x - 1, 89, -54), v(x - 6 + n * 0.02, 88.6, -54 - speaking(x) - 5)],
      radius: 0.07,
      material: wire,
    };
  });
  const bass = times(22, (n): Strung => {
    const t = n / 21;
    const start = mix(-37, -66, t);
    return {
      through: [v(start, 90.6, -46), v(start + 1, 90.6, -54), v(mix(2, -38, t), 91, -deep(mix(136, 148, t)))],
      radius: mix(0.12, 0.22, t),
      material: wound,
    };
  });
  const pins = new InstancedMesh(
    lathe(
      [
        [0, 0],
        [0.34, 0],
        [0.34, 2.4],
        [0, 2.4],
      ],
      { around: 8 },
    ),
    wire,
    160,
  );
  for (const n of times(160, (n) => n))
    pins.setMatrixAt(n, new Matrix4().setPosition(v(mix(64, -67, Math.floor(n / 2) / 79), 88, n % 2 ? -43.5 : -40.8)));
  const strut = (from: Flat, to: Flat, thick: number) =>
    mesh(rod(v(from[0], 90, -from[1]), v(to[0], 89, -deep(to[1])), thick, undefined, 10), golden);
  const inner = inset(plan(GRAND.arm + 4), 4.2);
  return group(
    level(inset(plan(GRAND.arm), 3.9), 79, 19, 0, wood("maple", { across: 30, along: 60, gloss: 0.4 }), [
      inset(plan(GRAND.arm), 4.4),
    ]),
    level(inner, 80, 1, 0, wood("spruce", { across: 60, along: 90, gloss: 0.6 })),
    level(inner, 84, 2.6, 0.6, golden, [
      cornered([
        [60, 57],
        ...bend.filter(([x]) => x < 66 && x > -58).map(([x, y]): Flat => [x * 0.8 - 8, 57 + (y - 57) * 0.83]),
        [-64, deep(140)],
        [-64, 57],
      ]),
    ]),
    mesh(
      tube(
        times(12, (n) => {
          const x = mix(58, -26, n / 11);
          return v(x - 5, 82.8, -54 - speaking(x));
        }),
        1.4,
      ),
      pale,
    ),
    mesh(
      tube(
        (
          [
            [4, 132],
            [-18, 140],
            [-40, 143],
          ] as const
        ).map(([x, y]) => v(x, 84, -deep(y))),
        1.5,
      ),
      pale,
    ),
    strut([44, 50], [26, 106], 1.5),
    strut([20, 50], [2, 140], 1.6),
    strut([-12, 50], [-16, 154], 1.6),
    strut([-36, 50], [-40, 156], 1.6),
    mesh(box(136, 2, 3, 0.4), golden, v(-1, 88.4, -49.4)),
    pins,
    strings([...treble, ...bass]),
    ...times(62, (n) => {
      const x = mix(42, -66, n / 61);
      return mesh(box(1.2, 3, 5.4, 0.15), n % 2 ? matt("#1a1a1b") : matt("#212123"), v(x, x < -35 ? 92.4 : 91, -60));
    }),
    mesh(box(112, 0.8, 1.2, 0.2), matt("#7d1f27"), v(-12, 89.7, -60)),
  );
}
