import { type BufferGeometry, type Group, InstancedMesh, type Material, Matrix4 } from "three";
import { physical } from "../materials/physical.ts";
import { group } from "./mesh.ts";
import { bar, box } from "./slab.ts";
import { times, v } from "./vector.ts";

/** How far a black key stands off the middle between its whites, by its place in the octave, for whites of 2.35 cm. */
const aside: Readonly<Record<number, number>> = { 1: -0.18, 3: 0.18, 6: -0.26, 8: 0, 10: 0.26 };
const isBlack = (note: number): boolean => note % 12 in aside;

type Keys = {
  /** The lowest note, by its MIDI number: 36 is a C, 21 the A of pianos. */
  first?: number;
  count: number;
  /** From one white key to the next; 2.35 is full size. */
  pitch?: number;
  /** How far a white key is seen. */
  length?: number;
};

const notes = ({ first = 36, count }: Keys): number[] => times(count, (n) => first + n);

/** How wide the keys are together. */
export const keysWidth = (keys: Keys): number =>
  notes(keys).filter((note) => !isBlack(note)).length * (keys.pitch ?? 2.35);

function copies(shape: BufferGeometry, material: Material, places: readonly number[], y: number, z: number) {
  const made = new InstancedMesh(shape, material, places.length);
  for (const [n, x] of places.entries()) made.setMatrixAt(n, new Matrix4().setPosition(v(x, y, z)));
  made.castShadow = made.receiveShadow = true;
  return made;
}

/** The keys of a piano or keyboard: from x 0 to the right, the whites' tops at y 0, their front at z 0. */
export function keybed(keys: Keys): Group {
  const { pitch = 2.35, length = 14.8 } = keys;
  const scale = pitch / 2.35;
  const whites: number[] = [];
  const blacks: number[] = [];
  for (const note of notes(keys)) {
    if (isBlack(note)) blacks.push(whites.length * pitch + (aside[note % 12] ?? 0) * scale);
    else whites.push((whites.length + 0.5) * pitch);
  }
  const white = box(pitch - 0.1, length, 2, 0.15, 0.12).rotateX(-Math.PI / 2);
  const reach = length * 0.645;
  const black = bar(
    [
      [0, 0],
      [reach, 0],
      [reach, 1.15],
      [0.75, 1.15],
      [0.3, 1],
    ],
    1.2 * scale,
    0.1,
  ).translate(-0.6 * scale, 0, 0);
  const ivories = physical({ color: "#f4f1ea", roughness: 0.28, clearcoat: 0.6, clearcoatRoughness: 0.12 });
  const ebonies = physical({ color: "#141415", roughness: 0.36, clearcoat: 0.4, clearcoatRoughness: 0.2 });
  return group(copies(white, ivories, whites, -1, -length / 2), copies(black, ebonies, blacks, -0.1, reach - length));
}
