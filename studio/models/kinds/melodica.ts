import type { Material } from "three";
import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { keybed, keysWidth } from "../parts/keybed.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { smoothed } from "../parts/smoothed.ts";
import { rod, tube } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

type Look = {
  body: string;
  lower: string;
  name: string;
  ink: string;
  keys: { first: number; count: number };
  /** The cover is of painted metal, the mouthpiece of wood. */
  better?: true;
};

const school = { first: 53, count: 32 };
const stage = { first: 53, count: 37 };

/** The short mouthpiece: a flat beak on a round shank, from x 0 to the left. */
function mouthpiece(material: Material) {
  return group(
    placed(
      mesh(
        lathe(
          [
            [0, 0],
            [0.95, 0],
            [0.95, 1.6],
            [1.15, 1.8],
            [1.15, 2.3],
            [0.8, 3],
            [0.62, 4.2],
            [0.8, 5.6],
            [0.78, 6],
            [0.4, 6.1],
            [0.4, 5],
            [0, 5],
          ],
          { around: 40, crease: 40 },
        ),
        material,
      ),
      { turn: [0, 0, 90] },
    ),
  );
}

/** The long blowing tube, its ribs, its plug and its mouth end, lying in front. */
function blowingTube(left: number) {
  const hose = plastic("#cfd3d6", 0.4);
  const line = [
    v(left + 4, 0.85, 13.8),
    v(left + 9, 0.85, 16.6),
    v(left + 16, 0.85, 18.6),
    v(left + 24, 0.85, 17.6),
    v(left + 30, 0.85, 15.4),
    v(left + 35, 0.85, 14.8),
  ];
  const ends = plastic("#f1efe8", 0.36);
  return group(
    mesh(
      tube(line, (t) => 0.66 + 0.07 * Math.sin(t * 46 * Math.PI * 2), { pieces: 420, around: 24 }),
      hose,
    ),
    mesh(rod(v(left + 1, 0.85, 11.6), v(left + 4.5, 0.85, 14.1), 0.66, 0.86, 28), ends),
    mesh(rod(v(left + 34.6, 0.85, 14.8), v(left + 37, 0.85, 15.1), 0.85, 0.8, 28), ends),
    placed(mesh(box(2.6, 1, 1.5, 0.35, 0.2), ends, v(left + 38, 0.85, 15.2)), {}),
  );
}

export default model<Look>({
  finishes: {
    blue: { body: "#2f74c4", lower: "#f1efe8", name: "Piccola 32", ink: "#f4f7fb", keys: school },
    pink: { body: "#ec86ac", lower: "#f6f2ee", name: "Piccola 32", ink: "#3f0c22", keys: school },
    black: { body: "#18181b", lower: "#26262a", name: "Piccola 32", ink: "#e6e2d8", keys: school },
    "black-37": { body: "#141417", lower: "#1b1a1c", name: "Maestra 37", ink: "#e9cf94", keys: stage, better: true },
    cherry: { body: "#5b1320", lower: "#1b1a1c", name: "Maestra 37", ink: "#e9cf94", keys: stage, better: true },
  },
  size: [50, 5.1, 21.2],
  camera: { azimuth: -36, elevation: 57, fill: 0.94 },
  angle: { azimuth: 142, elevation: 40, fill: 0.94 },
  close: { at: [-17, 4, 4], across: 18, azimuth: -32, elevation: 36 },
  build({ body: colour, lower: under, name, ink, keys, better }) {
    const bed = { ...keys, pitch: 2.02, length: 6.6 };
    const wide = keysWidth(bed);
    const [left, right] = [-wide / 2, wide / 2];
    const body = better ? lacquer(colour) : plastic(colour, 0.3, { clearcoat: 0.6, clearcoatRoughness: 0.15 });
    const lower = plastic(under, 0.4);
    const dark = matt("#0d0d0f");
    const shell = (width: number, depth: number, height: number, bevel: number) =>
      smoothed(slab(plate(roundRect(width, depth, 1.3, 12)), height, bevel), 14).rotateX(-Math.PI / 2);
    return group(
      mesh(shell(wide + 5.4, 10.8, 2.5, 0.35), lower, v(0, 0.2, 3.6)),
      mesh(shell(wide + 5.4, 4.4, 4.7, 0.5), body, v(0, 0.24, 0.4)),
      ...[left - 1.4, right + 1.4].map((x) => mesh(shell(2.5, 9.4, 1.6, 0.3), body, v(x, 2.4, 4.2))),
      placed(keybed(bed), { at: v(left, 3.9, 9.1) }),
      mesh(box(wide + 0.4, 0.6, 0.3, 0.1), matt("#7b1d2a"), v(0, 4, 2.6)),
      // Slots in the cover, where the sound comes out.
      ...times(better ? 9 : 7, (n) =>
        mesh(box(2.3, 0.1, 0.34, 0.16, 0.04), dark, v((n - (better ? 4 : 3)) * 3.4 + 4, 4.93, -0.3)),
      ),
      placed(
        label(10, 1.5, (on) => {
          text(on, "Mundhaus", { x: -2, size: 1, colour: ink, face: "serif", italic: true });
          text(on, name, { x: 3, y: 0.12, size: 0.52, colour: ink, weight: 600 });
        }),
        { at: v(left + 7, 4.96, 0.5), turn: [-90, 0, 0] },
      ),
      mesh(box(wide + 3.4, 0.1, 0.12, 0.04), better ? chrome() : lower, v(0, 4.93, 2.1)),
      // The blow hole with the short mouthpiece, and the water key at the other end.
      mesh(rod(v(left - 2.4, 2.5, 0.6), v(left - 3.3, 2.5, 0.6), 1.25, 1.15, 36), lower),
      placed(mouthpiece(better ? wood("rosewood", { across: 8, along: 12, gloss: 0.4 }) : plastic("#f1efe8", 0.36)), {
        at: v(left - 3.1, 2.5, 0.6),
      }),
      mesh(rod(v(right + 2.6, 2.4, 0.8), v(right + 3.3, 2.4, 0.8), 0.72, 0.66, 28), chrome()),
      // The strap for the hand, below, and the feet.
      ...[-1, 1].flatMap((side) => [
        mesh(box(1.6, 0.5, 1.6, 0.5, 0.1), dark, v(side * (wide / 2), 0.1, 0)),
        mesh(box(1.6, 0.5, 1.6, 0.5, 0.1), dark, v(side * (wide / 2), 0.1, 7)),
      ]),
      blowingTube(left),
    );
  },
});
