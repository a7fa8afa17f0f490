import { DoubleSide, type Group, type Material } from "three";
import { lacquer, matt } from "../materials/lacquer.ts";
import { silver } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { rim } from "./acousticTop.ts";
import { archedPlate, archHeight } from "./arch.ts";
import { bowedOutline } from "./bowedOutline.ts";
import { dome } from "./dome.ts";
import { fHole } from "./fHole.ts";
import { laid } from "./laid.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, inset, mirrored, plate, smooth } from "./outline.ts";
import { pegs, scroll } from "./scroll.ts";
import { slab } from "./slab.ts";
import { abreast, strings } from "./strings.ts";
import { rod, tube } from "./tube.ts";
import { at, type Flat, mix, ramp, steps, v } from "./vector.ts";
import { wall } from "./wall.ts";

export type Bowed = {
  /** How long the body is to a violin's. */
  times: number;
  /** How high the sides are. */
  ribs: number;
  /** How far the bridge stands over the belly. */
  bridge: number;
  /** From the body's upper end to the nut. */
  neck: number;
  /** How large head and pegs are to a violin's. */
  head: number;
  /** How far the fingerboard leans back, in degrees. */
  lean: number;
  belly: Material;
  back: Material;
  fittings: Material;
  chinRest: boolean;
};

const RISE = 1.26;
const MIDDLE: Flat = [0, 17.2];
const BRIDGE = 16.3;

function bridgePlate(height: number, size: number): Group {
  const shape = smooth(
    mirrored([
      [0, height],
      [1, height - 0.06 * size],
      [1.85 * size, height - 0.45 * size],
      [1.8 * size, height - 0.85 * size],
      [1.2 * size, height * 0.64],
      [1.12 * size, height * 0.58],
      [1.7 * size, height * 0.47],
      [1.66 * size, height * 0.36],
      [1.34 * size, height * 0.24],
      [1.5 * size, height * 0.13],
      [2.1 * size, height * 0.07],
      [2.15 * size, 0.01],
      [1.6 * size, 0],
      [0.9 * size, 0.01],
      [0.82 * size, height * 0.07],
      [0.98 * size, height * 0.15],
      [0.7 * size, height * 0.26],
      [0, height * 0.31],
    ]),
    160,
  );
  const heart = ellipse(0, height * 0.56, 0.3 * size, 0.34 * size, 28);
  return placed(
    group(mesh(slab(plate(shape, [heart]), 0.5 * size, 0.1), wood("maple", { across: 8, along: 12, gloss: 0.1 }))),
    { turn: [90, 0, 0] },
  );
}

/** A violin, a viola or a cello without its bow, upright on its lower end. */
export function bowed(kind: Bowed): Group {
  const { times: s, ribs, head: h, belly, back, fittings } = kind;
  const outline = bowedOutline(s);
  const high = 35.6 * s;
  const middle: Flat = [MIDDLE[0] * s, MIDDLE[1] * s];
  const over = archHeight(outline, {
    edge: 0.32 * s,
    rise: RISE * s,
    slope: 5 * s,
    middle,
    fall: 0.32,
    reach: 18.5 * s,
  });
  const top = (x: number, y: number) => ribs + over(x, y);
  const inner = inset(outline, 0.28 * s);
  const bridgeY = BRIDGE * s;
  const bridgeTop = top(0, bridgeY) + kind.bridge;
  const nutY = high + kind.neck;
  const boardLow = bridgeY + 6 * s;
  const radians = (kind.lean * Math.PI) / 180;
  // The strings run from bridge to nut in a line that leans back; the fingerboard lies below them.
  const stringZ = (y: number) => bridgeTop - Math.tan(radians) * (y - bridgeY);
  const boardZ = (y: number) => stringZ(y) - mix(0.12, 0.45, (nutY - y) / (nutY - boardLow)) * s;
  const width = (y: number) => mix(2.4 * h, 4.2 * s, (nutY - y) / (nutY - boardLow));
  const board = (y: number) => [
    ...steps(13, 0, Math.PI).map((a) => v((Math.cos(a) * width(y)) / 2, y, boardZ(y) + (Math.sin(a) - 1) * 0.28 * h)),
    v(-width(y) / 2, y, boardZ(y) - 0.75 * h),
    v(width(y) / 2, y, boardZ(y) - 0.75 * h),
  ];
  const neckPart = (y: number, deep: number, wide: number) =>
    steps(17, 0, Math.PI).map((a) =>
      v((Math.cos(a) * width(y) * wide) / 2, y, boardZ(y) - 0.7 * h - Math.sin(a) ** 0.85 * deep),
    );
  const crown = placed(scroll(back, fittings, matt("#15100d")), {
    at: v(0, nutY + 0.1, boardZ(nutY) - 0.15 * h),
    turn: [-kind.lean - 6, 0, 0],
    scale: [h, h, h],
  });
  crown.updateMatrix();
  const tail = { low: 1.2 * s, high: 12.2 * s };
  const tailZ = (y: number) =>
    mix(top(0, 3 * s) + 0.6 * s, bridgeTop - 0.9 * s, (y - tail.low) / (tail.high - tail.low));
  const tailpiece = [tail.low, tail.low + 1 * s, 5 * s, 9.5 * s, tail.high - 0.4 * s, tail.high].map((y, n) => {
    const half = (at([0.75, 0.95, 1.35, 1.95, 2.2, 2], n) * s) / 1;
    return steps(15, 0, Math.PI * 2)
      .slice(0, -1)
      .map((a) => v(Math.cos(a) * half, y, tailZ(y) + Math.sin(a) * (Math.sin(a) > 0 ? 0.55 : 0.2) * s));
  });
  const apart = { bridge: 3.3 * s, nut: 1.65 * h };
  const rest = smooth(
    [
      [-1.5, 0.6],
      [1.2, -0.1],
      [1.6, 2.2],
      [-0.6, 4.2],
      [-2.8, 6.4],
      [-5.6, 7],
      [-8, 5.2],
      [-7.2, 2.6],
      [-4.6, 0.9],
    ].map(([x = 0, y = 0]) => [x * s, y * s] as const),
    160,
  );
  const chinRest = kind.chinRest
    ? [
        mesh(
          dome(rest, (t) => (0.9 - 0.5 * ramp(0.1, 0.9, t)) * s, [-4.2 * s, 3.6 * s], 14),
          fittings,
          v(0, 0, ribs + 0.9 * s),
        ),
        ...[-3.4, -1.8].map((x) =>
          mesh(rod(v(x * s, 0.05 * s, 0), v(x * s, 0.05 * s, ribs + 1 * s), 0.22 * s), silver()),
        ),
      ]
    : [];
  return group(
    mesh(wall(inner, 0, ribs), back),
    placed(mesh(archedPlate(outline, over, middle), belly), { at: v(0, 0, ribs - 0.02) }),
    placed(mesh(archedPlate(outline, over, middle), back), {
      at: v(0, 0, 0.02),
      turn: [0, 180, 0],
    }),
    rim(inset(outline, 0.1 * s), ribs + 0.16 * s, 0.17 * s, belly),
    rim(inset(outline, 0.1 * s), -0.16 * s, 0.17 * s, back),
    mesh(
      laid(plate(inset(outline, 0.42 * s), [inset(outline, 0.56 * s)]), top, 0.015 * s),
      matt("#1b120c", { side: DoubleSide }),
    ),
    ...([1, -1] as const).flatMap((side) =>
      fHole(side * 4.3 * s, 16.6 * s, 7.4 * s, side, 0.3).map((part) =>
        mesh(laid(plate(part), top, 0.02 * s), matt("#0c0806", { side: DoubleSide })),
      ),
    ),
    placed(bridgePlate(kind.bridge, s), { at: v(0, bridgeY + 0.25 * s, top(0, bridgeY) - 0.02) }),
    mesh(loft(tailpiece), fittings),
    mesh(
      tube(
        [v(0, -0.1 * s, ribs * 0.6), v(0.3 * s, 0.1 * s, ribs + 0.4 * s), v(0.4 * s, 1.6 * s, tailZ(1.4 * s))],
        0.12 * s,
      ),
      fittings,
    ),
    mesh(rod(v(0, -0.5 * s, ribs * 0.55), v(0, 0.4 * s, ribs * 0.55), 0.55 * s, 0.5 * s, 24), fittings),
    mesh(
      loft([boardLow, mix(boardLow, nutY, 0.5), nutY].map(board)),
      lacquer("#141212", { roughness: 0.5, clearcoat: 0.2 }),
    ),
    mesh(
      loft([
        neckPart(high - 0.4 * s, Math.max(0.5, boardZ(high) - 0.7 * h), 1),
        neckPart(high + 0.6 * s, Math.max(0.5, boardZ(high) - 0.7 * h) * 0.98, 0.95),
        neckPart(high + 1.5 * s, Math.max(0.5, boardZ(high) - 0.7 * h) * 0.6, 0.95),
        neckPart(high + 2.8 * s, 1.5 * h, 0.97),
        neckPart(nutY - 2.5 * h, 1.25 * h, 1),
        neckPart(nutY + 0.3 * h, 1.4 * h, 1),
      ]),
      back,
    ),
    mesh(
      rod(v(-1.2 * h, nutY, boardZ(nutY) - 0.1), v(1.2 * h, nutY, boardZ(nutY) - 0.1), 0.3 * h, 0.3 * h, 14),
      fittings,
    ),
    ...chinRest,
    crown,
    strings(
      [0.055, 0.045, 0.04, 0.028].map((radius, n) => {
        const [x, up] = [at(abreast(4, apart.bridge), n), at(abreast(4, apart.nut), n)];
        const [, y] = at(pegs, n);
        const bow = (Math.abs(n - 1.5) > 1 ? -0.42 : 0) * s;
        return {
          through: [
            v(x * 0.8, tail.high - 0.8 * s, tailZ(tail.high) + 0.35 * s),
            v(x, bridgeY, bridgeTop + bow + 0.03),
            v(up, nutY, boardZ(nutY) + 0.22 * h),
            v(up * 0.4, y, -0.6).applyMatrix4(crown.matrix),
          ],
          radius: radius * Math.sqrt(s),
          material: silver({ roughness: 0.3 }),
        };
      }),
    ),
  );
}
