import type { Texture } from "three";
import { noise } from "../noise.ts";
import { computed, shared, spread } from "../texture.ts";
import type { Surface } from "./physical.ts";

/** Fine rings that a lathe's tool leaves round a turned thing, as roughness. */
const rings = shared(
  (): Texture =>
    computed(
      512,
      (u, v) => {
        const k = 130 + (noise(u * 2, v * 240) - 0.5) * 110 + (noise(u, v * 34) - 0.5) * 60;
        return [k, k, k];
      },
      "data",
    ),
);

/** What makes a metal a spun one, turned against a tool: rings, and reflections drawn out across them. */
export const spun = (): Surface => ({
  roughness: 0.62,
  roughnessMap: spread(rings(""), 24, 9),
  bumpMap: spread(rings(""), 24, 9),
  bumpScale: 0.12,
  anisotropy: 0.85,
  anisotropyRotation: 0,
});
