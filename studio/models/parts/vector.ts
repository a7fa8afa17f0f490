import { Vector3 } from "three";

/** A point of a flat outline or of a profile, in centimetres. */
export type Flat = readonly [number, number];

/** A point in centimetres: x to the right, y up, z towards the viewer. */
export const v = (x: number, y: number, z = 0): Vector3 => new Vector3(x, y, z);

/** The item at `index`, counted round: -1 is the last one, the length is the first again. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error("An empty list has no items.");
  return found;
}

/** `count` numbers from `from` to `to`, both included. */
export const steps = (count: number, from = 0, to = 1): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));

/** `count` things made by their number. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Between `a` and `b` by `t`, 0 to 1. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
