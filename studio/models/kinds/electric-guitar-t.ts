import type { Group, Material } from "three";
import type { BodyFinish } from "../materials/bodyFinish.ts";
import { solidFinish } from "../materials/edgeBurst.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { brass, chrome, nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { model } from "../model.ts";
import { boltOnNeck, thick } from "../parts/boltOnNeck.ts";
import { controlKnob } from "../parts/controlKnob.ts";
import { fair } from "../parts/fair.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { pickup } from "../parts/pickup.ts";
import { box, slab } from "../parts/slab.ts";
import { strapButton } from "../parts/strapButton.ts";
import { abreast } from "../parts/strings.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, v } from "../parts/vector.ts";

type Look = BodyFinish & {
  name: string;
  guard: string;
  board: "maple" | "rosewood";
  /** A longer neck and two covered humbuckers. */
  baritone?: true;
};

const DEPTH = 4.4;
const SADDLE = 13.4;
const SCALE = { guitar: 64.8, baritone: 68.6 };
const NECK = DEPTH + 0.4;
const TOP = DEPTH + 0.22;
const SPREAD = { bridge: 5.4, nut: 3.5 };
/** How far behind the saddles the strings go down into the body. */
const BEHIND = 1.5;

const body = fair([
  [0, 0],
  [5.6, 0.4],
  [11, 2.1],
  [14.8, 5.8],
  [16.2, 10.6],
  [15.5, 15.4],
  [13.6, 19.8],
  [12.2, 23.8],
  [12.1, 27.4],
  [13, 31],
  [13.6, 34],
  [12.9, 36.4],
  [11.2, 37.5],
  [9.3, 36.9],
  [7.6, 35],
  [5.8, 33.2],
  [3.6, 32.4],
  [0, 35.2],
  [-2.9, 38.6],
  [-5.4, 39.6],
  [-8.6, 39.4],
  [-11.6, 37.9],
  [-13.5, 35],
  [-13.9, 31.4],
  [-13.1, 27.4],
  [-12.3, 23.6],
  [-13.4, 19.6],
  [-15.4, 15.4],
  [-16.2, 10.6],
  [-14.8, 5.8],
  [-11, 2.1],
  [-5.6, 0.4],
]);

const guardShape = fair(
  [
    [0, 20],
    [3.6, 20.1],
    [5.6, 21.4],
    [6.6, 24.2],
    [7.6, 27.6],
    [8.7, 30.8],
    [8.6, 33],
    [7.2, 33],
    [5.4, 31.5],
    [3.4, 31.1],
    [0, 33.6],
    [-2.9, 37.2],
    [-5.2, 38.2],
    [-7.9, 37.7],
    [-10, 35.8],
    [-11, 32.6],
    [-10.8, 29],
    [-10, 25.6],
    [-8.4, 22.4],
    [-5.4, 20.4],
  ],
  260,
);

const screws: Flat[] = [
  [7.8, 32.2],
  [6.3, 25.4],
  [-8, 23.4],
  [-10.2, 32.6],
  [-4.2, 37.2],
];

/** The steel plate, `long` from its tail: the usual one also holds a pickup. */
const bridge = (metal: Material, warm: Material, black: Material, long: number) =>
  group(
    mesh(box(8.4, long, 0.18, 0.2), metal, v(0, long / 2 - 2.35, 0.09)),
    mesh(box(0.2, long, 0.9, 0.05), metal, v(-4.2, long / 2 - 2.35, 0.45)),
    mesh(box(0.2, long, 0.9, 0.05), metal, v(4.2, long / 2 - 2.35, 0.45)),
    mesh(box(8.4, 0.2, 0.9, 0.05), metal, v(0, -2.3, 0.45)),
    ...[-1.98, 0, 1.98].map((x) => mesh(rod(v(x - 0.94, 0, 0.62), v(x + 0.94, 0, 0.62), 0.36, 0.36, 28), warm)),
    ...[-1.98, 0, 1.98].map((x) => mesh(rod(v(x, -2.2, 0.6), v(x, 0, 0.62), 0.1, 0.1, 8), metal)),
    ...abreast(6, SPREAD.bridge).map((x) => mesh(rod(v(x, -BEHIND, 0.1), v(x, -BEHIND, 0.19), 0.2), black)),
    ...[-3.5, 3.5].flatMap((x) =>
      [-1.8, long - 2.95].map((y) => mesh(rod(v(x, y, 0.1), v(x, y, 0.3), 0.3, 0.2, 20), nickel())),
    ),
  );

/** The ferrules in the back that hold the strings' balls, for they go through the body. */
const ferrules = (metal: Material, black: Material): Group =>
  group(
    ...abreast(6, SPREAD.bridge).flatMap((x) => [
      mesh(rod(v(x, SADDLE - BEHIND, 0.1), v(x, SADDLE - BEHIND, -0.08), 0.42, 0.38, 24), metal),
      mesh(rod(v(x, SADDLE - BEHIND, 0), v(x, SADDLE - BEHIND, -0.09), 0.2, undefined, 16), black),
    ]),
  );

/** A single coil under its cover at the neck, a slanted one in the bridge's plate. */
const singleCoils = (metal: Material, black: Material): Group =>
  group(
    placed(pickup({ width: 7.6, height: 1.9, thick: 0.75, cover: nickel() }), { at: v(0, SADDLE + 16, TOP) }),
    placed(bridge(metal, brass(), black, 8.9), { at: v(0, SADDLE, DEPTH) }),
    placed(
      pickup({
        width: 7.4,
        height: 2.1,
        thick: 0.6,
        cover: black,
        poles: { count: 6, apart: 5.2, material: nickel(), radius: 0.26 },
      }),
      { at: v(0, SADDLE + 3.9, DEPTH + 0.2), turn: [0, 0, -15] },
    ),
  );

function humbuckers(metal: Material, ring: Material): Group {
  const poles = { count: 6, apart: 5, material: chrome(), y: 0.9, radius: 0.22, proud: 0.12 };
  const one = { width: 6.9, height: 3.7, radius: 0.2, thick: 0.8, cover: nickel(), ring, poles };
  return group(
    placed(pickup(one), { at: v(0, SADDLE + 15.8, TOP) }),
    placed(pickup({ ...one, thick: 0.95 }), { at: v(0, SADDLE + 4.4, DEPTH) }),
    placed(bridge(metal, brass(), ring, 4.1), { at: v(0, SADDLE, DEPTH) }),
  );
}

export default model<Look>({
  finishes: {
    honey: { name: "Corvane", wood: "birch", stain: "#e79d48", guard: "#17171a", board: "maple" },
    black: { name: "Corvane", wood: "birch", paint: paints.black, guard: "#eeebe2", board: "maple" },
    green: { name: "Corvane", wood: "birch", paint: paints.green, guard: "#efe8d4", board: "rosewood" },
    grey: { name: "Corvane", wood: "birch", paint: paints.grey, guard: "#eeebe2", board: "rosewood", baritone: true },
    natural: { name: "Kitamine", wood: "birch", gloss: 0.3, guard: "#17171a", board: "maple" },
  },
  size: [32.6, 98, 6.2],
  camera: { azimuth: 20, elevation: 5, fill: 0.92 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [2, 15, 5], across: 24, azimuth: 22, elevation: 16 },
  build(look) {
    const { face, edge } = solidFinish(look, body, 33, 41);
    const [metal, black] = [chrome(), matt("#101012")];
    const baritone = look.baritone === true;
    return group(
      mesh(slab(plate(body), DEPTH, 0.3, 4), [face, edge]),
      mesh(slab(plate(guardShape), 0.22, 0.05), plastic(look.guard, 0.35), v(0, 0, DEPTH)),
      ...screws.map(([x, y]) => mesh(rod(v(x, y, DEPTH), v(x, y, TOP + 0.05), 0.24, 0.18, 14), nickel())),
      baritone ? humbuckers(metal, black) : singleCoils(metal, black),
      placed(
        group(
          mesh(slab(plate(roundRect(3.3, 16, 1.6)), 0.15, 0.05), metal),
          mesh(box(0.36, 2.8, 0.04, 0.16), black, v(0, 4.4, 0.16)),
          mesh(rod(v(0, 4.9, 0.1), v(0, 5.4, 1.1), 0.22, 0.2), metal),
          mesh(rod(v(0, 5.3, 0.95), v(0, 5.6, 1.6), 0.42, 0.42, 24), black),
          ...[-7.3, 7.3].map((y) => mesh(rod(v(0, y, 0.1), v(0, y, 0.25), 0.28, 0.2, 20), nickel())),
          placed(controlKnob("barrel", metal), { at: v(0, 0.2, 0.15) }),
          placed(controlKnob("barrel", metal), { at: v(0, -4.6, 0.15) }),
        ),
        { at: v(10.5, 12.6, DEPTH), turn: [0, 0, 12] },
      ),
      boltOnNeck({
        saddle: SADDLE,
        scale: SCALE[baritone ? "baritone" : "guitar"],
        depth: DEPTH,
        face: NECK,
        end: 32,
        frets: baritone ? 22 : 21,
        widths: [4.2, 5.6],
        name: look.name,
        dots: [3, 5, 7, 9, 12, 15, 17, 19, 21],
        board: look.board,
        metal,
        black,
        strings: {
          gauges: thick.guitar.map((radius) => radius * (baritone ? 1.2 : 1)),
          wound: 3,
          spread: SPREAD,
          behind: BEHIND,
          heights: [0.16, 1.02, 0.98],
        },
      }),
      ferrules(nickel(), black),
      strapButton(v(-7.2, 39.8, DEPTH / 2), v(-0.2, 1, 0), metal),
      mesh(rod(v(15.6, 7, DEPTH / 2), v(16.3, 6.8, DEPTH / 2), 0.9, 0.9, 24), metal),
    );
  },
});
