import type { Material } from "three";
import { ivory, lacquer } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { bowl, gourd, plate, RADIUS } from "../parts/kudam.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { peg } from "../parts/peg.ts";
import { box } from "../parts/slab.ts";
import { abreast, plain, strings, wound } from "../parts/strings.ts";
import { rod } from "../parts/tube.ts";
import { turnedPeg } from "../parts/turnedPeg.ts";
import { at, mix, times, v } from "../parts/vector.ts";
import { pegThrough } from "../parts/veenaFittings.ts";
import { fineTuner, neckEnd, veenaNeck } from "../parts/veenaNeck.ts";
import { windings } from "../parts/windings.ts";
import { yali } from "../parts/yali.ts";

/** Along x: the bowl's middle, the bridge, the nut, where the peg box ends. The plate's face is at y 0. */
const [BOWL, BRIDGE, NUT, END] = [-43, -42, 32, 46];
const WIDE = 1.22;
const HIGH = { bridge: 4.3, nut: 3.2 };
const SYMPATHETIC = 12;
const SLIDE = { at: -4, radius: 1.45, length: 8.6 };

const stringHeight = (x: number): number => mix(HIGH.bridge, HIGH.nut, (x - BRIDGE) / (NUT - BRIDGE));
const half = (x: number): number => mix(5.2, 4.7, (x + 22) / (NUT + 22)) * WIDE;

const playing = abreast(6, 5.2);
const talam = [-4.5, -5.1, -5.7];
const sidePegs = times(SYMPATHETIC, (n) => mix(-14, 26, n / (SYMPATHETIC - 1)));
const talamPegs = [8, 16, 24];
/** Where the playing strings meet their pegs in the box, the first three on its far side; how deep the shafts lie. */
const pegsAt = [36.6, 40.2, 43.6, 42, 38.4, 35];
const SHAFT = -1.2;

function strung(dark: Material) {
  const [low, high, metal] = [wound(), plain(), brass()];
  const main = playing.map((z, n) => ({
    through: [
      v(BOWL - RADIUS - 0.1, 0.5, z * 0.8),
      v(BRIDGE, HIGH.bridge, z),
      v(NUT, HIGH.nut, z * 0.9),
      ...windings(v(at(pegsAt, n), SHAFT, z * 0.8), 0.44, n < 3 ? -1 : 1),
    ],
    radius: at([0.036, 0.036, 0.046, 0.046, 0.062, 0.07], n),
    material: n > 1 ? low : high,
  }));
  return group(
    strings([
      ...main,
      ...talam.map((z, n) => ({
        through: [
          v(BOWL - RADIUS - 0.1, 0.5, -3 - n * 0.5),
          v(BRIDGE, HIGH.bridge - 0.3 - n * 0.3, z),
          ...windings(v(at(talamPegs, n), SHAFT, -6.3), 0.38, -1),
        ],
        radius: 0.028,
        material: high,
      })),
      ...sidePegs.map((x, n) => ({
        through: [
          v(BOWL - RADIUS - 0.1, 0.3, mix(-2, 2, n / SYMPATHETIC)),
          v(BRIDGE + 4.2, 2.5, mix(-2.6, 2.6, n / SYMPATHETIC)),
          v(x, 0.75, mix(-1.6, half(x) - 1.4, 0.5 + n / SYMPATHETIC / 2)),
          v(x, 0.3, half(x) - 0.6),
        ],
        radius: 0.022,
        material: high,
      })),
    ]),
    mesh(box(1.6, 3.6, 9, 0.3), metal, v(BOWL - RADIUS + 0.2, -1, 0)),
    ...main.map(({ through }, n) => fineTuner(at(through, 0), at(through, 1), 0.32 + n * 0.05, metal)),
    ...sidePegs.map((x) => mesh(rod(v(x, 0.4, half(x) - 1.4), v(x, 0.75, half(x) - 1.4), 0.18), dark)),
  );
}

/** The broad wooden bridge with a brass plate, and the low one of the sympathetic strings. */
const bridges = (dark: Material, metal: Material) =>
  group(
    ...[-3.2, 3.2].map((z) => mesh(box(3, 2.6, 1.3, 0.3), dark, v(BRIDGE, 1.9, z))),
    mesh(box(3.2, 0.9, 8.8, 0.2), dark, v(BRIDGE, HIGH.bridge - 0.72, 0)),
    mesh(box(3.3, 0.24, 8.9, 0.08), metal, v(BRIDGE, HIGH.bridge - 0.15, 0)),
    mesh(box(1.5, 0.4, 3, 0.15), metal, v(BRIDGE, HIGH.bridge - 0.85, -5.2)),
    mesh(box(1, 1.6, 6.4, 0.2), dark, v(BRIDGE + 4.2, 1.66, 0)),
  );

/** The cylinder of ebony that the player slides, lying on the strings. */
const slide = () =>
  placed(
    mesh(
      lathe(
        [
          [0, -SLIDE.length / 2],
          [SLIDE.radius - 0.25, -SLIDE.length / 2],
          [SLIDE.radius, -SLIDE.length / 2 + 0.25],
          [SLIDE.radius, SLIDE.length / 2 - 0.25],
          [SLIDE.radius - 0.25, SLIDE.length / 2],
          [0, SLIDE.length / 2],
        ],
        { around: 64 },
      ).rotateX(Math.PI / 2),
      lacquer("#17130f", { roughness: 0.3 }),
    ),
    { at: v(SLIDE.at, stringHeight(SLIDE.at) + SLIDE.radius + 0.04, 0.4), turn: [0, 5, 0] },
  );

export default model<Record<string, never>>({
  finishes: { jackwood: {} },
  size: [126, 33, 38.3],
  camera: { azimuth: -38, elevation: 34, fill: 0.93 },
  angle: { azimuth: -150, elevation: 24, fill: 0.92 },
  close: { azimuth: 24, elevation: 34, at: [-14, 4, 2], across: 38 },
  build() {
    const body = wood("jackwood", { across: 34, along: 60, turn: Math.PI / 2, gloss: 0.7 });
    const stick = wood("jackwood", { across: 24, along: 90, gloss: 0.7 });
    const [bone, gilt, dark, metal] = [
      ivory(),
      brass({ color: "#d9a94e", roughness: 0.36 }),
      wood("rosewood", { across: 10, along: 20 }),
      brass(),
    ];
    const lying = group(
      placed(
        group(
          bowl(body, bone),
          plate(wood("jackwood", { across: 34, along: 60, turn: Math.PI / 2, gloss: 0.5, color: "#ffeeda" }), bone),
        ),
        {
          at: v(BOWL, 0, 0),
        },
      ),
      veenaNeck({ body: stick, bone, gilt, nut: NUT, end: END, rim: -25.6, wide: WIDE }),
      mesh(box(0.8, 2.8, 8.2, 0.2), metal, v(NUT, HIGH.nut - 1.42, 0)),
      bridges(dark, metal),
      strung(bone),
      slide(),
      ...pegsAt.map((x, n) => pegThrough(8, 1.4, 4.4, dark, bone, v(x, SHAFT, 0), n < 3 ? -1 : 1)),
      ...talamPegs.map((x) => placed(peg(6, 1.1, dark, bone), { at: v(x, SHAFT, -5), turn: [-90, 0, 0] })),
      ...sidePegs.map((x) => placed(turnedPeg(3.6, 0.72, dark), { at: v(x, -1.4, half(x) - 1), turn: [0, -90, 0] })),
      placed(yali(stick, gilt), { at: v(neckEnd(END) - 0.5, 0, 0) }),
      placed(gourd("#5a2416", gilt), { at: v(22, -3.6, 0) }),
    );
    return group(placed(lying, { turn: [22, 0, 3.5] }));
  },
});
