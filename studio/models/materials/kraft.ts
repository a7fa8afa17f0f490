import type { Texture } from "three";
import { clouds, noise } from "../noise.ts";
import { computed, shared, spread } from "../texture.ts";
import { physical, type Surface } from "./physical.ts";

const fibres = shared(
  (): Texture =>
    computed(512, (u, v) => {
      const k = 214 + (clouds(u * 26, v * 26) - 0.5) * 22 + (noise(u * 220, v * 40) - 0.5) * 14;
      return [k, k * 0.995, k * 0.985];
    }),
);

/** Unbleached board: cartons, sleeves. */
export const kraft = (color = "#dbb486", rest: Surface = {}) =>
  physical({ color, map: spread(fibres("kraft"), 14), roughness: 0.88, ...rest });
