import type { Material } from "three";
import { leather } from "../materials/hide.ts";
import { lacquer } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { roundRect } from "../parts/outline.ts";
import { box } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { tuftedCushion } from "../parts/tuftedCushion.ts";
import { v } from "../parts/vector.ts";

/** `turn` lays the grain across, as on the rails; on the legs it runs upwards. */
type Look = { frame: (turn: number) => Material; cushion: string };

const [WIDTH, DEPTH, SEAT] = [55, 33, 43];

/** Veneer whose picture begins beyond the ends of a rail, so that no seam shows. */
function veneer(turn: number): Material {
  const made = wood("rosewood", { across: 24, along: 60, turn, gloss: 0.7 });
  made.map?.offset.set(0.5, 0.5);
  return made;
}

/** A bench whose seat rises on scissor arms when the knobs at its ends are turned. */
export default model<Look>({
  finishes: {
    black: { frame: () => lacquer("#101012"), cushion: "#1b1b1d" },
    rosewood: {
      frame: veneer,
      cushion: "#1b1b1d",
    },
    white: { frame: () => lacquer("#efebe2"), cushion: "#e6d9bd" },
  },
  size: [62.4, 49, 33.4],
  camera: { azimuth: 30, elevation: 20, fill: 0.82 },
  angle: { azimuth: -52, elevation: 10, fill: 0.82 },
  close: { at: [23, 42, 12], across: 28, azimuth: 42, elevation: 30 },
  build({ frame, cushion }) {
    const [body, upright] = [frame(Math.PI / 2), frame(0)];
    const iron = steel({ color: "#4a4b4f" });
    const ring = (half: number, y: number) => roundRect(half * 2, half * 2, 0.5).map((p) => v(p.x, y, p.y));
    const leg = loft([ring(1.7, 0.6), ring(1.9, 2), ring(2.7, 26), ring(2.9, 33), ring(2.9, SEAT - 5)]);
    const knob = lathe(
      [
        [0, 0],
        [1.1, 0],
        [1.1, 0.8],
        [1.7, 1.1],
        [3.2, 1.6],
        [3.4, 2.2],
        [3.2, 2.9],
        [1.6, 3.3],
        [0.9, 3.4],
        [0, 3.3],
      ],
      { around: 64, crease: 50 },
    );
    const [x, z] = [WIDTH / 2 - 3.2, DEPTH / 2 - 3.2];
    return group(
      ...[-x, x].flatMap((at) => [-z, z].map((to) => mesh(leg, upright, v(at, 0, to)))),
      ...[-x, x].flatMap((at) =>
        [-z, z].map((to) => mesh(box(3.2, 3.2, 0.8, 1, 0.2).rotateX(Math.PI / 2), iron, v(at, 0.4, to))),
      ),
      mesh(box(WIDTH - 1, 9, 2, 0.4), body, v(0, SEAT - 6.5, z + 1.6)),
      mesh(box(WIDTH - 1, 9, 2, 0.4), body, v(0, SEAT - 6.5, -z - 1.6)),
      ...[-1, 1].flatMap((side) => [
        mesh(box(DEPTH - 2, 9, 2, 0.4).rotateY(Math.PI / 2), body, v(side * (WIDTH / 2 - 1.6), SEAT - 6.5, 0)),
        placed(mesh(knob, body), { at: v(side * (WIDTH / 2 - 0.4), SEAT - 6.4, 0), turn: [0, 0, side * -90] }),
      ]),
      mesh(rod(v(-WIDTH / 2 + 1, SEAT - 6.4, 0), v(WIDTH / 2 - 1, SEAT - 6.4, 0), 0.8), iron),
      ...[-9, 9].flatMap((to) =>
        [-1, 1].map((side) => mesh(rod(v(side * 4, SEAT - 6.4, to), v(side * 19, SEAT, to), 0.6), iron)),
      ),
      mesh(box(WIDTH - 4, DEPTH - 4, 1.4, 0.6, 0.2).rotateX(Math.PI / 2), body, v(0, SEAT - 0.9, 0)),
      placed(tuftedCushion(WIDTH, DEPTH, 6.2, 5, 3, leather(cushion, 9)), { at: v(0, SEAT - 0.2, 0) }),
    );
  },
});
