import type { Group } from "three";
import { type BodyFinish, bodyFinish } from "../materials/bodyFinish.ts";
import { sunburst } from "../materials/burst.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome, nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { model } from "../model.ts";
import { boltOnNeck } from "../parts/boltOnNeck.ts";
import { controlKnob } from "../parts/controlKnob.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, smooth } from "../parts/outline.ts";
import { pickup } from "../parts/pickup.ts";
import { box, slab } from "../parts/slab.ts";
import { gauges } from "../parts/stringing.ts";
import { abreast } from "../parts/strings.ts";
import { along, rod, tube } from "../parts/tube.ts";
import { type Flat, v } from "../parts/vector.ts";

type Look = BodyFinish & { guard: string; covers: string; board: "maple" | "rosewood" };

const DEPTH = 4.5;
const SADDLE = 14.6;
const SCALE = 64.8;
const NECK = DEPTH + 0.4;
const SPREAD = { bridge: 5.3, nut: 3.5 };

const body = smooth(
  [
    [0, 0.1],
    [6, 0.5],
    [11.2, 2.3],
    [14.8, 5.7],
    [16.2, 10],
    [15.7, 14.8],
    [13.6, 19.6],
    [11.7, 24.2],
    [11.3, 28.4],
    [12.1, 32.6],
    [13.4, 36.4],
    [13.9, 39.2],
    [12.9, 41.7],
    [11, 42.2],
    [8.8, 40.6],
    [6.4, 38.5],
    [4.4, 37.4],
    [2.9, 37],
    [0, 37],
    [-2.9, 38],
    [-4.6, 39.1],
    [-6.4, 41.2],
    [-8.2, 44],
    [-9.8, 46.2],
    [-11.3, 46.7],
    [-12.8, 45.1],
    [-13.6, 42.2],
    [-13.5, 38.8],
    [-12.5, 34.6],
    [-11.6, 30.4],
    [-12.1, 25.4],
    [-14.3, 20],
    [-16.2, 14.6],
    [-16.5, 9.4],
    [-14.8, 4.6],
    [-11, 1.5],
    [-6, 0.2],
  ],
  360,
);

const guardShape = smooth(
  [
    [0, 34],
    [3, 35.6],
    [5, 36.1],
    [7.6, 37.8],
    [9.8, 39.9],
    [11.4, 40.3],
    [12.2, 38.6],
    [11.6, 35.8],
    [10.5, 32.4],
    [9.9, 28.4],
    [10.8, 24],
    [12.4, 19.6],
    [13.4, 14.8],
    [12.6, 10.6],
    [10.4, 8.8],
    [7.6, 9.6],
    [5.6, 11.8],
    [4.9, 15.6],
    [3.8, 16.8],
    [0, 16.9],
    [-4, 16.9],
    [-7.8, 18.7],
    [-10, 22.8],
    [-10.3, 27.4],
    [-10.7, 32.2],
    [-11.7, 37],
    [-12.2, 41],
    [-11.8, 44],
    [-10.8, 45],
    [-9.4, 43.5],
    [-7.4, 40.5],
    [-5.3, 37.7],
    [-3, 35.8],
  ],
  300,
);

const screws: Flat[] = [
  [4.6, 35.5],
  [11.2, 39.3],
  [10, 31.6],
  [12.5, 16.4],
  [9.6, 9.6],
  [4, 17.6],
  [-4.4, 17.5],
  [-9.6, 24],
  [-10.3, 33.5],
  [-11.2, 43.6],
];

function tremolo(metal: ReturnType<typeof chrome>, tip: ReturnType<typeof plastic>): Group {
  const arm = [v(3.9, 0.2, 0.4), v(4.6, 0.8, 1.5), v(6.2, 3.2, 2), v(9, 8.4, 2.4), v(10.6, 12.2, 2.6)];
  return group(
    mesh(box(7.4, 3.3, 0.3, 0.2), metal, v(0, -0.35, 0.15)),
    ...abreast(6, SPREAD.bridge).flatMap((x) => [
      mesh(box(1, 1.9, 0.55, 0.16), metal, v(x, -0.45, 0.72)),
      mesh(rod(v(x, -1.95, 0.6), v(x, -1.3, 0.62), 0.13, 0.13, 10), metal),
    ]),
    mesh(tube(along(arm, 40), 0.22, { straight: true }), metal),
    mesh(rod(v(10.2, 11.2, 2.56), v(11.1, 13.5, 2.68), 0.36, 0.3), tip),
  );
}

export default model<Look>({
  finishes: {
    sunburst: { wood: "birch", burst: sunburst, guard: "#ece5d2", covers: "#e9e1cb", board: "rosewood" },
    black: { wood: "birch", paint: paints.black, guard: "#efede6", covers: "#f0eee8", board: "maple" },
    white: { wood: "birch", paint: paints.white, guard: "#d9d3bf", covers: "#26262a", board: "rosewood" },
    red: { wood: "birch", paint: paints.red, guard: "#f0eee8", covers: "#f0eee8", board: "rosewood" },
    blue: { wood: "birch", paint: paints.blue, guard: "#f0eee8", covers: "#f0eee8", board: "maple" },
    teal: { wood: "birch", paint: paints.teal, guard: "#efe8d6", covers: "#efe8d6", board: "rosewood" },
    pink: { wood: "birch", paint: paints.pink, guard: "#f0eee8", covers: "#f0eee8", board: "maple" },
  },
  size: [32.8, 99.2, 7.5],
  camera: { azimuth: 20, elevation: 5, fill: 0.92 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [2, 18, 5], across: 24, azimuth: 22, elevation: 16 },
  build(look) {
    const { face, edge } = bodyFinish(look, 33, 47);
    const metal = chrome();
    const [guard, covers, black] = [plastic(look.guard, 0.35), plastic(look.covers, 0.4), matt("#101012")];
    const top = DEPTH + 0.27;
    const coil = (y: number, turn: number) =>
      placed(
        pickup({
          width: 8.3,
          height: 1.85,
          thick: 0.55,
          cover: covers,
          poles: { count: 6, apart: 5.2, material: nickel() },
        }),
        { at: v(0, y, top), turn: [0, 0, turn] },
      );
    return group(
      mesh(slab(plate(body), DEPTH, 0.7, 6), [face, edge]),
      mesh(slab(plate(guardShape), 0.25, 0.06), guard, v(0, 0, DEPTH)),
      mesh(slab(plate(guardShape), 0.09), black, v(0, 0, DEPTH + 0.07)),
      ...screws.map(([x, y]) => mesh(rod(v(x, y, DEPTH), v(x, y, top + 0.06), 0.26, 0.2, 14), nickel())),
      coil(SADDLE + 4.4, 11),
      coil(SADDLE + 10, 0),
      coil(SADDLE + 16.2, 0),
      ...(
        [
          [7.1, 17.4],
          [9.4, 14.2],
          [10.9, 11.2],
        ] as const
      ).map(([x, y]) => placed(controlKnob("skirted", covers), { at: v(x, y, top) })),
      placed(mesh(box(0.32, 2.6, 0.06, 0.15), black), { at: v(10.6, 21, top), turn: [0, 0, -28] }),
      mesh(rod(v(10.8, 21.4, top), v(11, 21.9, top + 1), 0.2, 0.34), covers),
      placed(mesh(slab(plate(ellipse(0, 0, 1.15, 2.6), [ellipse(0, 0.2, 0.55)]), 0.3, 0.12), metal), {
        at: v(12, 6.6, DEPTH - 0.05),
        turn: [0, 0, -40],
      }),
      // The cover over the springs, behind.
      mesh(box(9.4, 13.6, 0.2, 0.5, 0.05), guard, v(0, SADDLE + 4.4, -0.06)),
      placed(tremolo(metal, covers), { at: v(0, SADDLE, DEPTH) }),
      boltOnNeck({
        saddle: SADDLE,
        scale: SCALE,
        depth: DEPTH,
        face: NECK,
        end: 33.3,
        frets: 21,
        widths: [4.2, 5.6],
        dots: [3, 5, 7, 9, 12, 15, 17, 19, 21],
        board: look.board,
        metal,
        black,
        strings: { gauges: gauges.guitar, wound: 3, spread: SPREAD, behind: 1.2, heights: [0.9, 1.12, 0.98] },
      }),
      mesh(rod(v(0, 0.3, DEPTH / 2), v(0, -0.6, DEPTH / 2), 0.35, 0.55), metal),
    );
  },
});
