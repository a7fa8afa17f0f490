import type { Group, Material } from "three";
import { wood } from "../materials/wood.ts";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/**
 * A nylon-string bridge with its tie block and two wings, `width` wide: its saddle at height `saddle` over the face at z,
 * the strings tied at `strings`.
 */
export function tieBridge(
  saddle: number,
  face: number,
  width: number,
  strings: readonly number[],
  bone: Material,
): Group {
  const dark = wood("rosewood", { across: 12, along: 30, gloss: 0.2, turn: Math.PI / 2 });
  const middle = Math.max(...strings) * 2 + 1.8;
  const wing = (width - middle) / 2;
  return group(
    mesh(box(width, 2.6, 0.4, 0.25, 0.15), dark, v(0, saddle - 0.75, face + 0.2)),
    mesh(box(middle, 2.9, 0.75, 0.15, 0.1), dark, v(0, saddle - 0.75, face + 0.4)),
    mesh(box(middle, 1.05, 1, 0.12, 0.1), dark, v(0, saddle - 1.6, face + 0.5)),
    mesh(box(middle - 0.2, 0.14, 0.06, 0.03), bone, v(0, saddle - 1.2, face + 1)),
    mesh(box(middle - 0.2, 0.14, 0.06, 0.03), bone, v(0, saddle - 2, face + 1)),
    mesh(box(middle - 0.3, 0.26, 0.5, 0.1), bone, v(0, saddle, face + 0.95)),
    ...strings.map((x) =>
      mesh(rod(v(x, saddle - 2.15, face + 1.02), v(x, saddle - 1.05, face + 1.02), 0.075, 0.075, 8), bone),
    ),
    ...[-1, 1].map((side) =>
      mesh(box(wing * 0.8, 1.5, 0.12, 0.3, 0.05), dark, v(side * (middle / 2 + wing / 2), saddle - 0.75, face + 0.42)),
    ),
  );
}
