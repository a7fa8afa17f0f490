import type { Texture } from "three";
import { clouds, hash, noise } from "../noise.ts";
import { computed, type Pixel, parts, shared, spread } from "../texture.ts";
import { physical, type Surface } from "./physical.ts";
import { type Grain, type Wood, woods } from "./woods.ts";

const SIZE = 1024;

/** How dark a wood is at a point, 0 to 1; v runs along the grain. */
function darkness({ lines, wander, streak, pores, flame = 0 }: Grain, seed: number, u: number, v: number): number {
  const bend =
    (clouds(u * 2 + seed, v * 1.2) - 0.5) * wander * 0.3 + (clouds(u * 7, v * 2.5 + seed) - 0.5) * wander * 0.05;
  const x = (u + bend) * lines;
  const ring = x - Math.floor(x);
  const strength = 0.35 + 0.65 * hash(Math.floor(x) + seed, 3);
  const line = ring ** 2.2 * strength * (1 - Math.max(0, (ring - 0.84) / 0.16));
  const stain = (clouds((u + bend) * 6 + seed, v * 0.6) - 0.22) * streak * 0.85;
  const pore = Math.max(0, noise(u * 300, v * 18) - 0.66) * pores * 1.4;
  const fibre = (noise(u * 520 + 9, v * 44) - 0.5) * 0.1;
  const curl = Math.sin((v + (clouds(u * 3, v * 6) - 0.5) * 0.14) * 150) * 0.5 + 0.5;
  return Math.min(1, Math.max(0, line * 0.7 + stain - 0.06 + pore + fibre + curl * clouds(u * 5, v * 3) * flame));
}

/** The grain's picture: v runs along the grain. */
const grain = shared((name): Texture => {
  const wood: Grain = woods[name as Wood];
  const seed = name.length * 13;
  const [light, drift, dark] = [parts(wood.light), parts(wood.drift ?? wood.light), parts(wood.dark)];
  return computed(SIZE, (u, v): Pixel => {
    const t = darkness(wood, seed, u, v);
    const d = clouds(u * 3 + 40, v * 0.8);
    const channel = (k: 0 | 1 | 2): number => (light[k] * (1 - d) + drift[k] * d) * (1 - t) + dark[k] * t;
    return [channel(0), channel(1), channel(2)];
  });
});

type Cut = Surface & {
  /** How many centimetres the picture of the grain spans across and along; by default a board of 30 by 50. */
  across?: number;
  along?: number;
  /** The grain turned by radians: Math.PI / 2 lays it across. */
  turn?: number;
  /** Lacquer over it: 0 oiled, 1 high gloss. */
  gloss?: number;
};

/** Wood, its grain along the texture's second axis. Give `color` to stain it. */
export function wood(name: Wood, { across = 30, along = 50, turn = 0, gloss = 0.8, ...rest }: Cut = {}) {
  return physical({
    map: spread(grain(name), across, along, turn),
    roughness: gloss > 0.5 ? 0.42 : 0.55,
    clearcoat: gloss,
    clearcoatRoughness: 0.08,
    ...rest,
  });
}

/** The picture of a wood's grain alone, to paint over (a burst, an inlay). */
export const grainOf = (name: Wood): Texture => grain(name);
