import { DoubleSide } from "three";
import { leather } from "../materials/hide.ts";
import { matt } from "../materials/lacquer.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { clouds, noise } from "../noise.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh } from "../parts/mesh.ts";
import { type Flat, mix, ramp } from "../parts/vector.ts";
import { computed } from "../texture.ts";

type Look = { red: number; green: number; blue: number };

/** From the middle of its bottom up the outside, over the lip and down into the throat. */
const outside: Flat[] = [
  [0, 0.4],
  [6, 0.9],
  [12, 3],
  [17.4, 8],
  [20, 14.4],
  [20.2, 20],
  [18.4, 26],
  [14.2, 30.6],
  [9.4, 32.9],
  [7.5, 34.1],
  [7.6, 35.4],
  [9, 36.6],
  [9.5, 37.3],
  [9.1, 37.7],
  [8, 37],
  [6.7, 35.3],
  [6.5, 33.9],
];

/** From the throat down the inside, to where one can't look. */
const inside: Flat[] = [
  [6.5, 33.9],
  [9, 31.8],
  [13.5, 29],
  [18, 22],
  [18, 14],
  [10, 3],
  [0, 1.5],
];

/** Clouds of some size round the pot; their ends meet at its back. */
const drifts = (u: number, v: number, size: number): number =>
  mix(clouds((u * 127) / size, (v * 120) / size), clouds(((u - 1) * 127) / size, (v * 120) / size), ramp(0.8, 1, u));

/** Fired clay: clouds of smoke, specks of brass and iron dust, the marks of the potter's beater and hands. */
function clay({ red, green, blue }: Look) {
  const turning = (v: number, u: number) => Math.sin(v * 300 + noise(u * 3, v * 20) * 4);
  const map = computed(1024, (u, v) => {
    const fire = drifts(u, v, 13) - 0.5;
    const soot = Math.max(0, drifts(u + 0.4, v, 24) - 0.56) * 150;
    const speck = noise(u * 260, v * 260) > 0.93 ? -26 : 0;
    const k = fire * 46 + (noise(u * 420, v * 420) - 0.5) * 18 + turning(v, u) * 2 - soot + speck;
    return [red + k, green + k * 0.78, blue + k * 0.6];
  });
  const bump = computed(
    1024,
    (u, v) => {
      const k = 128 + (noise(u * 210, v * 210) - 0.5) * 60 + turning(v, u) * 16 + (clouds(u * 24, v * 24) - 0.5) * 70;
      return [k, k, k];
    },
    "data",
  );
  map.repeat.set(1 / 127, 1 / 120);
  bump.repeat.set(1 / 127, 1 / 120);
  return physical({
    map,
    bumpMap: bump,
    bumpScale: 1,
    roughness: 0.72,
    clearcoat: 0.14,
    clearcoatRoughness: 0.5,
    side: DoubleSide,
  });
}

export default model<Look>({
  finishes: { clay: { red: 192, green: 108, blue: 68 } },
  size: [40.4, 38.8, 40.4],
  camera: { azimuth: 0, elevation: 20, fill: 0.72 },
  angle: { azimuth: 30, elevation: 54, fill: 0.8 },
  close: { at: [0, 36.5, 1], across: 26, azimuth: 0, elevation: 30 },
  build(look) {
    const pot = group(
      mesh(lathe(outside, { smooth: true, around: 160 }), clay(look)),
      mesh(lathe(inside, { smooth: true, around: 96 }), matt("#663923", { side: DoubleSide })),
    );
    pot.position.y = 1.1;
    const ring = mesh(
      lathe(
        Array.from(
          { length: 25 },
          (_, n) => [9.6 + Math.cos((n / 24) * Math.PI * 2) * 2, 1.7 + Math.sin((n / 24) * Math.PI * 2) * 1.7] as const,
        ),
      ),
      leather("#7c2f2a", 8),
    );
    return group(pot, ring);
  },
});
