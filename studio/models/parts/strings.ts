import type { Group, Material, Vector3 } from "three";
import { brass, nickel, steel } from "../materials/metals.ts";
import { group, mesh } from "./mesh.ts";
import { tube } from "./tube.ts";
import { times } from "./vector.ts";

/** A string: where it runs, in straight pieces, how thick it is (radius), and of what. */
export type Strung = { through: Vector3[]; radius: number; material: Material };

/** Wound strings look like brass (those of electric guitars like nickel), plain ones like steel, gut and nylon like amber. */
export const wound = () => brass({ roughness: 0.36 });
export const nickelWound = () => nickel({ roughness: 0.36 });
export const plain = () => steel({ color: "#d5d5d5", roughness: 0.25 });

/** Strings along their ways. */
export const strings = (all: readonly Strung[]): Group =>
  group(
    ...all.map(({ through, radius, material }) => mesh(tube(through, radius, { straight: true, around: 6 }), material)),
  );

/** `count` places spread over `width` about 0, from the left. */
export const abreast = (count: number, width: number): number[] =>
  times(count, (n) => (count === 1 ? 0 : (n / (count - 1) - 0.5) * width));

/** How far the `fret`th fret is from the nut, on a string `scale` long. */
export const fretAt = (fret: number, scale: number): number => scale * (1 - 2 ** (-fret / 12));

/** The places of `count` pairs over `width`, the partners `apart` from each other. */
export const inPairs = (count: number, width: number, apart: number): number[] =>
  abreast(count, width).flatMap((x) => [x - apart / 2, x + apart / 2]);
