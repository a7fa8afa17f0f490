import type { Material, Vector3 } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { gold, nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { beltPack } from "../parts/beltPack.ts";
import { display } from "../parts/display.ts";
import { halfRack } from "../parts/halfRack.ts";
import { text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { legends } from "../parts/legends.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { box } from "../parts/slab.ts";
import { jackSocket, lamp, usbSocket, xlrSocket } from "../parts/socket.ts";
import { rod, tube } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

/** The transmitter that stands on the stage. */
function transmitter() {
  const [dark, metal, black] = [matt("#08080a"), nickel(), plastic("#17181a", 0.4)];
  const [knob, mark] = [plastic("#2a2b2f", 0.42), plastic("#f2efe8")];
  const print = legends("#dcd8ce", { size: 0.3 });
  const front = group(
    placed(
      display(
        5.6,
        2.2,
        "#241a0c",
        (on) => {
          text(on, "CH 11", { x: -1.2, y: -0.35, size: 0.8, colour: "#ffd27a", weight: 600 });
          text(on, "STEREO   5.8 GHz", { y: 0.6, size: 0.42, colour: "#ffd27a" });
          on.fillStyle = "#ffd27a";
          for (const [n, high] of [0.5, 0.7, 0.9, 0.6].entries()) on.fillRect(1 + n * 0.35, 0.1 - high, 0.22, high);
        },
        0.3,
      ),
      { at: v(-3.6, 0, 0) },
    ),
    mesh(box(1.3, 0.8, 0.4, 0.2), black, v(-8.8, -0.1, 0.1)),
    print("POWER", -8.8, -1.1),
    placed(lamp(0.13, "#54d06a"), { at: v(-8.8, 0.8, 0) }),
    ...[
      { x: 1.4, words: "INPUT", angle: -20 },
      { x: 4.2, words: "PHONES", angle: 30 },
    ].flatMap(({ x, words, angle }) => [
      placed(panelKnob({ radius: 0.85, height: 1, material: knob, pointer: mark, grooves: 24, angle }), {
        at: v(x, 0.1, 0),
      }),
      print(words, x, -1.4),
    ]),
    placed(jackSocket(metal, dark), { at: v(7.4, 0.1, 0) }),
    print("MONITOR", 7.4, -1.4),
    print("BREKKEVIK", 7.4, 1.6),
  );
  const back = group(
    ...[2.6, 6].map((x) => placed(xlrSocket("combo", { plate: black, dark, metal }), { at: v(x, 0, 0) })),
    placed(usbSocket("C", metal, dark), { at: v(-3, 0, 0) }),
    print("INPUT 1", 6, 1.8),
    print("INPUT 2", 2.6, 1.8),
    print("5 V", -3, 0.8),
  );
  return halfRack(front, back, 1);
}

/** The receiver, with a volume knob and the earphones' socket. */
function receiver() {
  const amber = "#ffd27a";
  return beltPack({
    name: "NAER",
    screen: {
      ground: "#241a0c",
      draw: (on) => {
        text(on, "11", { x: -0.9, y: 0, size: 1, colour: amber, weight: 600 });
        on.fillStyle = amber;
        for (const n of [0, 1, 2, 3]) on.fillRect(0.3 + n * 0.3, 0.4 - n * 0.22, 0.2, 0.2 + n * 0.22);
      },
    },
    aerial: { x: -2.2, long: 4.2 },
    sockets: [
      mesh(rod(v(1.9, 4.4, 1.1), v(1.9, 5.6, 1.1), 0.75, 0.7, 32), plastic("#34363b", 0.4)),
      placed(group(jackSocket(nickel(), matt("#08080a"), true)), {
        at: v(-0.6, 4.5, 1.1),
        turn: [-90, 0, 0],
        scale: [1.3, 1.3, 1.3],
      }),
    ],
  });
}

/** An earphone lying on its side: its shell for the ear's bowl, nozzle and tip towards x. */
function earphone(side: 1 | -1, shell: Material, tip: Material, metal: Material) {
  const body = lathe(
    [
      [0, -0.62],
      [0.5, -0.56],
      [0.86, -0.3],
      [0.95, 0],
      [0.86, 0.3],
      [0.5, 0.52],
      [0, 0.58],
    ],
    { smooth: true, around: 48 },
  ).scale(1.18, 1, 0.95);
  const nozzle = group(
    mesh(
      lathe([
        [0.3, 0],
        [0.27, 0.75],
        [0, 0.76],
      ]),
      metal,
    ),
    mesh(
      lathe(
        [
          [0.3, 0.28],
          [0.62, 0.3],
          [0.66, 0.4],
          [0.6, 0.72],
          [0.42, 0.98],
          [0.28, 1.06],
          [0.16, 1.02],
        ],
        { around: 40, smooth: true },
      ),
      tip,
    ),
    mesh(rod(v(0, 0.9, 0), v(0, 1, 0), 0.24, undefined, 24), matt("#6e7073")),
  );
  return group(
    mesh(body, shell, v(0, 0.62, 0)),
    placed(nozzle, { at: v(side * 0.6, 0.75, 0.25), turn: [20, 0, -side * 62] }),
    mesh(rod(v(0, 0.7, -0.7), v(0, 0.75, -1.3), 0.2, 0.16, 14), metal),
  );
}

/** The cables: from each earphone over its hook to the slider, together to the pack. */
function cables(ends: readonly [Vector3, Vector3], join: Vector3, way: readonly Vector3[], jacket: Material) {
  return group(
    ...ends.map((from, n) => {
      const out = n ? 1 : -1;
      return mesh(
        tube(
          [
            from,
            from.clone().add(v(out * 0.2, 0.15, -1)),
            from
              .clone()
              .add(v(out * 1.3, 0.05, -1.9))
              .setY(0.35),
            from
              .clone()
              .add(v(out * 2.4, 0, -0.9))
              .setY(0.14),
            from
              .clone()
              .add(v(out * 1.8, 0, 1.6))
              .setY(0.1),
            join
              .clone()
              .add(v(out * 0.7, 0, -2.2))
              .setY(0.1),
            join,
          ],
          0.085,
          { pieces: 90, around: 8 },
        ),
        jacket,
      );
    }),
    mesh(tube([...way], 0.1, { pieces: 140, around: 8 }), jacket),
  );
}

/** A stage set: transmitter, belt receiver, earphones with a clear cable. */
export default model({
  finishes: { black: {} },
  size: [23.2, 17.3, 31.2],
  camera: { azimuth: 18, elevation: 30, fill: 0.92 },
  angle: { azimuth: -150, elevation: 28, fill: 0.92 },
  close: { at: [-6, 1, 9.6], across: 11, azimuth: 8, elevation: 40 },
  build() {
    const clear = physical({ color: "#cfd3d4", roughness: 0.22, clearcoat: 0.8, clearcoatRoughness: 0.15 });
    const smoke = physical({ color: "#3b3d42", roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.05 });
    const [tip, metal] = [matt("#2a2a2c"), gold()];
    const [left, right] = [v(-8.2, 0, 9.4), v(-3.8, 0, 9.8)];
    const join = v(-5.4, 0.1, 13.6);
    return group(
      placed(transmitter(), { at: v(0, 0.3, 0) }),
      placed(group(receiver()), { at: v(6.6, 0, 10.2), turn: [0, -14, 0] }),
      placed(earphone(-1, smoke, tip, metal), { at: left, turn: [0, 24, 0] }),
      placed(earphone(1, smoke, tip, metal), { at: right, turn: [0, -18, 0] }),
      cables(
        [v(-8.7, 0.75, 8.2), v(-3.4, 0.75, 8.6)],
        join,
        [
          join,
          v(-4.6, 0.1, 14.6),
          v(-1.4, 0.1, 15.2),
          v(1, 0.1, 12.2),
          v(0.4, 0.1, 7),
          v(2.4, 0.3, 3.6),
          v(5.6, 1.2, 2.8),
          v(6.9, 1.75, 3.4),
          v(7.05, 1.75, 4.4),
        ],
        clear,
      ),
      mesh(rod(v(7, 1.75, 4), v(7.1, 1.75, 5.6), 0.28, 0.34, 20), plastic("#1b1c1f", 0.4)),
      mesh(
        rod(join.clone().add(v(-0.1, 0.1, -0.5)), join.clone().add(v(0.2, 0.1, 0.5)), 0.26, undefined, 20),
        plastic("#1b1c1f", 0.4),
      ),
    );
  },
});
