import { matt, plastic } from "../materials/lacquer.ts";
import { nickel, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { ballGrille, grilleCollar } from "../parts/ballGrille.ts";
import { beltPack } from "../parts/beltPack.ts";
import { display } from "../parts/display.ts";
import { halfRack } from "../parts/halfRack.ts";
import { headset, lapel } from "../parts/headset.ts";
import { labelAround, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { legends } from "../parts/legends.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { box } from "../parts/slab.ts";
import { jackSocket, lamp, usbSocket, xlrSocket } from "../parts/socket.ts";
import { rod, tube } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

/** Where the cable is plugged into the pack. */
const PLUG = -1.6;

/** The singer's microphone with its transmitter inside: foot at y 0, grille to y 25. */
function handheld() {
  const enamel = physical({
    color: "#26282b",
    metalness: 0.3,
    roughness: 0.5,
    clearcoat: 0.2,
    clearcoatRoughness: 0.5,
  });
  const black = plastic("#131416", 0.4);
  return group(
    mesh(
      lathe(
        [
          [0, 0],
          [1.3, 0],
          [1.5, 0.12],
          [1.56, 0.5],
          [1.56, 3.2],
        ],
        { crease: 60 },
      ),
      black,
    ),
    mesh(
      lathe(
        [
          [1.58, 3.2],
          [1.7, 3.3],
          [1.72, 9],
          [1.68, 14],
          [1.62, 17.4],
          [1.6, 18.6],
        ],
        { crease: 50 },
      ),
      enamel,
    ),
    placed(grilleCollar(plastic("#17181a", 0.36)), { at: v(0, 18.6, 0) }),
    placed(ballGrille("#c3c5c8", steel({ color: "#b3b5b8", roughness: 0.28 })), { at: v(0, 19.3, 0) }),
    mesh(box(1.5, 3.4, 0.5, 0.4), black, v(0, 10.6, 1.56)),
    mesh(box(0.7, 1, 0.4, 0.2), plastic("#3a3c40", 0.5), v(0, 10.9, 1.84)),
    placed(lamp(0.12, "#54d06a"), { at: v(0, 9.4, 1.8) }),
    labelAround(1.74, 1.6, 5.4, (on) => {
      on.rotate(Math.PI / 2);
      text(on, "MUZHAKKAM", { x: -0.2, y: -0.12, size: 0.56, colour: "#d9d7d0", weight: 600, spacing: 0.1 });
      text(on, "Kaatru", { x: -0.2, y: 0.46, size: 0.4, colour: "#a9a79f" });
    }).translateY(5.9),
  );
}

/** What the receiver has on its front and on its back; the one for two microphones has two levels and two outputs. */
function receiver(dual: boolean) {
  const [dark, metal, black] = [matt("#08080a"), nickel(), plastic("#17181a", 0.4)];
  const print = legends("#dcd8ce", { size: 0.3 });
  const knob = plastic("#2a2b2f", 0.42);
  const pair = dual ? 2.9 : 3.8;
  const front = group(
    placed(
      display(
        7,
        2.2,
        "#0c1b24",
        (on) => {
          if (dual) {
            text(on, "A  CH 04", { x: -1.6, y: -0.5, size: 0.66, colour: "#8fe0ff", weight: 600 });
            text(on, "B  CH 09", { x: -1.6, y: 0.5, size: 0.66, colour: "#8fe0ff", weight: 600 });
          } else {
            text(on, "CH 04", { x: -2, y: -0.3, size: 0.85, colour: "#8fe0ff", weight: 600 });
            text(on, "2.4 GHz", { x: -2.1, y: 0.62, size: 0.4, colour: "#8fe0ff" });
          }
          for (const [row, full] of (dual ? [5, 4] : [5]).entries())
            for (const n of [0, 1, 2, 3, 4, 5, 6]) {
              const high = (0.2 + n * 0.22) * (dual ? 0.45 : 1);
              on.fillStyle = n < full ? "#8fe0ff" : "#21404d";
              on.fillRect(0.4 + n * 0.4, (dual ? row - 0.22 : 0.75) - high, 0.26, high);
            }
        },
        0.3,
      ),
      { at: v(-2.2, 0, 0) },
    ),
    ...(dual ? [6.1, 8.6] : [7.6]).flatMap((x, n) => [
      placed(
        panelKnob({
          radius: 0.95,
          height: 1.1,
          material: knob,
          pointer: plastic("#f2efe8"),
          grooves: 26,
          angle: 24 - n * 40,
        }),
        { at: v(x, 0.1, 0) },
      ),
      print(dual ? `LEVEL ${n ? "B" : "A"}` : "LEVEL", x, -1.5),
    ]),
    mesh(box(1.3, 0.8, 0.4, 0.2), black, v(-8.6, -0.1, 0.1)),
    print("POWER", -8.6, -1.1),
    placed(lamp(0.13, "#54d06a"), { at: v(-8.6, 0.8, 0) }),
    mesh(box(1.1, 0.7, 0.4, 0.2), black, v(pair, 0.5, 0.1)),
    print("PAIR", pair, -0.3),
    placed(lamp(0.13, "#e8b93a"), { at: v(pair + 1.5, 0.9, 0) }),
    print("AF", pair + 1.5, 0.4),
    placed(lamp(0.13, "#54d06a"), { at: v(pair + 1.5, -0.4, 0) }),
    print("RF", pair + 1.5, -0.9),
    print("MUZHAKKAM", -2.2, 1.68),
  );
  const back = group(
    ...(dual ? [3.3, 6.3] : [4.4]).flatMap((x, n) => [
      placed(xlrSocket("output", { plate: black, dark, metal }), { at: v(x, -0.1, 0) }),
      print(dual ? `OUT ${n ? "A" : "B"}` : "BALANCED", x, 1.72),
    ]),
    placed(jackSocket(metal, dark), { at: v(1, 0, 0) }),
    placed(usbSocket("C", metal, dark), { at: v(-3, 0, 0) }),
    print("JACK", 1, 1.2),
    print("5 V", -3, 0.8),
  );
  return halfRack(front, back, 2);
}

/** The transmitter, with the plug of the cable in it. */
function transmitterPack() {
  const [black, metal] = [plastic("#131416", 0.4), nickel()];
  return beltPack({
    name: "MUZHAKKAM",
    screen: {
      ground: "#0c1b24",
      draw: (on) => text(on, "CH 04", { size: 0.9, colour: "#8fe0ff", weight: 600 }),
    },
    aerial: { x: 2.2, long: 3.2 },
    sockets: [
      mesh(rod(v(PLUG, 4.4, 1.1), v(PLUG, 6.4, 1.1), 0.55, 0.5, 28), metal),
      mesh(rod(v(PLUG, 6.3, 1.1), v(PLUG, 7.6, 1.1), 0.4, 0.2, 20), black),
    ],
  });
}

/** What a dancing teacher wears: the pack, the headset plugged into it, and the microphone for the collar. */
function worn() {
  const cable = plastic("#151617", 0.5);
  return group(
    placed(group(transmitterPack()), { at: v(7.4, 0, 10.5) }),
    placed(headset(), { at: v(-6, 0, 8.6), turn: [0, -14, 0] }),
    placed(lapel(), { at: v(1.2, 0, 12.4), turn: [0, -40, 0] }),
  ).add(
    mesh(
      tube(
        [
          v(7.4 + PLUG, 1.7, 3),
          v(5.4, 1.4, 2),
          v(4.2, 0.4, 1.5),
          v(2.6, 0.1, 2.6),
          v(1.6, 0.1, 5),
          v(1, 0.1, 7.6),
          v(0.2, 0.2, 9),
          v(-0.37, 0.5, 9.15),
        ],
        0.1,
        { pieces: 90, around: 8 },
      ),
      cable,
    ),
    mesh(
      tube(
        [
          v(1.65, 0.75, 11.86),
          v(2.6, 0.2, 10.9),
          v(3.2, 0.1, 11.6),
          v(3.2, 0.1, 13.4),
          v(2, 0.1, 14.6),
          v(-0.6, 0.1, 15),
          v(-2.8, 0.4, 14.8),
        ],
        0.1,
        { pieces: 90, around: 8 },
      ),
      cable,
    ),
    mesh(rod(v(-2.7, 0.42, 14.8), v(-4.6, 0.5, 14.6), 0.4, 0.5, 24), nickel()),
  );
}

/** A wireless set before its receiver: the singer's microphone lying there, two of them, or what is worn. */
export default model<"handheld" | "dual" | "worn">({
  finishes: { black: "handheld", "black-dual": "dual", "black-lapel": "worn" },
  size: [26.3, 17.3, 29.5],
  camera: { azimuth: 18, elevation: 22, fill: 0.9 },
  angle: { azimuth: -150, elevation: 24, fill: 0.9 },
  close: { at: [-6.6, 2.4, 7], across: 17, azimuth: 14, elevation: 28 },
  build: (look) =>
    group(
      placed(receiver(look === "dual"), { at: v(0, 0.3, 0) }),
      look === "worn"
        ? worn()
        : group(
            ...(look === "dual" ? [7, 13.4] : [7]).map((z) =>
              placed(group(placed(group(placed(handheld(), { turn: [0, 145, 0] })), { turn: [87.7, 0, 0] })), {
                at: v(11.6, 1.6, z),
                turn: [0, -80, 0],
              }),
            ),
          ),
    ),
});
