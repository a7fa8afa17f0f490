import type { Texture } from "three";
import { drawn } from "../texture.ts";
import { grainOf } from "./wood.ts";
import type { Wood } from "./woods.ts";

/** From the middle to the rim: how far out (0 to 1) each colour stands. */
export type Shades = readonly (readonly [number, string])[];

/** Honey in the middle, red-brown, almost black at the rim. */
export const sunburst: Shades = [
  [0, "#ffd68a"],
  [0.42, "#e6953c"],
  [0.7, "#7d2d12"],
  [0.92, "#1a0a06"],
];

/**
 * A burst on the grain of a wood, for a plate of `width` by `height` centimetres whose texture has its origin at the
 * middle of the plate's lower edge.
 */
export function burst(name: Wood, width: number, height: number, shades: Shades = sunburst): Texture {
  const map = drawn(1024, 1024, (on, w, h) => {
    on.drawImage(grainOf(name).image as CanvasImageSource, 0, 0, w, h);
    on.globalCompositeOperation = "multiply";
    const glow = on.createRadialGradient(w / 2, h * 0.56, w * 0.1, w / 2, h * 0.54, w * 0.56);
    for (const [stop, colour] of shades) glow.addColorStop(stop, colour);
    on.fillStyle = glow;
    on.fillRect(0, 0, w, h);
  });
  map.repeat.set(1 / width, 1 / height);
  map.offset.set(0.5, 0);
  return map;
}
