import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { gold } from "../materials/metals.ts";
import { wireMesh } from "../materials/wireMesh.ts";
import { fromTop } from "./ballGrille.ts";
import { labelAround, text } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";
import { xlrPins } from "./xlrPins.ts";

const RADIUS = 1.05;

type Pencil = { body: Material; trim: Material; wire: string; ink: string; name: readonly [string, string] };

/** A slim microphone of 13 cm, upright: its pins at y 0, its capsule above; its name is read from between the two. */
function pencil({ body, trim, wire, ink, name }: Pencil, side: number): Group {
  const dark = matt("#0c0c0d");
  return group(
    xlrPins(0.98, body, dark, gold()),
    mesh(
      lathe(
        [
          [0.98, 1.1],
          [RADIUS, 1.2],
          [RADIUS, 9.98],
          [0.9, 10.02],
        ],
        { crease: 40 },
      ),
      body,
    ),
    mesh(rod(v(0, 9.4, 0), v(0, 9.5, 0), RADIUS + 0.005, undefined, 64), dark),
    ...[10, 10.5, 11, 11.5].map((y) => mesh(rod(v(0, y, 0), v(0, y + 0.26, 0), 0.97, undefined, 48), dark)),
    ...[10.25, 10.75, 11.25, 11.75].map((y, n) =>
      mesh(rod(v(0, y, 0), v(0, y + (n === 3 ? 1 : 0.26), 0), RADIUS, undefined, 64), trim),
    ),
    mesh(
      lathe([
        [0.9, 12.74],
        [1, 12.74],
        [1.02, 12.84],
        [0.94, 12.9],
        [0.88, 12.84],
      ]),
      trim,
    ),
    mesh(
      fromTop(
        lathe([
          [0.92, 12.78],
          [0, 12.8],
        ]),
        12.8,
      ),
      wireMesh(wire, 0.13),
    ),
    placed(
      labelAround(RADIUS + 0.01, 1.3, 3.4, (on) => {
        on.rotate((-side * Math.PI) / 2);
        text(on, name[0], { y: -0.16, size: 0.36, colour: ink, weight: 700, spacing: 0.05 });
        text(on, name[1], { y: 0.28, size: 0.36, colour: ink, face: "serif", italic: true });
      }),
      { at: v(0, 7.6, 0), turn: [0, side * -118, 0] },
    ),
  );
}

/** Two pencil microphones 17 cm apart on a stereo bar, pointing outwards; the bar's thread is at the origin. */
export function pencilPair(look: Pencil): Group {
  const black = plastic("#141517", 0.46);
  return group(
    mesh(box(21, 0.7, 2.4, 0.3), black, v(0, 0.5, 0)),
    mesh(rod(v(0, -1, 0), v(0, 0.3, 0), 1.3, undefined, 40), black),
    ...[-1, 1].map((side) =>
      placed(
        group(
          mesh(rod(v(0, 0.8, 0), v(0, 1.6, 0), 0.9, 0.8, 32), black),
          mesh(box(0.9, 1.4, 1.4, 0.3), black, v(0, 2, 0)),
          placed(
            group(
              pencil(look, side),
              mesh(
                lathe([
                  [RADIUS - 0.02, 3],
                  [RADIUS + 0.24, 3.04],
                  [RADIUS + 0.28, 3.2],
                  [RADIUS + 0.28, 5.9],
                  [RADIUS + 0.24, 6.06],
                  [RADIUS - 0.02, 6.1],
                ]),
                black,
              ),
            ),
            { at: v(0, 3.5, -4.5), turn: [94, 0, 0] },
          ),
        ),
        { at: v(side * 8.5, 0, 0), turn: [0, side * 32, 0] },
      ),
    ),
  );
}

/** A foam windscreen that stands on its open end. */
export const foam = (): Group =>
  group(
    mesh(
      lathe(
        [
          [1.1, 0],
          [1.9, 0.02],
          [2.1, 0.3],
          [2.2, 3.4],
          [1.9, 4.6],
          [1.1, 5.3],
          [0, 5.5],
        ],
        { smooth: true },
      ),
      matt("#1c1c1e", { sheen: 0.6 }),
    ),
  );
