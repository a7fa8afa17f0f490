import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
import { group, mesh } from "./mesh.ts";
import { cornered, plate } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { times, v } from "./vector.ts";

/** A wheel for pitch or modulation, half sunk into a face at z 0; its slot runs along y. */
export function wheel(material: Material, radius = 2.4): Group {
  const teeth = 40;
  const rim = cornered(
    times(teeth * 4, (n) => {
      const a = (n / (teeth * 4)) * Math.PI * 2;
      const notch = Math.abs(Math.atan2(Math.sin(a), Math.cos(a))) < 0.16 ? 0.9 : 1;
      const r = radius * notch * (0.985 + 0.015 * Math.cos(a * teeth));
      return [Math.cos(a) * r, Math.sin(a) * r];
    }),
  );
  return group(
    mesh(box(1.5, radius * 1.9, 0.1, 0.3, 0.03), matt("#060606"), v(0, 0, 0)),
    mesh(
      slab(plate(rim), 1, 0.1)
        .translate(0, 0, -0.5)
        .rotateY(-Math.PI / 2)
        .rotateX(Math.PI * 0.06),
      material,
      v(0, 0, -radius * 0.62),
    ),
  );
}
