import type { Texture } from "three";
import { noise } from "../noise.ts";
import { computed, shared, spread } from "../texture.ts";
import { physical, type Surface } from "./physical.ts";

const THREADS = 64;

const weave = shared((name): Texture => {
  const data = name === "relief";
  return computed(
    512,
    (u, v) => {
      const [x, y] = [u * THREADS, v * THREADS];
      const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
      const [a, b] = over ? [x, y] : [y, x];
      const round =
        Math.sin((a - Math.floor(a)) * Math.PI) ** 0.6 * (0.75 + 0.25 * Math.sin((b - Math.floor(b)) * Math.PI));
      const k = (data ? 30 : 150) + round * (data ? 200 : 85) + (noise(x * 2, y * 2) - 0.5) * 22;
      return [k, k, k];
    },
    data ? "data" : "colour",
  );
});

/** Woven cloth: gig-bags, grilles of amplifiers, straps. `thread` is the width of a thread in centimetres. */
export const cloth = (color: string, thread = 0.12, rest: Surface = {}) =>
  physical({
    color,
    map: spread(weave("colour"), thread * THREADS),
    bumpMap: spread(weave("relief"), thread * THREADS),
    bumpScale: 1.2,
    roughness: 0.95,
    sheen: 0.3,
    ...rest,
  });
