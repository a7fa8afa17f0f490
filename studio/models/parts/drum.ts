import type { Group, Material } from "three";
import { curve, lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

type Drum = {
  radius: number;
  depth: number;
  shell: Material;
  /** Both heads, or the upper and the lower one. */
  head: Material | readonly [Material, Material];
  /** Lugs, rods and, unless said otherwise, hoops. */
  metal: Material;
  hoop?: Material;
  /** Tension rods of each head. */
  lugs: number;
  /** One long lug serves both heads, as on snare drums. */
  tubes?: boolean;
  /** A shell of sheet metal has a bead round its middle. */
  beaded?: boolean;
};

/** One end of a drum, looking up: the head at y 0, the hoop round it, the rods down to the lugs. */
function end(radius: number, head: Material, hoop: Material, metal: Material, lugs: number, reach: number): Group {
  const skin = lathe(
    [
      [0, 0],
      [radius - 0.5, 0],
      [radius, -0.25],
      [radius + 0.2, -1.1],
    ],
    { around: 96 },
  );
  const ring = lathe(
    [
      [radius + 0.2, -1.5],
      [radius + 1.1, -1.5],
      [radius + 1.15, -1.2],
      [radius + 0.55, -1.05],
      [radius + 0.5, 0.9],
      [radius + 0.8, 1.05],
      [radius + 0.8, 1.25],
      [radius + 0.25, 1.25],
      [radius + 0.2, -1.5],
    ],
    { around: 96 },
  );
  const screw = rod(v(0, -reach, radius + 0.8), v(0, -0.6, radius + 0.8), 0.24, 0.24, 8);
  const nut = box(0.75, 0.9, 0.75, 0.15);
  return group(
    mesh(skin, head),
    mesh(ring, hoop),
    ...times(lugs, (n) =>
      placed(group(mesh(screw, metal), mesh(nut, metal, v(0, -0.8, radius + 0.85))), {
        turn: [0, ((n + 0.5) * 360) / lugs, 0],
      }),
    ),
  );
}

/** A drum with metal hoops, standing upright: its lower head at y 0, its upper one at `depth`. */
export function drum({
  radius,
  depth,
  shell,
  head,
  metal,
  hoop = metal,
  lugs,
  tubes = false,
  beaded = false,
}: Drum): Group {
  const [upper, lower] = "length" in head ? head : [head, head];
  const reach = Math.min(depth * 0.3, 7.5);
  const block = tubes ? box(1.3, depth * 0.42, 1.2, 0.4, 0.2) : box(1.9, 4.2, 1.7, 0.7, 0.35);
  const heights = tubes ? [depth / 2] : [reach + 1, depth - reach - 1];
  return group(
    mesh(
      lathe(
        [
          [radius - 0.6, 0.1],
          [radius, 0.1],
          ...(beaded
            ? curve(
                [-0.9, -0.7, -0.35, 0, 0.35, 0.7, 0.9].map(
                  (y) => [radius + 0.42 * Math.cos((y * Math.PI) / 1.8) ** 2, depth / 2 + y] as const,
                ),
              )
            : []),
          [radius, depth - 0.1],
          [radius - 0.6, depth - 0.1],
        ],
        { around: 128 },
      ),
      shell,
    ),
    ...times(lugs, (n) =>
      placed(group(...heights.map((y) => mesh(block, metal, v(0, y, radius + 0.6)))), {
        turn: [0, ((n + 0.5) * 360) / lugs, 0],
      }),
    ),
    placed(end(radius, upper, hoop, metal, lugs, reach), { at: v(0, depth, 0) }),
    placed(end(radius, lower, hoop, metal, lugs, reach), { turn: [0, 0, 180] }),
  );
}
