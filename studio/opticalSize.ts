import sharp from "sharp";
import type { Hour } from "./models/model.ts";
import { FILES, filesOf } from "./needed.ts";
import { backdrops } from "./render/rig.ts";

/** How large a thing looks in its picture, both as parts of the whole square. */
export type OpticalSize = {
  /** What the thing covers: all that is neither the backdrop nor a shadow on it. */
  covered: number;
  /** What it weighs for the eye by day: what it covers, times how far each place is from the backdrop in lightness (0 to 1). */
  weight: number;
};

/** Pixels from side to side that a picture is measured in. */
const SIDE = 200;

type Colour = [red: number, green: number, blue: number];

const linear = Float64Array.from({ length: 256 }, (_, n) => {
  const c = n / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
/** How bright a place is at least and at most that is stored as each of 256 steps, give or take `off`; beyond the scale there is no bound. */
const within = (off: number) => ({
  least: Float64Array.from(linear, (_, n) => linear[n - off] ?? Number.NEGATIVE_INFINITY),
  most: Float64Array.from(linear, (_, n) => (n + off < 255 ? (linear[n + off] ?? 0) : Number.POSITIVE_INFINITY)),
});
const light = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
/** CIE's L*, from 0 to 1. */
const lightness = (y: number): number => (y > 0.008856 ? 1.16 * Math.cbrt(y) - 0.16 : 9.033 * y);

const linearOf = (r = 0, g = 0, b = 0): Colour => [linear[r] ?? 0, linear[g] ?? 0, linear[b] ?? 0];
const colourAt = (pixels: Uint8Array, at: number): Colour =>
  linearOf(pixels[at * 3], pixels[at * 3 + 1], pixels[at * 3 + 2]);
const ofHex = (hex: string): Colour => linearOf(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));

/** The backdrop as it is behind a place without a shadow; `develop` in render/develop.ts paints it. */
function behind(hour: Hour, x: number, y: number): Colour {
  const { colour, falloff } = backdrops[hour];
  const [right, up] = [(x + 0.5) / SIDE - 0.5, 0.58 - (y + 0.5) / SIDE];
  const lit = Math.max(0.2, 1.035 - falloff * (right ** 2 + up ** 2));
  return ofHex(colour).map((c) => c * lit) as Colour;
}

const grounds = Object.fromEntries(
  (["day", "night"] as const).map((hour) => [
    hour,
    Array.from({ length: SIDE * SIDE }, (_, at) => behind(hour, at % SIDE, Math.floor(at / SIDE))),
  ]),
) as Record<Hour, Colour[]>;

/**
 * What tells a thing from its ground: a shadow has the ground's colour and is only darker. `off` is how far (of 255) a place may be from
 * that colour, `most` how much brighter than the ground, `least` how dark shadows get. Dark and white things are told by night, coloured ones by day.
 */
const SHADOW = {
  day: { off: within(6), least: 0.16, most: 1.08 },
  night: { off: within(9), least: 0, most: 1.25 },
};

function isThing(hour: Hour, pixels: Uint8Array, at: number): boolean {
  const ground = grounds[hour][at];
  if (!ground) return false;
  const { off, least, most } = SHADOW[hour];
  const share = light(colourAt(pixels, at)) / light(ground);
  if (share < least || share > most) return true;
  return ground.some((c, n) => {
    const [lit, stored] = [c * share, pixels[at * 3 + n] ?? 0];
    return lit < (off.least[stored] ?? 0) || lit > (off.most[stored] ?? 0);
  });
}

async function pixelsOf(name: string, hour: Hour): Promise<Uint8Array> {
  const [first] = filesOf(name, hour).filter(({ format, width }) => format === "avif" && width >= 2 * SIDE);
  if (!first) throw new Error(`${name} has no picture by ${hour}.`);
  const path = new URL(first.path, FILES).pathname;
  return sharp(decodeURIComponent(path)).removeAlpha().resize(SIDE, SIDE).raw().toBuffer();
}

/** Measures the front of a thing ('veena/black') in its stored files, by day and by night: what is told from its ground in either of them covers it. */
export async function opticalSize(name: string): Promise<OpticalSize> {
  const [day, night] = [await pixelsOf(name, "day"), await pixelsOf(name, "night")];
  let [covered, weight] = [0, 0];
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (!isThing("day", day, at) && !isThing("night", night, at)) continue;
    covered++;
    const ground = grounds.day[at] ?? [1, 1, 1];
    weight += Math.abs(lightness(light(colourAt(day, at))) - lightness(light(ground)));
  }
  return { covered: covered / SIDE ** 2, weight: weight / SIDE ** 2 };
}
