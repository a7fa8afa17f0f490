import { CubicBezierCurve3, type Group, type Material, type Object3D } from "three";
import { noise } from "../noise.ts";
import { group, mesh, placed } from "./mesh.ts";
import { strap } from "./strap.ts";
import { tube } from "./tube.ts";
import { at, type Flat, mix, ramp, steps, v } from "./vector.ts";

type Coil = {
  /** From the middle to the bundle, in centimetres. */
  radius: number;
  turns: number;
  /** Radius of the cable. */
  cable: number;
  jacket: Material;
  tie: Material;
  /** The two ends: pointing along z, the cable enters at their origin; `height` is how high their axis lies. */
  plugs: readonly [Object3D, Object3D];
  height: number;
};

/** Where the loops lie in the bundle, in cable radii: outwards and up. */
const PLACES: Flat[] = [
  [0, 1],
  [2.1, 1],
  [-2.05, 1.05],
  [1, 2.75],
  [-1.1, 2.8],
  [0.1, 4.4],
  [2.9, 2.7],
];

/** A cable lying in loops round the upright axis, tied at its back, its two plugs in front, left and right. */
export function cableCoil({ radius, turns, cable, jacket, tie, plugs, height }: Coil): Group {
  const end = (side: number) => {
    const turn = side * 46;
    const a = (turn * Math.PI) / 180;
    return { turn, way: v(Math.sin(a), 0, Math.cos(a)), from: v(side * 6.4, height, radius + 3.2) };
  };
  const [left, right] = [end(-1), end(1)];
  const loop = (t: number) => {
    const a = mix(0.42, turns * Math.PI * 2 - 0.42, t);
    const n = a / (Math.PI * 2);
    const between = ramp(0.25, 0.75, n - Math.floor(n));
    const [here, next] = [at(PLACES, Math.floor(n)), at(PLACES, Math.floor(n) + 1)];
    const wander = (noise(n * 2.3, 4.5) - 0.5) * 1.3;
    const r = radius + cable * mix(here[0], next[0], between) + wander;
    return v(Math.sin(a) * r * 1.02, cable * mix(here[1], next[1], between), Math.cos(a) * r);
  };
  /** From a plug to where its loop begins (0) or ends (1), without a kink; `high` is how high it lies on its way. */
  const lead = ({ from, way }: ReturnType<typeof end>, t: 0 | 1, high: number) => {
    const inwards = loop(t)
      .sub(loop(t ? 0.999 : 0.001))
      .setY(0)
      .normalize();
    const curve = new CubicBezierCurve3(
      from,
      from.clone().addScaledVector(way, -3.6).setY(high),
      loop(t).addScaledVector(inwards, 3.6).setY(high),
      loop(t),
    );
    return [from.clone().addScaledVector(way, 0.6), ...curve.getSpacedPoints(8).slice(0, -1)];
  };
  const path = [
    ...lead(left, 0, cable),
    ...steps(Math.round(turns * 14)).map(loop),
    ...lead(right, 1, cable * 3.2).reverse(),
  ];
  const round = steps(29, 0.2, 2 * Math.PI + 0.5);
  const [wide, tall] = [cable * 3.9 + 0.25, cable * 2.75];
  return group(
    mesh(tube(path, cable, { pieces: Math.round(turns * 80), around: 12 }), jacket),
    placed(
      group(
        mesh(
          strap(
            round.map((a, n) => v(0, tall + 0.02 + Math.sin(a) * (tall + n * 0.004), Math.cos(a) * (wide + n * 0.005))),
            round.map((a) => v(0, Math.sin(a), Math.cos(a))),
            2,
            0.14,
          ),
          tie,
        ),
      ),
      { at: v(0, 0, -radius), turn: [0, 4, 0] },
    ),
    ...[left, right].flatMap(({ from, turn }, n) => {
      const plug = plugs[n];
      return plug ? [placed(group(plug), { at: from, turn: [0, turn, 0] })] : [];
    }),
  );
}
