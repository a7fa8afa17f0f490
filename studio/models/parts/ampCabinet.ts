import type { BufferGeometry, Group, Material, Object3D } from "three";
import { matt } from "../materials/lacquer.ts";
import { group, mesh, placed } from "./mesh.ts";
import { cornered, plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { tube } from "./tube.ts";
import { steps, v } from "./vector.ts";

type Cabinet = {
  width: number;
  height: number;
  depth: number;
  /** How far the front leans back, in degrees. */
  lean?: number;
  /** How thick the walls are. */
  wall?: number;
  /** How far the front's boards stand behind the walls' edge. */
  recess?: number;
  cover: Material;
  /** The cord round the front's opening. */
  piping?: Material;
  /** Caps on the eight corners. */
  corners?: Material;
  /** How far the whole stands off the floor, on four feet. */
  feet?: number;
};

/** Leans the front (z of `depth`) of a shape back, its back (z 0) staying. */
function leaning(shape: BufferGeometry, depth: number, slope: number): BufferGeometry {
  const position = shape.getAttribute("position");
  for (let n = 0; n < position.count; n++)
    position.setZ(n, (position.getZ(n) * (depth - position.getY(n) * slope)) / depth);
  shape.computeVertexNormals();
  return shape;
}

/** The cap on a corner: round the edge and over the front, its outer corner at the origin, to the left and down. */
function corner(wall: number): BufferGeometry {
  const [reach, over] = [3.6, 0.16];
  const curve = steps(8, 0, Math.PI / 2).map((a) => [over - 2 + Math.cos(a) * 2, over - 2 + Math.sin(a) * 2] as const);
  return slab(
    plate(
      cornered([
        [over, -reach],
        ...curve,
        [-reach, over],
        [-reach + 0.6, -wall * 0.8],
        [-wall, -wall],
        [-wall * 0.8, -reach + 0.6],
      ]),
    ),
    reach + over,
    0.14,
  ).translate(0, 0, -reach);
}

/**
 * A covered cabinet of an amplifier or loudspeaker, its middle at x 0, its back at z 0, its feet on the floor. `onFront`
 * lays a thing made upright on the board in its opening: x from the middle, y from the opening's lower edge to `opening`.
 */
export function ampCabinet(look: Cabinet): {
  thing: Group;
  opening: readonly [number, number];
  onFront: (thing: Object3D, out?: number) => Object3D;
} {
  const { width, height, depth, lean = 0, wall = 1.9, recess = 1.5, feet = 1, cover, piping, corners } = look;
  const slope = Math.tan((lean * Math.PI) / 180);
  const [inner, tall] = [width - 2 * wall, height - 2 * wall];
  const shell = slab(
    plate(roundRect(width, height, 2), [roundRect(inner, tall, 0.5)]),
    depth,
    wall * 0.34,
    4,
  ).translate(0, height / 2, 0);
  const body = group(
    mesh(leaning(shell, depth, slope), cover),
    mesh(
      leaning(box(inner + 0.2, tall + 0.2, 1.5, 0.1).translate(0, height / 2, depth - recess - 0.75), depth, slope),
      matt("#0d0d0e"),
    ),
    mesh(box(inner + 0.2, tall + 0.2, 1.2, 0.1), cover, v(0, height / 2, 0.9)),
  );
  // The boards lean a little less than the walls' edge: all of the front leans about the back.
  const board = (slope * (depth - recess)) / depth;
  const onFront = (thing: Object3D, out = 0) =>
    placed(group(thing), {
      at: v(0, feet + wall, depth - recess + out - wall * board),
      turn: [(-Math.atan(board) * 180) / Math.PI, 0, 0],
    });
  const opening = [inner, tall * Math.hypot(1, board)] as const;
  const thing = group(placed(body, { at: v(0, feet, 0) }));
  if (piping) {
    const line = roundRect(inner - 0.5, opening[1] - 0.5, 0.7, 4).map((p) => v(p.x, p.y + opening[1] / 2, 0));
    thing.add(
      onFront(
        mesh(tube([...line, line[0] ?? v(0, 0)], 0.26, { straight: true, closed: true, around: 10 }), piping),
        0.48,
      ),
    );
  }
  if (corners) {
    const shape = corner(wall);
    for (const [n, x, y] of [
      [0, 1, 1],
      [1, -1, 1],
      [2, -1, 0],
      [3, 1, 0],
    ] as const) {
      const at = v((x * width) / 2, feet + y * height, 0);
      thing.add(
        placed(mesh(shape, corners), { at: at.clone().setZ(depth - y * height * slope), turn: [0, 0, n * 90] }),
        placed(mesh(shape, corners), { at, turn: [0, 180, 90 - n * 90] }),
      );
    }
  }
  for (const x of [-1, 1])
    for (const z of [4, depth - 5])
      thing.add(
        mesh(
          box(3, 3, feet + 0.1, 1.3, 0.2).rotateX(Math.PI / 2),
          matt("#131313"),
          v(x * (width / 2 - 5), (feet + 0.1) / 2, z),
        ),
      );
  return { thing, opening, onFront };
}
