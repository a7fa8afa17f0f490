import { describe, expect, test } from "vitest";
import { droneLoop, droneRate } from "./drone.ts";
import { pluck } from "./pluck.ts";

const rate = 48_000;

/** How much of a frequency is in a sound (Goertzel), in parts of all that is in it. */
function share(sound: Float32Array, hz: number, of = rate): number {
  const turn = (2 * Math.PI * hz) / of;
  let [re, im, all] = [0, 0, 0];
  for (const [at, value] of sound.entries()) {
    re += value * Math.cos(turn * at);
    im += value * Math.sin(turn * at);
    all += value * value;
  }
  return Math.hypot(re, im) / Math.sqrt(all * sound.length);
}

/** The frequency within six cents of `hz` that is strongest. */
function strongest(sound: Float32Array, hz: number): number {
  const near = Array.from({ length: 13 }, (_, at) => hz * 2 ** ((at - 6) / 1200));
  return near.reduce((best, one) => (share(sound, one) > share(sound, best) ? one : best));
}

const peak = (sound: Float32Array) => sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const loudness = (sound: Float32Array) =>
  Math.sqrt(sound.reduce((sum, value) => sum + value * value, 0) / sound.length);

describe("a plucked string", () => {
  test.each([65.41, 130.81, 155.56, 261.63, 466.16, 659.26, 987.77])("of %f Hz is within two cents of it", (hz) => {
    const sound = pluck({ hz, seconds: 1.5, rate });
    expect(Math.abs(1200 * Math.log2(strongest(sound, hz) / hz))).toBeLessThanOrEqual(2);
  });

  test("is loudest when it is let go, dies away, and ends in silence", () => {
    const sound = pluck({ hz: 196, seconds: 4, rate });
    expect(sound).toHaveLength(4 * rate);
    expect(peak(sound)).toBeCloseTo(0.9);
    expect(loudness(sound.subarray(3 * rate))).toBeLessThan(loudness(sound.subarray(0, rate)) / 4);
    expect(Math.abs(sound.at(-1) ?? 1)).toBe(0);
    expect(sound.every(Number.isFinite)).toBe(true);
  });

  test("sounds the same each time", () => {
    expect(pluck({ hz: 220, seconds: 0.2, rate })).toEqual(pluck({ hz: 220, seconds: 0.2, rate }));
  });
});

describe("a drone", () => {
  const sa = 155.56;
  const loop = droneLoop(sa);

  test("is on Sa, Pa below it and the low Sa, and on nothing between", () => {
    const between = share(loop, sa * 2 ** (-2 / 12), droneRate);
    for (const part of [2 ** (-5 / 12), 1, 0.5]) expect(share(loop, sa * part, droneRate)).toBeGreaterThan(8 * between);
  });

  test("has no seam: its end goes over into its beginning as any sample into the next", () => {
    const steps = loop.slice(1).map((value, at) => value - (loop[at] ?? 0));
    expect(Math.abs((loop[0] ?? 1) - (loop.at(-1) ?? -1))).toBeLessThanOrEqual(peak(steps));
    expect(loudness(loop.subarray(-droneRate / 2))).toBeGreaterThan(0.02);
  });
});
