import type { Group, Material } from "three";
import { leather } from "../materials/hide.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { barHandle } from "../parts/barHandle.ts";
import { batterySpeaker } from "../parts/batterySpeaker.ts";
import { lathe } from "../parts/lathe.ts";
import { legends } from "../parts/legends.ts";
import { screwHead } from "../parts/loudspeaker.ts";
import { makersPlate } from "../parts/makersPlate.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, plate, roundRect } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { passiveSpeaker } from "../parts/passiveSpeaker.ts";
import { box, slab } from "../parts/slab.ts";
import { lamp, mainsInlet, xlrSocket } from "../parts/socket.ts";
import { steelGrille } from "../parts/steelGrille.ts";
import { tripod } from "../parts/tripod.ts";
import { rod } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

const [WIDTH, HEIGHT, DEPTH, BACK] = [36, 58, 33, 22];
/** How high the pole lifts it. */
const POLE = 62;

/** The amplifier's plate: two inputs with their knobs, a link, the mains. */
function amplifier() {
  const panel = physical({ color: "#1b1c1f", metalness: 0.5, roughness: 0.5 });
  const [dark, metal, black] = [matt("#0a0a0b"), nickel(), plastic("#17181a", 0.4)];
  const [knob, mark] = [plastic("#2b2c30", 0.45), plastic("#eeeae0")];
  const print = legends("#dcd8ce", { size: 0.5 });
  const turned = (x: number, y: number, angle: number) =>
    placed(panelKnob({ radius: 0.85, height: 1.1, material: knob, pointer: mark, angle, grooves: 20 }), {
      at: v(x, y, 0),
    });
  return group(
    mesh(slab(plate(roundRect(16, 34, 1)), 0.3, 0.08), panel),
    placed(
      group(
        ...[-7.3, 7.3].flatMap((x) => [-16, 0, 16].map((y) => screwHead(x, y, 0.4, metal))),
        ...[-6, -4.5, -3, -1.5, 0, 1.5, 3, 4.5, 6].map((x) => mesh(box(0.45, 6, 1.6, 0.12), panel, v(x, 11.5, 0.7))),
        ...[-4, 0].map((x) => placed(xlrSocket("combo", { plate: black, dark, metal }), { at: v(x, 0, 0) })),
        placed(xlrSocket("output", { plate: black, dark, metal }), { at: v(4.4, 0, 0) }),
        print("INPUT 1", -4, -2.3),
        print("INPUT 2", 0, -2.3),
        print("LINK", 4.4, -2.3),
        turned(-4, 4.6, 20),
        turned(0, 4.6, -30),
        turned(4.4, 4.6, 0),
        print("LEVEL 1", -4, 3.1),
        print("LEVEL 2", 0, 3.1),
        print("TONE", 4.4, 3.1),
        placed(lamp(0.22, "#54d06a"), { at: v(-5.5, 7, 0) }),
        placed(lamp(0.22, "#d8352c"), { at: v(-4.4, 7, 0) }),
        mesh(box(1.6, 2.4, 0.7, 0.2), black, v(5, -8, 0.2)),
        placed(mainsInlet(black, metal), { at: v(-2, -8, 0) }),
        print("180 - 260 V ~  50 Hz", -2, -10.4),
      ),
      { at: v(0, 0, 0.3) },
    ),
  );
}

/** The trapezoid cabinet, the middle of its bottom at the origin. */
function cabinet(paint: Material): Group {
  const across = WIDTH / 2;
  const plan = cornered([
    [-across + 1, -DEPTH / 2],
    [across - 1, -DEPTH / 2],
    [across, -DEPTH / 2 + 1],
    [across, -DEPTH / 2 + 3],
    [BACK / 2 + 1, DEPTH / 2 - 0.6],
    [BACK / 2, DEPTH / 2],
    [-BACK / 2, DEPTH / 2],
    [-BACK / 2 - 1, DEPTH / 2 - 0.6],
    [-across, -DEPTH / 2 + 3],
    [-across, -DEPTH / 2 + 1],
  ]);
  const lean = (Math.atan2(across - BACK / 2 - 1, DEPTH - 3.6) * 180) / Math.PI;
  return group(
    mesh(slab(plate(plan), HEIGHT, 0.7).rotateX(-Math.PI / 2), paint),
    placed(steelGrille({ width: WIDTH - 2.4, height: HEIGHT - 3, bulge: 2.2, color: "#5d6066" }), {
      at: v(0, HEIGHT / 2, DEPTH / 2 - 0.2),
    }),
    placed(makersPlate("MUZHAKKAM"), { at: v(0, 4.6, DEPTH / 2 + 3) }),
    ...[-1, 1].map((side) =>
      placed(barHandle(), {
        at: v(side * (across + BACK / 2 + 1) * 0.5, HEIGHT * 0.62, -1),
        turn: [0, side * (90 + lean), 0],
      }),
    ),
    ...[-1, 1].flatMap((side) => [
      mesh(box(3.4, 1, 3.4, 0.8), matt("#101011"), v(side * (across - 3), -0.4, DEPTH / 2 - 4)),
      mesh(box(3.4, 1, 3.4, 0.8), matt("#101011"), v(side * (BACK / 2 - 2), -0.4, -DEPTH / 2 + 4)),
    ]),
    placed(amplifier(), { at: v(0, HEIGHT / 2, -DEPTH / 2), turn: [0, 180, 0] }),
  );
}

/** A 12 inch active loudspeaker on the pole of its tripod. */
function onPole(paint: Material): Group {
  const [tubes, joint, rubber] = [
    physical({ color: "#202124", metalness: 0.5, roughness: 0.45 }),
    plastic("#161719", 0.45),
    matt("#0f0f10"),
  ];
  return group(
    placed(cabinet(paint), { at: v(0, POLE + 1, 0) }),
    mesh(rod(v(0, 6, 0), v(0, 44, 0), 1.75, undefined, 28), tubes),
    mesh(rod(v(0, 42, 0), v(0, POLE, 0), 1.45, undefined, 28), tubes),
    mesh(
      lathe([
        [1.5, 42.5],
        [2.3, 42.7],
        [2.5, 43.4],
        [2.5, 46.6],
        [2.2, 47.4],
        [1.45, 47.6],
      ]),
      joint,
    ),
    mesh(rod(v(2, 45, 0), v(5.4, 45, 0), 0.5), joint),
    mesh(rod(v(5, 45, 0), v(6.2, 45, 0), 1.5, 1.4, 24), joint),
    mesh(
      lathe([
        [1.45, POLE - 6],
        [2.9, POLE - 5.6],
        [3.1, POLE - 0.6],
        [3.1, POLE],
        [0, POLE],
      ]),
      joint,
    ),
    tripod({ top: 36, reach: 40, thick: 1.35, metal: tubes, joint, rubber, brace: 14, pole: 1.75, turn: 60 }),
  );
}

/** On the floor, where the closer look is at the plate on the grille. */
const floored = (speaker: (paint: Material) => Group, x: number, y: number, z: number) => (paint: Material) =>
  placed(group(speaker(paint)), { at: v(x, y, z) });

/** A loudspeaker for a hall: on its pole, with a battery, or a large one without an amplifier. */
export default model<{ speaker: (paint: Material) => Group }>({
  finishes: {
    black: { speaker: onPole },
    "black-battery": { speaker: floored(batterySpeaker, -3, 56, 2) },
    "black-passive": { speaker: floored(passiveSpeaker, 6, 60, -7) },
  },
  size: [73.5, 121, 67.5],
  camera: { azimuth: 26, elevation: 5, fill: 0.92 },
  framed: {
    black: { fill: 0.96 },
    "black-battery": { fill: 0.74 },
    "black-passive": { fill: 0.74 },
  },
  angle: { azimuth: -148, elevation: 10, fill: 0.92 },
  close: { at: [-3, 74, 14], across: 34, azimuth: 28, elevation: 8 },
  build: ({ speaker }) => speaker(leather("#28292c", 5, { roughness: 0.7 })),
});
