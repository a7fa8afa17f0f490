import type { Material } from "three";
import { lacquer, matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { keybed, keysWidth } from "../parts/keybed.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { pianoPedals } from "../parts/pianoPedals.ts";
import { bar, box } from "../parts/slab.ts";
import { v } from "../parts/vector.ts";

type Look = { body: () => Material };

const KEYS = { first: 21, count: 88 };
const WIDTH = 149;
const INNER = WIDTH - 8;
const SIDE = (INNER - keysWidth(KEYS)) / 2 + 4;
const BED = 64;

const veneer = (name: "mahogany" | "walnut") => () => {
  const made = wood(name, { across: 60, along: 90, gloss: 0.7 });
  // Boards are about their middle: the picture's seam would lie across it.
  made.map?.offset.set(0, 0.5);
  return made;
};

/** An upright of 114 cm with legs turned on a lathe; its front lies at z 0, the keys reach 27 cm before it. */
export default model<Look>({
  finishes: {
    black: { body: () => lacquer("#0d0d0f") },
    white: { body: () => lacquer("#f7f4ec") },
    mahogany: { body: veneer("mahogany") },
    walnut: { body: veneer("walnut") },
  },
  size: [151, 114, 60],
  camera: { azimuth: 24, elevation: 13, fill: 0.8 },
  angle: { azimuth: -40, elevation: 26, fill: 0.88 },
  close: { at: [0, BED + 9, 14], across: 58, azimuth: 22, elevation: 26 },
  build({ body: make }) {
    const [body, metal] = [make(), brass()];
    const leg = lathe(
      [
        [2.2, 0],
        [3.4, 3],
        [2.4, 8],
        [2.8, 20],
        [4.2, 40],
        [3.2, 46],
        [4.4, 49],
        [4.4, BED - 9.2],
      ],
      { smooth: true, around: 48 },
    );
    const panel = (width: number, height: number, y: number) =>
      mesh(box(width, height, 1.4, 0.6, 0.4), body, v(0, y, -0.2));
    const cheek = bar(
      [
        [-26.5, BED - 5],
        [2, BED - 5],
        [2, BED + 22],
        [-4, BED + 21],
        [-9, BED + 12],
        [-24, BED + 9],
        [-26.5, BED + 6],
      ],
      4,
      0.5,
    );
    return group(
      ...[-1, 1].flatMap((side) => [
        mesh(box(4, 111, 32, 0.3), body, v(side * (WIDTH / 2 - 2), 55.5, -15)),
        mesh(cheek, body, v(side * (WIDTH / 2 - 2) - 2, 0, 0)),
        mesh(leg, body, v(side * (WIDTH / 2 - 5), 3, 20)),
        mesh(box(8, 5, 30, 1.2), body, v(side * (WIDTH / 2 - 5), 2.5, 11)),
        mesh(box(SIDE - 4.4, 5, 17, 0.3), body, v(side * (INNER / 2 - (SIDE - 4) / 2), BED + 2.2, 17.4)),
      ]),
      mesh(box(INNER, 108, 28, 0.2), body, v(0, 56, -16)),
      mesh(box(151, 3, 33.4, 1), body, v(0, 112.5, -14.6)),
      panel(INNER - 14, 23, 97),
      panel(INNER - 14, 40, 34),
      mesh(box(INNER, 9, 4, 0.4), body, v(0, 6.5, 0)),
      mesh(box(INNER, 6, 26.4, 0.5), body, v(0, BED - 3.4, 13)),
      mesh(box(INNER, 4.4, 1.8, 0.4), body, v(0, BED + 1, 25.4)),
      placed(keybed({ ...KEYS, length: 15 }), { at: v(-keysWidth(KEYS) / 2, BED + 4.6, 24.4) }),
      mesh(box(INNER, 0.4, 0.7, 0.1), matt("#7d1f27"), v(0, BED + 4.9, 9)),
      placed(
        group(
          mesh(box(INNER, 17, 1.6, 0.4), body),
          placed(
            label(30, 6, (on) => text(on, "Havrenek", { size: 4, colour: "#cfa855", face: "serif" }), {
              metalness: 0.6,
            }),
            { at: v(0, -1.5, 0.82) },
          ),
        ),
        { at: v(0, BED + 12.6, 6.2), turn: [-16, 0, 0] },
      ),
      placed(mesh(box(76, 1.6, 4, 0.3), body), { at: v(0, BED + 23, 2) }),
      placed(pianoPedals(metal), { at: v(0, 4.8, 1.6) }),
      mesh(box(24, 4.6, 0.4, 0.8), metal, v(0, 5, 1.9)),
    );
  },
});
