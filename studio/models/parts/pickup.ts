import type { Group, Material } from "three";
import { group, mesh } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { slab } from "./slab.ts";
import { abreast } from "./strings.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

type Pickup = {
  width: number;
  height: number;
  /** How high it stands over the face it sits in. */
  thick?: number;
  radius?: number;
  cover: Material;
  /** The pole pieces: how many, over how much width, off the middle by how much, how far they stand out; `rows` of them. */
  poles?: {
    count: number;
    apart: number;
    material: Material;
    y?: number;
    radius?: number;
    proud?: number;
    rows?: 1 | 2;
  };
  /** The frame it is screwed to. */
  ring?: Material;
};

/** An electric guitar's pickup on a face at z 0, its middle at the origin: single coil, humbucker or soapbar. */
export function pickup({ width, height, thick = 0.5, radius = height * 0.48, cover, poles, ring }: Pickup): Group {
  const made = group(mesh(slab(plate(roundRect(width, height, radius)), thick, 0.1), cover));
  if (poles) {
    const { y = 0, radius: r = 0.24, proud = 0.05, rows = 1 } = poles;
    for (const row of rows === 2 ? [y, -y] : [y])
      for (const x of abreast(poles.count, poles.apart))
        made.add(mesh(rod(v(x, row, 0), v(x, row, thick + proud), r, undefined, 16), poles.material));
  }
  if (ring)
    made.add(
      mesh(
        slab(
          plate(roundRect(width + 1.7, height + 0.8, 0.35), [roundRect(width + 0.05, height + 0.05, radius)]),
          thick * 0.62,
          0.06,
        ),
        ring,
      ),
    );
  return made;
}
