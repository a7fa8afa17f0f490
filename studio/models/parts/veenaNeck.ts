import type { BufferGeometry, Group, Material, Mesh, Vector3 } from "three";
import { lathe } from "./lathe.ts";
import { loft } from "./loft.ts";
import { group, mesh } from "./mesh.ts";
import { tube } from "./tube.ts";
import { at, steps, v } from "./vector.ts";

type VeenaNeck = {
  body: Material;
  bone: Material;
  gilt: Material;
  /** Along x: where the strings end, and where the peg box does. */
  nut: number;
  end: number;
  /** Where it leaves the plate's rim, along x. */
  rim: number;
  /** How wide it is to a veena's. */
  wide?: number;
};

/** Where the neck ends behind its peg box: there the carved beast begins. */
export const neckEnd = (end: number): number => end + 1;

/** How far behind the nut the open peg box begins, and how far before the neck's end it stops. */
export const PEG_BOX = { from: 2.2, to: 1.2 };

/** A ring round a neck at `x`, from its one edge below it to the other (`below`), closed over its flat top. */
export const flatTopped = (below: Vector3[], top: number): Vector3[] => {
  const [near, far] = [at(below, 0), at(below, -1)];
  const corners = [far, near].flatMap(({ x, z }) => [v(x, top, z), v(x, top, z)]);
  return [...below, ...corners];
};

/** An open box in a neck, for its pegs: between two of its rings, to `inside` on either side of its middle, down to `floor`. */
export function pegBox(rings: readonly Vector3[][], top: number, inside: number, floor: number): BufferGeometry {
  const corner = (x: number, y: number, z: number) => [v(x, y, z), v(x, y, z)];
  return loft(
    rings.map((below) => {
      const [near, far] = [at(below, 0), at(below, -1)];
      return [
        ...below,
        ...corner(far.x, top, far.z),
        ...corner(far.x, top, -inside),
        ...corner(far.x, floor, -inside),
        ...corner(far.x, floor, inside),
        ...corner(far.x, top, inside),
        ...corner(near.x, top, near.z),
      ];
    }),
    true,
  );
}

/**
 * The hollow neck of veena and chitravina, along x: round below, flat above at y 0.4, from the bowl, which it leaves at
 * `rim`, to the peg box and the gilt collar behind it.
 */
export function veenaNeck({ body, bone, gilt, nut, end, rim, wide = 1 }: VeenaNeck): Group {
  const below = (x: number, half: number, depth: number, top = 0.4) =>
    steps(21, 0, Math.PI).map((a) => v(x, top - 1 - Math.sin(a) ** 0.8 * depth, Math.cos(a) * half * wide));
  const section = (x: number, half: number, depth: number, top = 0.4) => flatTopped(below(x, half, depth, top), top);
  const [first, last] = [nut + PEG_BOX.from, end - PEG_BOX.to];
  const tail = neckEnd(end);
  const edges = [-wide, wide].map((side) =>
    mesh(
      tube(
        [v(rim, 0.36, side * 5.6), v(-22, 0.36, side * 5.2), v(nut / 2, 0.36, side * 4.7), v(end, 0.36, side * 4.4)],
        0.22,
      ),
      bone,
    ),
  );
  return group(
    mesh(
      loft([
        section(-33, 6.4, 11, 0),
        section(rim - 0.6, 5.7, 8.2, 0),
        section(rim, 5.7, 8),
        section(-22, 5.3, 6.8),
        section(nut / 2, 4.8, 6.2),
        section(first, 4.7, 6),
      ]),
      body,
    ),
    mesh(pegBox([below(first, 4.7, 6), below(last, 4.5, 5.6)], 0.4, 4.6 * wide - 1.2, -3.2), body),
    mesh(loft([section(last, 4.5, 5.6), section(tail, 4.2, 5.4)]), body),
    mesh(
      loft([
        section(tail - 0.9, 4.4, 5.6, 0.45),
        section(tail - 0.7, 4.65, 5.8, 0.7),
        section(tail - 0.1, 4.65, 5.8, 0.7),
        section(tail + 0.2, 4.3, 5.5, 0.45),
      ]),
      gilt,
    ),
    ...edges,
  );
}

/** The bead that tunes a string finely, threaded on it at `t` of the way. */
export function fineTuner(from: Vector3, to: Vector3, t: number, metal: Material): Mesh {
  const bead = lathe(
    [
      [0, -0.7],
      [0.42, -0.5],
      [0.42, 0.5],
      [0, 0.7],
    ],
    { around: 20 },
  ).rotateZ(Math.PI / 2);
  return mesh(bead, metal, from.clone().lerp(to, t));
}
