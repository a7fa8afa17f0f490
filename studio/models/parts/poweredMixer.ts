import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { tolex } from "../materials/tolex.ts";
import { ampCabinet } from "./ampCabinet.ts";
import { carryHandle } from "./carryHandle.ts";
import { fader } from "./fader.ts";
import { knobGrid } from "./knobGrid.ts";
import { legends } from "./legends.ts";
import { levelMeter } from "./levelMeter.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { jackSocket, lamp, mainsInlet, xlrSocket } from "./socket.ts";
import { synthKnob } from "./synthKnob.ts";
import { rod } from "./tube.ts";
import { at, times, v } from "./vector.ts";

const [WIDTH, HEIGHT, DEPTH] = [50, 30, 28];
const bands = ["63", "160", "400", "1k", "2.5k", "6.3k", "16k"];
/** How high each of the seven bands stands. */
const curve = [0.62, 0.56, 0.44, 0.5, 0.58, 0.6, 0.52];

/** The front of `wide` by `tall`: seven strips, the equaliser of seven bands, the masters; y from its lower edge. */
function face(wide: number, tall: number): Group {
  const [dark, metal, black] = [matt("#0a0a0b"), nickel(), plastic("#17181a", 0.42)];
  const print = legends("#e9e6de", { size: 0.46 });
  const knob = { ...synthKnob("#f2efe8"), radius: 0.66, height: 0.6 };
  const line = plastic("#d8352c", 0.5);
  const strip = (n: number) => {
    const x = -wide / 2 + 2.4 + n * 3.5;
    return group(
      placed(
        knobGrid({
          names: [["LEVEL"], ["FX"], ["HIGH"], ["LOW"]],
          pitch: [3.4, 3.4],
          knob,
          ink: "#e9e6de",
          size: 0.38,
          seed: n,
        }),
        { at: v(x, tall - 8.6, 0) },
      ),
      print(n < 6 ? `CH ${n + 1}` : "CH 7/8", x, tall - 1),
      placed(n < 6 ? xlrSocket("combo", { plate: black, dark, metal }) : jackSocket(metal, dark), {
        at: v(x, n < 6 ? 4 : 5, 0),
      }),
      ...(n < 6 ? [] : [placed(jackSocket(metal, dark), { at: v(x, 2.6, 0) })]),
      ...(n ? [mesh(box(0.06, tall - 1.4, 0.02, 0.02, 0.005), plastic("#8b8f95"), v(x - 1.75, tall / 2, 0.01))] : []),
    );
  };
  const right = -wide / 2 + 2.4 + 7 * 3.5;
  return group(
    mesh(
      box(wide, tall, 0.5, 0.4, 0.1),
      physical({ color: "#26282c", metalness: 0.4, roughness: 0.5 }),
      v(0, tall / 2, -0.25),
    ),
    ...times(7, strip),
    print("GRAPHIC EQUALISER", right + 5.2, tall - 1),
    ...bands.flatMap((name, n) => [
      placed(fader({ travel: 6, value: at(curve, n), slot: dark, cap: black, line, width: 0.8 }), {
        at: v(right + n * 1.75, tall - 5.8, 0),
      }),
      print(name, right + n * 1.75, tall - 10),
    ]),
    ...[0, 1].map((n) => placed(levelMeter(10, 0.62, 7), { at: v(right + 14 + n, tall - 8.6, 0) })),
    placed(
      knobGrid({
        names: [["HALL", "MONITOR", "ECHO", "PRESET"]],
        pitch: [3.9, 4],
        knob: { ...knob, radius: 0.95, height: 0.8, material: plastic("#a5232a", 0.45) },
        ink: "#e9e6de",
        size: 0.44,
      }),
      { at: v(right + 6.8, 10.4, 0) },
    ),
    ...[0, 1, 2].map((n) => placed(jackSocket(metal, dark), { at: v(right + 0.4 + n * 2.4, 4.4, 0) })),
    print("PHONES   SEND   FOOT", right + 2.8, 2.8),
    mesh(box(2.4, 1.6, 0.8, 0.2), plastic("#a5232a", 0.4), v(right + 14.6, 4.4, 0.2)),
    placed(lamp(0.26, "#54d06a"), { at: v(right + 12.3, 4.4, 0) }),
    print("POWER", right + 14.6, 2.8),
    legends("#f2efe8", { size: 0.7, weight: 600 })("VEEDHI 8", right + 9.4, 6.6),
  );
}

/** A mixer and its two amplifiers in one covered case with a handle, its front leaning back; the middle of its floor at x 0. */
export function poweredMixer(): Group {
  const { thing, opening, onFront } = ampCabinet({
    width: WIDTH,
    height: HEIGHT,
    depth: DEPTH,
    lean: 14,
    wall: 1.8,
    recess: 1.4,
    feet: 1.2,
    cover: tolex("#1b1b1d"),
    corners: plastic("#0f0f10", 0.42),
  });
  const black = plastic("#17181a", 0.42);
  const slope = Math.tan((14 * Math.PI) / 180);
  const print = legends("#e9e6de", { size: 0.6 });
  const outlet = (n: number) => -12 + n * 5.2;
  thing.add(
    onFront(face(...opening), 0.3),
    placed(carryHandle(20, plastic("#131314", 0.5), nickel(), 1.8), {
      at: v(0, HEIGHT + 1.2, (DEPTH - HEIGHT * slope) / 2),
    }),
    placed(
      group(
        mesh(box(30, 8, 0.4, 0.4, 0.08), black),
        ...times(4, (n) => mesh(rod(v(outlet(n), 0.4, 0), v(outlet(n), 0.4, 0.9), 1.7, 1.6, 36), matt("#0a0a0b"))),
        ...times(4, (n) =>
          mesh(rod(v(outlet(n), 0.4, 0.8), v(outlet(n), 0.4, 1), 0.6, undefined, 20), plastic("#2f74c0")),
        ),
        placed(
          group(
            ...["MAIN L", "MAIN R", "MONITOR", "MONITOR"].map((name, n) => print(name, outlet(n), -2.4)),
            placed(mainsInlet(black, nickel()), { at: v(10.8, 0.4, 0) }),
            print("230 V ~ 50 Hz", 10.8, -2.4),
          ),
          { at: v(0, 0, 0.2) },
        ),
      ),
      { at: v(0, 12, 0), turn: [0, 180, 0] },
    ),
  );
  return thing;
}
