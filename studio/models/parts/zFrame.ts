import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { squareTube } from "./squareTube.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/** Half as far apart as its sides stand, how high its arms lie, how long feet and arms are. */
const [HALF, HIGH, FOOT, ARM] = [40, 72, 50, 42];

/** A knob that locks, its screw along z. */
const lock = (): Group =>
  group(
    mesh(rod(v(0, 0, 0), v(0, 0, 2.2), 0.7, undefined, 16), nickel()),
    mesh(rod(v(0, 0, 2), v(0, 0, 4.2), 2.2, 2, 8), plastic("#17181a", 0.4)),
  );

/** One side, seen from the right: the player sits at its left; its foot, the slant, the arm with its pads. */
function side(paint: Material, out: number): Group {
  const [rubber, pad] = [matt("#131314"), matt("#202123")];
  const tubeOf = (fromX: number, fromY: number, toX: number, toY: number, wide = 5) =>
    squareTube(v(fromX, fromY), v(toX, toY), paint, wide, 2.5);
  const [low, high] = [v(-FOOT / 2 + 5, 6), v(ARM / 2 - 5, HIGH - 4)];
  const way = high.clone().sub(low).normalize();
  const middle = low.clone().lerp(high, 0.46);
  return group(
    tubeOf(-FOOT / 2, 4, FOOT / 2, 4),
    tubeOf(-ARM / 2, HIGH - 2.5, ARM / 2, HIGH - 2.5),
    // The slant: a narrower tube slides in a wider one.
    tubeOf(low.x, low.y, middle.x + way.x * 4, middle.y + way.y * 4),
    tubeOf(middle.x, middle.y, high.x, high.y, 4.2),
    placed(lock(), { at: middle.clone().setZ(out * 1.2), turn: [0, out > 0 ? 0 : 180, 0] }),
    ...[low, high].map((at, n) => mesh(box(8, 6, 3.1, 1, 0.3), paint, at.clone().add(v(0, n ? 0.6 : -0.6, 0)))),
    ...[low, high].flatMap((at) =>
      [-2.2, 2.2].map((x) => mesh(rod(v(at.x + x, at.y, -1.9), v(at.x + x, at.y, 1.9), 0.8, undefined, 6), nickel())),
    ),
    ...[-1, 1].flatMap((end) => [
      mesh(box(3, 5.6, 3.2, 0.8, 0.4), rubber, v((end * FOOT) / 2, 4, 0)),
      mesh(rod(v(end * (FOOT / 2 - 2), 0, 0), v(end * (FOOT / 2 - 2), 2, 0), 1.9, 1.6, 20), rubber),
      mesh(box(3, 5.6, 3.2, 0.8, 0.4), rubber, v((end * ARM) / 2, HIGH - 2.5, 0)),
      mesh(box(9, 1, 2.9, 0.3), pad, v(end * (ARM / 2 - 9), HIGH + 0.3, 0)),
    ]),
    mesh(box(1.6, 4.4, 2.6, 0.5), rubber, v(-ARM / 2 + 1.4, HIGH + 1.4, 0)),
  );
}

/** A stand whose sides make a Z each, joined by two bars whose length locks; its middle over the origin, the player at z. */
export function zFrame(paint: Material): Group {
  const across = (y: number, z: number) =>
    group(
      placed(group(squareTube(v(-HALF, 0), v(HALF, 0), paint, 4, 2)), { at: v(0, y, z) }),
      placed(group(squareTube(v(-HALF * 0.4, 0), v(HALF * 0.4, 0), paint, 5, 2.7)), { at: v(0, y, z) }),
      ...[-1, 1].map((way) => placed(lock(), { at: v(way * HALF * 0.34, y, z + 1.2) })),
    );
  return group(
    ...[-1, 1].map((way) => placed(side(paint, way), { at: v(way * HALF, 0, 0), turn: [0, 90, 0] })),
    across(HIGH - 8, 5 - ARM / 2),
    across(HIGH * 0.3, 10),
  );
}
