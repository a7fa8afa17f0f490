import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";

/** A wooden peg that points up: its shaft from y 0, then its turned knob with a tip; `length` in all. */
export function peg(length: number, knob: number, material: Material, tip: Material): Group {
  const neck = length * 0.52;
  return group(
    mesh(
      lathe(
        [
          [0, 0],
          [knob * 0.3, 0],
          [knob * 0.36, neck * 0.8],
          [knob * 0.55, neck * 0.86],
          [knob * 0.34, neck],
          [knob * 0.6, neck + (length - neck) * 0.18],
          [knob, neck + (length - neck) * 0.5],
          [knob * 0.86, neck + (length - neck) * 0.82],
          [knob * 0.3, length - knob * 0.12],
          [0, length - knob * 0.1],
        ],
        { around: 24, smooth: true },
      ),
      material,
    ),
    mesh(
      lathe(
        [
          [0, length - knob * 0.2],
          [knob * 0.3, length - knob * 0.18],
          [knob * 0.26, length],
          [0, length + knob * 0.1],
        ],
        { around: 16 },
      ),
      tip,
    ),
  );
}
