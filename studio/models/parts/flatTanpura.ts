import { CircleGeometry, type Group } from "three";
import { ivory, matt } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { longNeck } from "./longNeck.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, inset, mirrored, plate, smooth } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { abreast, plain, strings, wound } from "./strings.ts";
import { tube } from "./tube.ts";
import { inlay } from "./tumba.ts";
import { tuner } from "./tuner.ts";
import { at, v } from "./vector.ts";

/** Heights above the middle of the face: the bridge, the sound hole, the nut. The face is at z 0. */
const [BRIDGE, HOLE, NUT] = [-4, 13, 64];
const [DEPTH, HALF] = [10, 12.5];

/** Where a string winds up: which side of the head, and how far above the nut. */
const posts = [
  [-1, 5],
  [-1, 10],
  [-1, 15],
  [1, 12],
  [1, 7],
] as const;

/** A shallow box, as wide at its foot as a book is high, that narrows to the neck. */
const outline = smooth(
  mirrored([
    [0, -18],
    [HALF * 0.7, -17.6],
    [HALF, -14],
    [HALF * 0.98, 0],
    [HALF * 0.8, 16],
    [HALF * 0.52, 28],
    [4.6, 33],
    [0, 34],
  ]),
  200,
);

const head = smooth(
  mirrored([
    [0, NUT],
    [3.2, NUT],
    [3.9, NUT + 3.5],
    [4, NUT + 16],
    [2.4, NUT + 18.6],
    [0, NUT + 19],
  ]),
  120,
);

/** The travelling tanpura: a box with a cedar top, a guitar's machine heads, five strings. */
export function flatTanpura(): Group {
  const maple = wood("maple", { across: 30, along: 60, gloss: 0.6 });
  const cedar = wood("cedar", { across: 30, along: 60, gloss: 0.5 });
  const dark = wood("rosewood", { across: 10, along: 20 });
  const [bone, metal] = [ivory(), chrome()];
  const edge = outline.map(({ x, y }) => v(x, y, -0.1));
  const [low, high] = [wound(), plain()];
  const across = abreast(5, 5);
  return group(
    mesh(slab(plate(outline), DEPTH, 0.5), maple, v(0, 0, -DEPTH - 0.1)),
    mesh(slab(plate(inset(outline, 0.25), [ellipse(0, HOLE, 3.6)]), 0.4, 0.1), cedar, v(0, 0, -0.25)),
    mesh(new CircleGeometry(3.8, 64), matt("#120c08"), v(0, HOLE, 0.02)),
    placed(inlay(3.62, 4.3, dark, 0), { at: v(0, HOLE, 0.2) }),
    mesh(tube(edge, 0.22, { closed: true, pieces: 240, around: 8 }), bone),
    longNeck(
      [
        [25, 3.6, 2],
        [30, 3.6, 3.6],
        [38, 3.3, 2.6],
        [NUT + 1, 3, 2.3],
      ],
      0.6,
      maple,
    ),
    mesh(slab(plate(head), 1.5, 0.2), maple, v(0, 0, -1)),
    ...posts.map(([side, up]) => placed(tuner(side, metal, bone), { at: v(side * 2.3, NUT + up, 0.5) })),
    mesh(box(9.4, 3.6, 1.6, 0.4), bone, v(0, BRIDGE, 0.9)),
    mesh(box(6, 0.5, 1, 0.12), bone, v(0, NUT, 1)),
    mesh(box(7, 1.4, 0.9, 0.25), dark, v(0, -16.2, 0.5)),
    strings(
      across.map((x, n) => {
        const [side, up] = at(posts, n);
        return {
          through: [v(x, -16, 0.8), v(x, BRIDGE, 1.74), v(x * 0.86, NUT, 1.53), v(side * 2.05, NUT + up, 1.4)],
          radius: n === 4 ? 0.05 : 0.032,
          material: n === 4 ? low : high,
        };
      }),
    ),
  );
}
