import type { Material, Object3D } from "three";
import { cloth } from "../materials/cloth.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { legends } from "../parts/legends.ts";
import { tweeter, woofer } from "../parts/loudspeaker.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { type Box, rear, terminals } from "../parts/monitorBox.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { bar, box, slab } from "../parts/slab.ts";
import { jackSocket, lamp } from "../parts/socket.ts";
import { v } from "../parts/vector.ts";

type Look = {
  case: () => Material;
  baffle: () => Material;
  cone: () => Material;
  ink: string;
  name: string;
  box: Box;
};
const five: Box = {
  width: 19,
  height: 29,
  depth: 22.4,
  woofer: { y: 11.5, r: 7 },
  tweeter: { y: 22.9, r: 4.2 },
  slot: { y: 2.5, width: 12.5, height: 1.7 },
  plate: 1,
};
const six: Box = {
  ...five,
  width: 22,
  height: 34,
  depth: 26,
  woofer: { y: 13.4, r: 8.3 },
  tweeter: { y: 26.8, r: 4.9 },
  slot: { y: 2.9, width: 14.6, height: 2 },
  plate: 1.17,
  pair: 29,
};
const eight: Box = {
  width: 27,
  height: 41,
  depth: 33,
  woofer: { y: 16.3, r: 10.9 },
  tweeter: { y: 33, r: 5.2 },
  slot: { y: 3, width: 18, height: 2 },
  plate: 1.3,
};
const four: Box = {
  width: 15,
  height: 23,
  depth: 17.6,
  woofer: { y: 9.4, r: 5.5 },
  tweeter: { y: 18.4, r: 3.2 },
  plate: 0.76,
  pair: 22,
  wedges: true,
};

/** One box, its lower front edge's middle at the origin. */
function speaker({ case: make, baffle: face, cone, ink, name, box: dimensions }: Look, powered = true) {
  const { width, height, depth, woofer: low, tweeter: high, slot, plate: larger } = dimensions;
  const [casing, baffle, dark] = [make(), face(), matt("#08080a")];
  const front = plate(roundRect(width, height, 1.1), [
    ellipse(0, low.y - height / 2, low.r * 0.9, undefined, 96),
    ellipse(0, high.y - height / 2, high.r * 0.96, undefined, 96),
    ...(slot ? [roundRect(slot.width, slot.height, 0.8).map((p) => p.setY(p.y + slot.y - height / 2))] : []),
  ]);
  // As thick as the cone is deep.
  const wall = low.r * 0.37;
  const rubber = plastic("#1a1a1c", 0.6);
  const print = legends(ink, { size: 0.62, weight: 600 });
  const made = group(
    mesh(slab(front, wall, 0.5, 5), baffle, v(0, height / 2, -wall)),
    mesh(
      slab(plate(roundRect(width - 0.02, height - 0.02, 1)), depth - wall - 0.1, 0.25),
      casing,
      v(0, height / 2, -depth),
    ),
    mesh(box(width - 2, height - 2, 0.1, 0.5, 0.02), dark, v(0, height / 2, 0.02 - wall)),
    placed(
      woofer({
        radius: low.r,
        cone: cone(),
        surround: rubber,
        cap: cone(),
        frame: plastic("#232427", 0.4),
        screw: plastic("#0f0f10", 0.35),
        screws: 6,
      }),
      { at: v(0, low.y, 0) },
    ),
    placed(tweeter(1.45, high.r, matt("#202022", { sheen: 0.4 }), plastic("#1e1f22", 0.42)), {
      at: v(0, high.y, 0),
    }),
    ...(powered ? [placed(lamp(0.16, "#7fd0ff"), { at: v(width / 2 - 1.7, height - 1.9, 0) })] : []),
    print(name, -width / 2 + 2.6, height - 1.9),
    placed(powered ? rear(name) : terminals(), {
      at: v(0, height / 2, -depth),
      turn: [0, 180, 0],
      scale: [larger, larger, 1],
    }),
  );
  if (slot)
    made.add(
      mesh(
        slab(
          plate(roundRect(slot.width + 0.7, slot.height + 0.7, 1.1), [roundRect(slot.width, slot.height, 0.8)]),
          0.14,
          0.05,
        ),
        plastic("#1e1f22", 0.5),
        v(0, slot.y, -0.02),
      ),
    );
  else if (powered)
    made.add(
      placed(
        panelKnob({
          radius: 0.85,
          height: 1.1,
          material: plastic("#2b2c30", 0.45),
          pointer: plastic("#eeeae0"),
          angle: 30,
          grooves: 24,
        }),
        { at: v(width / 2 - 2, 2.1, 0) },
      ),
      placed(jackSocket(nickel(), dark, true), { at: v(-width / 2 + 2, 2.1, 0), scale: [1.5, 1.5, 1.5] }),
    );
  return made;
}

/** A foam wedge below a speaker, its lower front edge's middle at the origin, and the speaker that it tilts. */
function tilted(thing: Object3D, { width, depth }: Box) {
  const wedge = bar(
    [
      [0, 0],
      [depth, 0],
      [depth, 1.7],
      [0, 3.2],
    ],
    width - 0.6,
    0.6,
  );
  return group(
    mesh(wedge, matt("#4a4c50"), v(0.3 - width / 2, 0, 0)),
    placed(group(thing), { at: v(0, 3.05, 0), turn: [-4.9, 0, 0] }),
  );
}

const painted = (color: string) => () => physical({ color, roughness: 0.62, clearcoat: 0.1, clearcoatRoughness: 0.6 });
const woven = (color: string) => () =>
  cloth(color, 0.13, { roughness: 0.4, clearcoat: 0.5, clearcoatRoughness: 0.3, sheen: 0 });

const paper = (color: string) => () => matt(color, { sheen: 0.3 });
const dark = { case: painted("#1d1e20"), baffle: painted("#212225"), ink: "#c9c5ba" };
const light = { case: painted("#e9e6df"), baffle: painted("#efece5"), ink: "#3a3c40" };

/** A two-way monitor: one with a slot port, pairs in wood, and small pairs of which one has the volume. */
export default model<Look>({
  finishes: {
    black: { ...dark, cone: woven("#6d6a63"), name: "KLANG", box: five },
    white: { ...light, cone: woven("#9fa1a3"), name: "KLANG", box: five },
    "black-8": { ...dark, cone: woven("#6d6a63"), name: "KLANG 8", box: eight },
    "black-pair": { ...dark, cone: paper("#37342f"), name: "MINNAL", box: four },
    "white-pair": { ...light, cone: paper("#4a4640"), name: "MINNAL", box: four },
    walnut: {
      case: () => wood("walnut", { across: 40, along: 60, gloss: 0.35 }),
      baffle: painted("#1b1b1d"),
      cone: () => plastic("#1c1d20", 0.38),
      ink: "#d7b98a",
      name: "MINNAL",
      box: six,
    },
  },
  size: [19, 29, 24],
  camera: { azimuth: 24, elevation: 9, fill: 0.84 },
  framed: {
    black: { fill: 0.75 },
    "black-8": { fill: 0.75 },
    white: { fill: 0.75 },
  },
  angle: { azimuth: -152, elevation: 14 },
  close: { at: [0, 12.4, 11], across: 18, azimuth: 26, elevation: 12 },
  build(look) {
    const { width, depth, pair, wedges } = look.box;
    const one = (powered?: boolean) => {
      const made = speaker(look, powered);
      if (!wedges)
        made.add(
          ...[-1, 1].flatMap((side) =>
            [-2.6, 2.6 - depth].map((z) =>
              mesh(box(2.4, 0.5, 2.4, 0.3), matt("#101011"), v(side * (width / 2 - 2.6), -0.2, z)),
            ),
          ),
        );
      return placed(wedges ? tilted(made, look.box) : group(made), { at: v(0, 0, depth / 2) });
    };
    if (!pair) return one();
    return group(
      placed(group(one(!wedges)), { at: v(-pair, 0, 0), turn: [0, 6, 0] }),
      placed(group(one()), { turn: [0, -6, 0] }),
    );
  },
});
