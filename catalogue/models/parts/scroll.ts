import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod, tube } from "./tube.ts";
import { mix, steps, times, v } from "./vector.ts";

/** Where the string of each peg ends, from the lowest: left, left, right, right, as `[side, height]`. */
export const pegs = [
  [-1, 2.4],
  [-1, 6.1],
  [1, 7.8],
  [1, 4.2],
] as const;

const spiral = (turns: number) =>
  steps(64).map((t) => {
    const angle = t * turns * Math.PI * 2 - Math.PI * 0.55;
    const r = mix(1.75, 0.42, t ** 0.8);
    return { y: Math.cos(angle) * r, z: Math.sin(angle) * r };
  });

/**
 * A violin's peg box and scroll above the nut (at the origin, its face at z 0), with four pegs. It leans back by itself.
 */
export function scroll(wood: Material, peg: Material, dark: Material): Group {
  const box = ([y, z, half, deep]: readonly [number, number, number, number]) => [
    v(-half, y, z - deep),
    v(half, y, z - deep),
    v(half, y, z),
    v(-half, y, z),
  ];
  const turn = spiral(1.9);
  const centre = v(0, 10.6, -1.9);
  const volute = tube(
    turn.map(({ y, z }) => centre.clone().add(v(0, y, z))),
    (t) => mix(0.78, 0.34, t),
    { straight: true, around: 14 },
  );
  volute.scale(1.05, 1, 1);
  const knob = lathe(
    [
      [0, -1.2],
      [0.5, -1.05],
      [0.95, -0.35],
      [0.85, 0.45],
      [0.42, 0.85],
      [0.34, 1],
      [0.5, 1.1],
      [0.34, 1.2],
      [0.3, 2],
    ],
    { around: 28, smooth: true },
  );
  knob.scale(1, 1, 0.55);
  return group(
    mesh(
      loft(
        [
          [0, 0, 1.18, 2],
          [1.2, 0, 1.35, 2.6],
          [4, -0.15, 1.28, 2.6],
          [7, -0.5, 1.1, 2.3],
          [9.2, -0.75, 0.85, 1.7],
        ].map(([y = 0, z = 0, half = 0, deep = 0]) => box([y, z, half, deep])),
      ),
      wood,
    ),
    mesh(
      loft(
        [
          [1.4, 0.03, 0.8, 0.3],
          [4, -0.12, 0.74, 0.3],
          [8.4, -0.63, 0.5, 0.3],
        ].map(([y = 0, z = 0, half = 0, deep = 0]) => box([y, z, half, deep])),
      ),
      dark,
    ),
    mesh(volute, wood),
    mesh(rod(centre.clone().setX(-1.25), centre.clone().setX(1.25), 0.5, 0.5, 20), wood),
    ...[-0.62, 0.62].map((x) => {
      const side = tube(
        turn.map(({ y, z }, n) => centre.clone().add(v(x * (1 + n / 90), y, z))),
        (t) => mix(0.4, 0.3, t),
        { straight: true, around: 10 },
      );
      return mesh(side, wood);
    }),
    ...times(4, (n) => {
      const [side, y] = pegs[n] ?? [1, 0];
      const z = -1.2 - y * 0.06;
      return group(
        mesh(rod(v(-side * 1.5, y, z), v(side * 2.6, y, z), 0.28, 0.36, 14), peg),
        placed(mesh(knob, peg), { at: v(side * 4, y, z), turn: [0, 25, side * 90] }),
      );
    }),
  );
}
