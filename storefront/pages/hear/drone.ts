import { pluck } from "./pluck.ts";

/** Samples in a second of a drone: half of what is usual, as a slow phone makes it at the touch. */
export const droneRate = 24_000;

/** From one string to the next. */
const step = 1.1;
/** So long a string is heard; it still rings while the next ones are plucked, and over the loop's end. */
const rings = 4.2;

/** A tanpura's four strings, plucked in turn: Pa below, Sa, Sa, and Sa an octave lower. In parts of the middle Sa. */
const strings = [2 ** (-5 / 12), 1, 1, 0.5];

/**
 * A drone on a Sa (hertz) like that of a tanpura, as a loop without a seam: what rings beyond its end rings on at its beginning.
 * Samples from -0.8 to 0.8 at `droneRate`.
 */
export function droneLoop(sa: number): Float32Array<ArrayBuffer> {
  const loop = new Float32Array(Math.round(strings.length * step * droneRate));
  const sounds = new Map(
    strings.map((part) => [part, pluck({ hz: sa * part, seconds: rings, rate: droneRate, brightness: 0.95 })]),
  );
  for (const [at, part] of strings.entries()) {
    const from = Math.round(at * step * droneRate);
    for (const [n, value] of sounds.get(part)?.entries() ?? []) {
      const place = (from + n) % loop.length;
      loop[place] = (loop[place] ?? 0) + value;
    }
  }
  const loudest = loop.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  return loop.map((value) => (value / loudest) * 0.8);
}
