import type { Object3D } from "three";

/** From where a thing is seen. */
export type Camera = {
  /** Degrees round it: 0 from the front (z), 90 from its right side. */
  azimuth: number;
  /** Degrees above the floor. */
  elevation: number;
  /** How much of the frame it fills, by its longer side; 0.86 unless said. */
  fill?: number;
  /** Degrees the picture is turned by, clockwise. */
  roll?: number;
  /** The main light comes from the right instead of the left. */
  lightFromRight?: boolean;
};

/** A closer look at one place of a thing. */
export type CloseUp = Omit<Camera, "fill"> & {
  /** What is in the middle of the picture, in the centimetres that the thing is built in. */
  at: readonly [number, number, number];
  /** How many centimetres of it the picture shows from side to side. */
  across: number;
};

/**
 * The pictures of a thing: the one that stands for it, another side of it, and a closer look at its best part; of what costs much
 * also closer looks at its back, its head (or whatever ends it) and its bridge (or wherever its sound begins).
 */
export const VIEWS = ["front", "angle", "close", "back", "head", "bridge"] as const;
export type View = (typeof VIEWS)[number];

/** Those that every kind has. */
export const EVERY = ["front", "angle", "close"] as const;
type Further = Exclude<View, (typeof EVERY)[number]>;

/**
 * By day a bright room with a pale sweep; by night, for dark screens, a dark one, where the same thing stands under the same
 * lamp and its edges are lit from behind, so that what is black does not drown.
 */
export const HOURS = ["day", "night"] as const;
export type Hour = (typeof HOURS)[number];

/** One kind of instrument or accessory as a model in code. `Look` is what its finishes differ in. */
export type Model<Look = unknown> = {
  /** The finishes by the name pictures end in ('natural', 'black'), and what each of them means. */
  finishes: Readonly<Record<string, Look>>;
  /** Builds it, in centimetres, standing or lying as it is shown; its floor is found by itself. */
  build: (look: Look) => Object3D;
  camera: Camera;
  /** How the front of single finishes is seen otherwise than `camera` says: those of another shape than the rest. */
  framed?: Readonly<Record<string, Partial<Camera>>>;
  /** From where its second picture is taken: what the first one doesn't show. */
  angle?: Camera;
  /** What its third picture looks at closely: the detail that one would bend over to see in a shop. */
  close?: CloseUp;
  /** What further pictures look at, of what costs much. */
  more?: Readonly<Partial<Record<Further, CloseUp>>>;
  /** How wide (x), high (y) and deep (z) the real thing is as it is shown, in centimetres; a test holds the model to it. */
  size: readonly [number, number, number];
};

/** Checks a kind's parts against each other; `build` knows what its finishes say. */
export const model = <Look>(kind: Model<Look>): Model<Look> => kind;

/** Where one of the pictures that each kind has is taken from, if the kind says so. */
export const viewOf = ({ camera, angle, close }: Model, view: (typeof EVERY)[number]): Camera | CloseUp | undefined =>
  ({ front: camera, angle, close })[view];

/** Where any of a kind's pictures is taken from, if the kind says so. */
export const sightOf = (kind: Model, view: View): Camera | CloseUp | undefined =>
  view === "front" || view === "angle" || view === "close" ? viewOf(kind, view) : kind.more?.[view];

/** The model as it is seen in one of its finishes: its camera is that of the finish. */
export function inFinish<Look>(kind: Model<Look>, finish: string): Model<Look> {
  const own = kind.framed?.[finish];
  return own ? { ...kind, camera: { ...kind.camera, ...own } } : kind;
}
