import type { Texture } from "three";
import { clouds, noise } from "../noise.ts";
import { computed, shared, spread } from "../texture.ts";
import { physical, type Surface } from "./physical.ts";

const surfaces = shared((name): Texture => {
  if (name === "leather")
    return computed(512, (u, v) => {
      const k = 206 + clouds(u * 60, v * 60, 3) * 32 + clouds(u * 8, v * 8) * 20 - 8;
      return [k, k, k];
    });
  if (name === "skin")
    return computed(512, (u, v) => {
      const k = 216 + clouds(u * 9, v * 9) * 34 + (noise(u * 90, v * 90) - 0.5) * 8;
      return [k, k, k * 0.97];
    });
  return computed(
    512,
    (u, v) => {
      const k = 128 + (noise(u * 130, v * 130) - 0.5) * 150;
      return [k, k, k];
    },
    "data",
  );
});

/** Tanned leather: straps, braids, bellows, cases. `scale` is how many centimetres its picture spans. */
export const leather = (color: string, scale = 12, rest: Surface = {}) =>
  physical({
    color,
    map: spread(surfaces("leather"), scale),
    bumpMap: spread(surfaces("leather"), scale),
    bumpScale: 0.6,
    roughness: 0.68,
    ...rest,
  });

/** Raw hide of a drum's head. */
export const hide = (color = "#f1e2c4", scale = 24, rest: Surface = {}) =>
  physical({ color, map: spread(surfaces("skin"), scale), roughness: 0.52, ...rest });

/** The black tuning paste of Indian drums. */
export const paste = (rest: Surface = {}) =>
  physical({
    color: "#1b1714",
    roughness: 0.52,
    clearcoat: 0.3,
    clearcoatRoughness: 0.45,
    bumpMap: spread(surfaces("grit"), 5),
    bumpScale: 0.3,
    ...rest,
  });
