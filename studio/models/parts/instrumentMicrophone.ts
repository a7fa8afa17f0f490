import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { gold, nickel } from "../materials/metals.ts";
import { flatGrille } from "./flatGrille.ts";
import { labelAround, text } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";
import { xlrPins } from "./xlrPins.ts";

/** Degrees by which it points upwards, how far from its foot it is held, and how high. */
const [UP, HELD, HIGH] = [14, 6, 5.3];

/** A microphone of 14 cm with a flat top for drums and amplifiers, held by its swivel clip that stands on the floor. */
export function instrumentMicrophone(enamel: Material): Group {
  const [black, rim] = [plastic("#17181a", 0.42), nickel()];
  const lean = ((90 - UP) * Math.PI) / 180;
  const held = group(
    xlrPins(1.1, enamel, matt("#0d0d0e"), gold()),
    mesh(
      lathe(
        [
          [1.1, 1.1],
          [1.14, 1.3],
          [1.18, 8.2],
          [1.22, 9],
          [1.52, 10],
          [1.58, 10.3],
        ],
        { crease: 40 },
      ),
      enamel,
    ),
    mesh(
      lathe([
        [1.5, 10.3],
        [1.6, 10.34],
        [1.6, 10.62],
        [1.5, 10.66],
      ]),
      rim,
    ),
    placed(flatGrille(1.62, 3.2, "#a9abae", black), { at: v(0, 10.64, 0) }),
    placed(
      labelAround(1.185, 1.2, 3, (on) => {
        on.rotate(Math.PI / 2);
        text(on, "MUZHAKKAM", { y: -0.16, size: 0.34, colour: "#d9d7d0", weight: 600, spacing: 0.05 });
        text(on, "Kottu", { y: 0.28, size: 0.32, colour: "#a9a79f" });
      }),
      { at: v(0, 2.6, 0), turn: [0, 150, 0] },
    ),
    mesh(
      lathe([
        [1.17, 4.4],
        [1.5, 4.45],
        [1.56, 4.6],
        [1.56, 7.5],
        [1.5, 7.65],
        [1.18, 7.7],
      ]),
      black,
    ),
  );
  return group(
    placed(held, {
      at: v(0, HIGH - Math.cos(lean) * HELD, -Math.sin(lean) * HELD),
      turn: [90 - UP, 0, 0],
    }),
    mesh(box(0.9, 2, 2, 0.3), black, v(0, 3.5, 0)),
    ...[-0.75, 0.75].map((x) => mesh(box(0.5, 2.6, 2, 0.3), black, v(x, 2.6, 0))),
    mesh(rod(v(-1.2, 3.1, 0), v(1.2, 3.1, 0), 0.4, undefined, 24), rim),
    mesh(rod(v(1.1, 3.1, 0), v(1.9, 3.1, 0), 0.75, 0.7, 24), black),
    mesh(
      lathe([
        [0, 0],
        [1.25, 0],
        [1.35, 0.1],
        [1.35, 1.3],
        [1.2, 1.5],
        [0, 1.55],
      ]),
      black,
    ),
  );
}
