import type { Texture } from "three";
import { clouds } from "../noise.ts";
import { computed, shared, spread } from "../texture.ts";
import { physical, type Surface } from "./physical.ts";

const swirls = shared(
  (): Texture =>
    computed(512, (u, v) => {
      const bend = clouds(u * 5, v * 5, 3) * 2.4;
      const k = 150 + 105 * Math.abs(Math.sin((clouds(u * 7 + bend, v * 7 - bend, 3) + u * 0.4) * 9));
      return [k, k, k];
    }),
);

/** Celluloid with a mother-of-pearl swirl, glossy: accordions, drums. */
export const celluloid = (color: string, rest: Surface = {}) =>
  physical({
    color,
    map: spread(swirls("swirl"), 16),
    roughness: 0.32,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    ...rest,
  });
