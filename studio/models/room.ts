import type { Object3D } from "three";
import type { Hour } from "./model.ts";

/** Where a picture of a room is taken from, in the room's centimetres. */
export type Standpoint = {
  from: readonly [number, number, number];
  towards: readonly [number, number, number];
  /** How much the lens sees from top to bottom, in degrees. */
  lens: number;
};

/** The shapes of its pictures, width by height in pixels: from edge to edge of a wide screen, and of a phone. */
export const SHAPES = { wide: [1920, 768], tall: [840, 784] } as const satisfies Record<string, [number, number]>;
export type Shape = keyof typeof SHAPES;

/** What falls in by the window: from where, seen from the things, how strong, in which colour. */
export type Sun = { from: readonly [number, number, number]; strength: number; colour: string };

/** A room with instruments in it: the floor is y 0, the wall behind them z 0, x goes to the right; all in centimetres. */
export type Room = {
  /** Wall, floor and all that stands there. */
  build: () => Object3D;
  /** What stands in the sun's way and is not seen itself: a window's bars, leaves before it. */
  screen: () => Object3D;
  sun: Readonly<Record<Hour, Sun>>;
  /** The middle of what is lit, and how far around it shadows fall. */
  lit: { middle: readonly [number, number, number]; radius: number };
  views: Readonly<Record<Shape, Standpoint>>;
};

/** Checks a room's parts against each other. */
export const room = (made: Room): Room => made;
