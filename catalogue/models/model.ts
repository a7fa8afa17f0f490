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

/** One kind of instrument or accessory as a model in code. `Look` is what its finishes differ in. */
export type Model<Look = unknown> = {
  /** The finishes by the name pictures end in ('natural', 'black'), and what each of them means. */
  finishes: Readonly<Record<string, Look>>;
  /** Builds it, in centimetres, standing or lying as it is shown; its floor is found by itself. */
  build: (look: Look) => Object3D;
  camera: Camera;
  /** How wide (x), high (y) and deep (z) the real thing is as it is shown, in centimetres; a test holds the model to it. */
  size: readonly [number, number, number];
};

/** Checks a kind's parts against each other; `build` knows what its finishes say. */
export const model = <Look>(kind: Model<Look>): Model<Look> => kind;
