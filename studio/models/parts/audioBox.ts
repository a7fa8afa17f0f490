import type { Group, Material, Object3D } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { v } from "./vector.ts";

/** A desktop box of metal on rubber feet; `front` and `back` are what its dark panels carry, about their middles. */
export function audioBox(
  [width, height, depth]: readonly [number, number, number],
  casing: Material,
  front: Object3D,
  back: Object3D,
): Group {
  const [dark, rubber] = [plastic("#141518", 0.5), matt("#141415")];
  const face = slab(plate(roundRect(width - 0.3, height - 0.3, 0.5)), 0.2, 0.06);
  const panel = (carried: Object3D) =>
    group(mesh(face, dark, v(0, 0, -0.12)), placed(group(carried), { at: v(0, 0, 0.08) }));
  const [x, z] = [width / 2 - 1.6, depth / 2 - 1.7];
  return group(
    placed(
      group(
        mesh(slab(plate(roundRect(width, height, 0.65)), depth, 0.12), casing, v(0, 0, -depth)),
        placed(panel(front), { at: v(0, 0, 0.02) }),
        placed(panel(back), { turn: [0, 180, 0], at: v(0, 0, -depth) }),
      ),
      { at: v(0, height / 2 + 0.2, depth / 2) },
    ),
    ...[-x, x].flatMap((x) => [-z, z].map((z) => mesh(box(1.2, 0.3, 1.2, 0.2), rubber, v(x, 0.15, z)))),
  );
}
