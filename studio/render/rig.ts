import { Vector3 } from "three";
import type { Hour } from "../models/model.ts";

/** One light of one pass: where it comes from, how strong, which colour. */
export type Light = { from: Vector3; strength: number; colour: string };

/** The `index`th number of an even sequence from 0 to 1. */
export function halton(index: number, base: number): number {
  let [fraction, sum, rest] = [1, 0, index];
  while (rest > 0) {
    fraction /= base;
    sum += fraction * (rest % base);
    rest = Math.floor(rest / base);
  }
  return sum;
}

function dome(u: number, w: number): Vector3 {
  const [r, turn] = [Math.sqrt(u), w * Math.PI * 2];
  return new Vector3(Math.cos(turn) * r, Math.sqrt(Math.max(0.01, 1 - u)), Math.sin(turn) * r);
}

function sphere(u: number, w: number): Vector3 {
  const [y, turn] = [2 * u - 1, w * Math.PI * 2];
  const r = Math.sqrt(1 - y * y);
  return new Vector3(Math.cos(turn) * r, y, Math.sin(turn) * r);
}

/** What stands behind a thing, and how much darker it gets away from it. */
export const backdrops: Record<Hour, { colour: string; falloff: number }> = {
  day: { colour: "#f4f1ec", falloff: 0.16 },
  night: { colour: "#302f49", falloff: 1.7 },
};

/**
 * The four lights of a pass, seen from the camera: a large warm key from one side, a cool fill from the other, the sky,
 * and what walls and floor give back. Over all passes they add up to soft light.
 */
export function lightsOf(pass: number, mirrored: boolean, hour: Hour): Light[] {
  const side = mirrored ? -1 : 1;
  const pair = (k: number): [number, number] => [
    (halton(pass + 1, 2) + k * 0.37) % 1,
    (halton(pass + 1, 3) + k * 0.61) % 1,
  ];
  const box = (x: number, y: number, z: number, spread: number, [u, w]: [number, number]): Vector3 =>
    new Vector3(side * (x + (u - 0.5) * spread), y + (w - 0.5) * spread * 0.8, z + (u - w) * spread * 0.3).normalize();
  const around = sphere(...pair(3));
  if (hour === "night") {
    const behind = pass % 2 ? 1 : -1;
    return [
      { from: box(-0.62, 1.05, 0.75, 1, pair(0)), strength: 1.9, colour: "#fff0dc" },
      { from: box(0.95, 0.55, 0.55, 0.8, pair(1)), strength: 0.45, colour: "#dfe6ff" },
      { from: dome(...pair(2)), strength: 0.6, colour: "#f2f2ff" },
      { from: box(behind * 1, 0.75, -0.9, 0.5, pair(3)), strength: 1.7, colour: "#e4e9ff" },
    ];
  }
  return [
    { from: box(-0.62, 1.05, 0.75, 1, pair(0)), strength: 2.4, colour: "#fff4e6" },
    { from: box(0.95, 0.55, 0.55, 0.8, pair(1)), strength: 0.8, colour: "#eaf1ff" },
    { from: dome(...pair(2)), strength: 1.05, colour: "#ffffff" },
    around.y < 0
      ? { from: around, strength: 0.6, colour: "#fff4e6" }
      : { from: around, strength: 0.25, colour: "#ffffff" },
  ];
}
