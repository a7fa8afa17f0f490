import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";

/**
 * A turned wooden tuning peg whose shaft begins at the origin and leaves towards +x: `length` to its end, its knob `knob`
 * in radius. `flat`: the knob is pressed flat, as fingers need it.
 */
export function turnedPeg(length: number, knob: number, material: Material, flat = 0.7): Group {
  const shaft = length - knob * 2.2;
  const shape = lathe(
    [
      [0, length],
      [knob * 0.2, length - 0.02],
      [knob * 0.34, length - knob * 0.14],
      [knob * 0.72, length - knob * 0.3],
      [knob, length - knob * 0.9],
      [knob * 0.8, length - knob * 1.6],
      [knob * 0.42, length - knob * 1.95],
      [knob * 0.55, shaft + knob * 0.1],
      [knob * 0.36, shaft - knob * 0.1],
      [knob * 0.3, 0],
    ],
    { around: 24, smooth: true },
  );
  shape.scale(1, 1, flat);
  return group(placed(mesh(shape, material), { turn: [0, 0, -90] }));
}
