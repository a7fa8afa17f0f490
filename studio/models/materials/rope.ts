import { computed, shared, spread } from "../texture.ts";
import { physical, type Surface } from "./physical.ts";

const lay = shared((name) => {
  const [low, high] = name === "relief" ? [0, 255] : [186, 255];
  return computed(
    128,
    (u, v) => {
      const k = low + (high - low) * Math.abs(Math.sin((u + v) * Math.PI)) ** 0.6;
      return [k, k, k];
    },
    name === "relief" ? "data" : "colour",
  );
});

/** Laid rope of three strands, for a `tube` of that radius in centimetres. */
export function rope(color: string, radius: number, rest: Surface = {}) {
  const [across, along] = [(2 * Math.PI * radius) / 3, radius * 2.6];
  return physical({
    color,
    map: spread(lay("colour"), across, along),
    bumpMap: spread(lay("relief"), across, along),
    bumpScale: 1,
    roughness: 0.95,
    ...rest,
  });
}
