import type { Group, Material } from "three";
import { group, mesh } from "./mesh.ts";
import { bar, box } from "./slab.ts";
import { v } from "./vector.ts";

type Fader = {
  /** How far it can be pushed. */
  travel: number;
  /** Where it stands: 0 down, 1 up. */
  value: number;
  slot: Material;
  cap: Material;
  /** The line across its cap. */
  line: Material;
  width?: number;
};

/** A slide control on a face at z 0, its slot upright about the origin. */
export function fader({ travel, value, slot, cap, line, width = 1 }: Fader): Group {
  const [half, tall] = [width * 0.95, width * 0.75];
  const profile = bar(
    [
      [-half, 0],
      [-half, tall * 0.7],
      [-half * 0.82, tall],
      [-half * 0.12, tall * 0.72],
      [half * 0.12, tall * 0.72],
      [half * 0.82, tall],
      [half, tall * 0.7],
      [half, 0],
    ],
    width,
    0.04,
  );
  const y = (value - 0.5) * travel;
  return group(
    mesh(box(0.26, travel + 0.9, 0.04, 0.12, 0.01), slot, v(0, 0, 0.02)),
    mesh(profile.rotateX(Math.PI / 2), cap, v(-width / 2, y, 0.25)),
    mesh(box(width * 1.01, width * 0.14, 0.05, 0.02), line, v(0, y, 0.25 + tall * 0.72)),
    mesh(box(0.14, 0.8, 0.5, 0.05), slot, v(0, y, 0.2)),
  );
}
