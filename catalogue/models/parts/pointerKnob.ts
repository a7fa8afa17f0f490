import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { cornered, plate } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { times, v } from "./vector.ts";

/** How a knob with a pointer looks, in centimetres: `radius` of its grip; a `skirt` is a wider flange below it. */
export type Knob = { radius: number; height?: number; body: Material; mark: Material; cap?: Material; skirt?: number };

/** A knurled knob with a pointer on a face at z 0; `turn` in degrees from straight up, clockwise. */
export function pointerKnob({ radius, height = radius * 1.5, body, mark, cap, skirt }: Knob, turn = 0): Group {
  const lobes = 18;
  const grip = cornered(
    times(lobes * 4, (n) => {
      const a = (n / (lobes * 4)) * Math.PI * 2;
      const r = radius * (0.965 + 0.035 * Math.cos(a * lobes));
      return [Math.cos(a) * r, Math.sin(a) * r];
    }),
  );
  const made = group(
    mesh(slab(plate(grip), height, radius * 0.12, 2), body),
    mesh(box(radius * 0.16, radius * 0.9, 0.06, 0.02), mark, v(0, radius * 0.5, height)),
    mesh(box(radius * 0.16, 0.05, height * 0.7, 0.02), mark, v(0, radius * 0.985, height * 0.55)),
  );
  if (cap) made.add(disc(radius * 0.74, height + 0.02, cap));
  if (skirt) made.add(disc(skirt, Math.min(0.3, height * 0.2), body));
  return placed(made, { turn: [0, 0, -turn] });
}

const disc = (radius: number, height: number, material: Material) =>
  mesh(
    lathe(
      [
        [0, 0],
        [radius, 0],
        [radius * 0.97, height],
        [0, height],
      ],
      { around: 40 },
    ).rotateX(Math.PI / 2),
    material,
  );
