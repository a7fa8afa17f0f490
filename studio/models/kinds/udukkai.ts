import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { hide } from "../materials/hide.ts";
import { brass } from "../materials/metals.ts";
import { rope } from "../materials/rope.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { braid } from "../parts/drumHead.ts";
import { hoop } from "../parts/hoop.ts";
import { lappedHead } from "../parts/lappedHead.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { onRound } from "../parts/onRound.ts";
import { tube } from "../parts/tube.ts";
import { at, type Flat, mix, ramp, steps, times, v } from "../parts/vector.ts";

type Look = { shell: () => Material; bands?: string[] };

const [HEIGHT, RADIUS, WAIST] = [23, 6.6, 2.7];
const [HOOP, THICK, FALL] = [8.2, 0.55, 0.45];
const PAIRS = 8;
const LINE = 0.17;

const profile: Flat[] = curve(
  [
    [RADIUS, 0.3],
    [RADIUS - 0.35, 1.8],
    [5.3, 4.6],
    [3.7, 8.2],
    [WAIST, HEIGHT / 2],
    [3.7, HEIGHT - 8.2],
    [5.3, HEIGHT - 4.6],
    [RADIUS - 0.35, HEIGHT - 1.8],
    [RADIUS, HEIGHT - 0.3],
  ],
  10,
);

/** How thick the body is at a height. */
const girth = (y: number): number => {
  const n = Math.max(
    1,
    profile.findIndex(([, height]) => height >= y),
  );
  const [[r0, y0], [r1, y1]] = [at(profile, n - 1), at(profile, n)];
  return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
};

/** A cord from hoop to hoop, drawn in at the waist by the band. */
function cord(n: number, side: number) {
  const step = (Math.PI * 2) / PAIRS;
  const edge = HOOP + THICK + LINE;
  const half = (y: number) => {
    const t = Math.max(0, Math.abs((2 * y) / HEIGHT - 1) - 0.1) / 0.9;
    return onRound(
      n * step + side * mix(0, step / 2, y / HEIGHT),
      mix(WAIST + 0.45, edge, t ** 0.92) - 0.5 * Math.sin(Math.PI * t) ** 2,
      y,
    );
  };
  const end = (angle: number, y: number, up: number) =>
    [150, 100, 50].map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return onRound(angle, HOOP + Math.cos(a) * (THICK + LINE), y + up * Math.sin(a) * (THICK + LINE));
    });
  const [low, high] = [FALL + THICK, HEIGHT - FALL - THICK];
  return tube(
    [
      ...end(n * step, low, -1),
      ...steps(17, low, high).map(half),
      ...end(n * step + (side * step) / 2, high, 1).reverse(),
    ],
    LINE,
    { around: 8, pieces: 80 },
  );
}

function udukkai({ shell, bands = [] }: Look): Group {
  const white = rope("#fffaf0", LINE);
  const skin = hide("#fff3dc", 14);
  const band = (y: number, tall: number) =>
    lathe(
      steps(9, y - tall / 2, y + tall / 2).map((height): Flat => [girth(height) + 0.03 * ramp(0, 0.1, tall), height]),
      { around: 96, crease: 180 },
    );
  return group(
    mesh(lathe(profile, { around: 120, crease: 180 }), shell()),
    ...bands.flatMap((colour, n) => {
      const paint = cloth(colour, 0.4, { roughness: 0.35, clearcoat: 0.8, bumpScale: 0, map: null });
      return [2.6 + n * 1.5, HEIGHT - 2.6 - n * 1.5].map((y) => mesh(band(y, n % 2 ? 0.5 : 1.1), paint));
    }),
    placed(lappedHead(RADIUS, HOOP, THICK, FALL, skin), { at: v(0, HEIGHT, 0) }),
    placed(lappedHead(RADIUS, HOOP, THICK, FALL, skin), { turn: [180, 0, 0] }),
    // Jute wound round each hoop.
    ...[FALL + THICK, HEIGHT - FALL - THICK].map((y) =>
      placed(braid(HOOP + 0.1, 0.3, 46, rope("#d9b67c", 0.2), 2), { at: v(0, y, 0) }),
    ),
    ...times(PAIRS, (n) => group(mesh(cord(n, 1), white), mesh(cord(n, -1), white))),
    // The band that gathers the cords, wound seven times.
    ...times(7, (n) => mesh(hoop(WAIST + 0.8, 0.2, HEIGHT / 2 + (n - 3) * 0.36), white)),
  );
}

export default model<Look>({
  finishes: {
    red: {
      shell: () => wood("jackwood", { across: 18, along: 24, gloss: 0.7 }),
      bands: ["#b0141d", "#e6a91f", "#b0141d"],
    },
    brass: { shell: () => brass({ roughness: 0.2 }) },
    natural: { shell: () => wood("mango", { across: 18, along: 24, gloss: 0.3, color: "#ffeec2" }) },
  },
  size: [23, 18, 18],
  camera: { azimuth: 36, elevation: 16, fill: 0.84, lightFromRight: true },
  angle: { azimuth: -20, elevation: 40, fill: 0.84 },
  close: { at: [11.5, 1, 3], across: 11, azimuth: 10, elevation: 18 },
  build: (look) => group(placed(udukkai(look), { turn: [0, 0, -90] })),
});
