import type { Material } from "three";
import { plastic } from "../materials/lacquer.ts";
import type { Knob } from "./knobGrid.ts";

/** The black knob of synthesizers, its pointer in the colour `mark`. */
export const synthKnob = (mark: string, cap?: Material): Knob => ({
  radius: 0.72,
  height: 1.25,
  material: plastic("#191a1d", 0.42),
  pointer: plastic(mark, 0.4),
  grooves: 18,
  ...(cap ? { cap } : {}),
});
