import type { Group, Material } from "three";
import { leather } from "../materials/hide.ts";
import { model } from "../model.ts";
import { carryHandle } from "../parts/carryHandle.ts";
import {
  changer,
  type Look,
  type Materials,
  makersName,
  manual,
  materials,
  slots,
  stop,
  stops,
} from "../parts/harmoniumKeys.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { bar, box } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

const [DEPTH, HEIGHT] = [30, 22];
const FRONT = DEPTH / 2;
const CORNERS: Flat[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** The pleated bellows behind x = 0, from the height 1 to `height`, wider open above than below, with its board. */
function bellows(width: number, height: number, folds: number, cover: Material, board: Material): Group {
  const fold = 7.35 / folds;
  const pleats = times(folds, (n) => {
    const [near, far] = [n * fold, (n + 1) * fold];
    const pleat: Flat[] = [
      [near, 1],
      [(near + far) / 2, 0.2],
      [far, 1],
      [far, height - 1.6],
      [(near + far) / 2, height - 1.6 + fold * 0.7],
      [near, height - 1.6],
    ];
    return mesh(bar(pleat, width - 9), cover, v(-(width - 9) / 2, 0, 0));
  });
  return group(...pleats, mesh(box(width - 6, height, 1.4, 0.8), board, v(0, height / 2, -7.95)));
}

const foot = (metal: Material) =>
  mesh(
    lathe(
      [
        [0, 0],
        [1.4, 0],
        [1.6, 0.5],
        [1.3, 1.2],
        [0, 1.2],
      ],
      { around: 24 },
    ),
    metal,
  );

/** The brass on the sides: plates at the joints, a grip; and on corners that children knock. */
function fittings({ width, capped }: Look, metal: Material): Group {
  const made = group();
  for (const side of [-1, 1]) {
    for (const y of [4, 16]) made.add(mesh(box(0.3, 2.6, 3.4, 0.3), metal, v(side * (width / 2 - 0.3), y, FRONT - 4)));
    made.add(mesh(box(0.5, 1.6, 8, 0.7), metal, v(side * (width / 2 - 0.2), 11, -2)));
    if (capped)
      for (const [y, z] of [
        [1.2, FRONT - 0.9],
        [1.2, 0.9 - FRONT],
        [HEIGHT - 3, FRONT - 1.25],
      ] as const)
        made.add(mesh(box(2, 2.2, 2, 0.5, 0.25), metal, v(side * (width / 2 - 0.9), y, z)));
  }
  for (const [x, z] of CORNERS) made.add(placed(foot(metal), { at: v(x * (width / 2 - 3), -1, z * (FRONT - 3)) }));
  return made;
}

/** The usual case: keys before a high lid, stops below them, the bellows behind. */
function standing(look: Look, all: Materials): Group {
  const { body, metal } = all;
  const { width } = look;
  const made = group(
    mesh(box(width, 2, DEPTH, 0.5), body, v(0, 1, 0)),
    mesh(box(width - 2, 12, 1.6, 0.3), body, v(0, 8, FRONT - 1.4)),
    mesh(box(width - 2, HEIGHT - 3, 1.6, 0.3), body, v(0, 1 + (HEIGHT - 3) / 2, 1.2 - FRONT)),
    ...[-1, 1].map((side) =>
      mesh(box(2, HEIGHT - 3, DEPTH - 0.8, 0.4), body, v(side * (width / 2 - 1.4), 1 + (HEIGHT - 3) / 2, 0)),
    ),
    mesh(box(width - 5, 1, DEPTH - 3, 0.2), body, v(0, 13.2, 0)),
    placed(manual(look, all), { at: v(0, 14.6, FRONT - 7.2) }),
    mesh(box(width - 3.6, 1.2, 12.6, 0.3), body, v(0, HEIGHT - 2.4, 7.4 - FRONT)),
    mesh(box(width - 4, 5, 1.1, 0.25), body, v(0, 16.4, 14 - FRONT)),
    placed(makersName(look), { at: v(0, 17.7, 14 - FRONT + 0.57) }),
    placed(bellows(width, HEIGHT - 2, look.folds, leather("#3a2320", 10), body), { at: v(0, 0, -FRONT) }),
    placed(slots(width, 5), { at: v(0, HEIGHT - 1.78, 3.4 - FRONT) }),
    placed(stops(look.stops, Math.min(width * 0.776, (look.stops - 1) * 7), all), {
      at: v(0, look.changer || look.coupler ? 6.2 : 8.4, FRONT - 0.7),
    }),
    fittings(look, metal),
  );
  if (look.changer) made.add(changer(width, FRONT, all));
  if (look.coupler) made.add(placed(stop(metal), { at: v(0, 11, FRONT - 0.7), scale: [1.6, 1.6, 1.3] }));
  return made;
}

/** The scissors of brass that hold the risen upper part. */
const scissors = (x: number, metal: Material): Group =>
  group(
    mesh(rod(v(x, 5, 8), v(x, 13, -8), 0.32), metal),
    mesh(rod(v(x, 5, -8), v(x, 13, 8), 0.32), metal),
    ...(
      [
        [5, 8],
        [13, -8],
        [5, -8],
        [13, 8],
        [9, 0],
      ] as const
    ).map(([y, z]) => mesh(rod(v(x - 0.4, y, z), v(x + 0.4, y, z), 0.7, undefined, 24), metal)),
  );

/** A travelling harmonium half opened: keyboard and bellows stand over the box into which they are pressed down. */
function folding(look: Look, all: Materials): Group {
  const { body, metal } = all;
  const { width } = look;
  const hide = leather("#3a2320", 10);
  const made = group(
    mesh(box(width, 7, DEPTH - 2, 0.5), body, v(0, 3.5, 0)),
    ...[7.6, 8.8, 10].flatMap((y) => [
      mesh(box(width - 3.4, 0.9, DEPTH - 5, 0.4), hide, v(0, y, 0)),
      mesh(box(width - 5, 0.5, DEPTH - 6.6, 0.2), hide, v(0, y + 0.6, 0)),
    ]),
    mesh(box(width, 4.6, DEPTH - 2, 0.5), body, v(0, 13, 0)),
    placed(manual(look, all), { at: v(0, 16.2, FRONT - 7.6) }),
    ...[-1, 1].map((side) => mesh(box(2, 2.6, DEPTH - 2.4, 0.3), body, v(side * (width / 2 - 1.4), 16.4, 0))),
    mesh(box(width - 5, 3.4, 12, 0.4), body, v(0, 16.8, -FRONT + 7.6)),
    placed(slots(width, 4), { at: v(0, 18.52, -FRONT + 4.4) }),
    placed(bellows(width, 9, look.folds, hide, body), { at: v(0, 9.6, 1 - FRONT) }),
    placed(stops(look.stops, width * 0.74, all), { at: v(0, 13, FRONT - 1) }),
    placed(makersName(look), { at: v(20, 3.8, FRONT - 0.98) }),
    ...[-1, 1].map((side) => scissors(side * (width / 2 + 0.2), metal)),
    placed(carryHandle(17, leather("#7a4a26", 10), metal), { at: v(0, 3.8, FRONT - 1), turn: [90, 0, 0] }),
  );
  for (const [x, z] of CORNERS)
    made.add(
      mesh(box(3, 2.4, 3, 0.7, 0.3), metal, v(x * (width / 2 - 1.35), 1.1, z * (FRONT - 2.35))),
      placed(foot(metal), { at: v(x * (width / 2 - 4), -1, z * (FRONT - 4)) }),
    );
  return made;
}

const sahaj = { whites: 25, key: 2.32, width: 65.5, stops: 9, folds: 7 };
const ragini = { ...sahaj, width: 71, stops: 11, changer: true } as const;
const sangam = { ...sahaj, folds: 3, coupler: true } as const;
const balya = { whites: 22, key: 2.22, width: 56, stops: 3, folds: 6, capped: true } as const;
const chalti = { whites: 23, key: 2.16, width: 56, stops: 7, folds: 5, folding: true } as const;

export default model<Look>({
  finishes: {
    natural: { ...sahaj, wood: "mango" },
    mahogany: { ...sahaj, wood: "mahogany" },
    rosewood: { ...ragini, wood: "rosewood" },
    walnut: { ...ragini, wood: "walnut" },
    cherry: { ...sangam, wood: "mahogany", stain: "#ffb09a" },
    pine: { ...balya, wood: "birch" },
    blue: { ...balya, wood: "birch", paint: "#28508f" },
    "mahogany-folding": { ...chalti, wood: "mahogany" },
    teal: { ...chalti, wood: "walnut", paint: "#1f6f74" },
  },
  size: [65.5, 21.3, 40.7],
  camera: { azimuth: -28, elevation: 26, fill: 0.88 },
  angle: { azimuth: 148, elevation: 26, fill: 0.88 },
  close: { azimuth: -22, elevation: 28, at: [0, 13.2, 10], across: 28 },
  more: {
    back: { azimuth: 160, elevation: 24, at: [3, 10, -10], across: 82 },
    head: { azimuth: 62, elevation: 18, at: [28, 10, 2], across: 44 },
    bridge: { azimuth: 24, elevation: 16, at: [10, 10, 15], across: 36 },
  },
  build: (look) => (look.folding ? folding : standing)(look, materials(look)),
});
