import type { Group, Material } from "three";
import { label } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { inset, plate, roundRect } from "./outline.ts";
import { slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";
import { wall } from "./wall.ts";

type Tin = {
  width: number;
  depth: number;
  height: number;
  lid: number;
  paint: Material;
  inside: Material;
  /** What is printed in the lid. */
  print: Parameters<typeof label>[2];
};

/** A flat tin with round corners, its lid open behind it; its floor's upper face is 0.08 cm high. */
export function hingedTin({ width, depth, height, lid, paint, inside, print }: Tin): Group {
  const outline = roundRect(width, depth, Math.min(width, depth) * 0.14, 10);
  const pan = (tall: number) =>
    group(
      mesh(slab(plate(outline), 0.08, 0.03), [inside, paint]),
      mesh(slab(plate(outline, [inset(outline, 0.09)]), tall, 0.04), [inside, paint]),
      mesh(wall(inset(outline, -0.004), 0.1, tall - 0.1), paint),
    );
  const top = group(pan(lid), placed(label(width - 1, depth - 1.2, print), { at: v(0, 0, 0.09) }));
  const hinge = height - 0.02;
  const back = -depth / 2 - 0.06;
  return group(
    placed(pan(height), { turn: [-90, 0, 0] }),
    placed(group(placed(top, { at: v(0, depth / 2 + 0.05, 0) })), { at: v(0, height, back), turn: [-18, 0, 0] }),
    mesh(rod(v(-width / 6, hinge, back), v(width / 6, hinge, back), 0.11), inside),
  );
}
