import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { legends } from "./legends.ts";
import { screwHead } from "./loudspeaker.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { panelKnob } from "./panelKnob.ts";
import { box, slab } from "./slab.ts";
import { jackSocket, mainsInlet, xlrSocket } from "./socket.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

export type Box = {
  width: number;
  height: number;
  depth: number;
  /** How high each stands, and its radius. */
  woofer: { y: number; r: number };
  tweeter: { y: number; r: number };
  /** The port in the front; without it the front has a volume knob and a socket for headphones. */
  slot?: { y: number; width: number; height: number };
  /** How much larger than the smallest the plate behind is. */
  plate: number;
  /** Two of them, so far apart; on foam wedges? */
  pair?: number;
  wedges?: true;
};

/** What is behind: the amplifiers' plate with its sockets. */
export function rear(ink: string) {
  const [panel, dark, metal] = [
    physical({ color: "#1a1b1e", metalness: 0.6, roughness: 0.5 }),
    matt("#0a0a0b"),
    nickel(),
  ];
  const [black, knob, mark] = [plastic("#17181a", 0.4), plastic("#2b2c30", 0.45), plastic("#eeeae0")];
  const print = legends("#dcd8ce", { size: 0.36 });
  const trim = (words: string, x: number, angle: number) =>
    group(
      placed(panelKnob({ radius: 0.7, height: 0.9, material: knob, pointer: mark, angle, grooves: 20 }), {
        at: v(x, 3.4, 0),
      }),
      print(words, x, 2.1),
    );
  return group(
    mesh(slab(plate(roundRect(15.4, 23, 0.8)), 0.3, 0.08), panel, v(0, 0, 0)),
    placed(
      group(
        ...[-7, -2.4, 2.4, 7].flatMap((x) => [-10.8, 10.8].map((y) => screwHead(x, y, 0.34, metal))),
        ...[-6, -4.8, -3.6, -2.4, -1.2, 0, 1.2, 2.4, 3.6, 4.8, 6].map((x) =>
          mesh(box(0.35, 4.2, 1.3, 0.1), panel, v(x, 7.8, 0.5)),
        ),
        trim("VOLUME", -4.4, 20),
        trim("LOW", 0, 0),
        trim("HIGH", 4.4, 0),
        placed(xlrSocket("input", { plate: black, dark, metal }), { at: v(-4.4, -1.6, 0) }),
        print("XLR", -4.4, -3.7),
        placed(jackSocket(metal, dark), { at: v(0, -1.6, 0) }),
        print("TRS", 0, -2.8),
        mesh(box(1.4, 2, 0.6, 0.15), black, v(4.4, -1.6, 0.2)),
        print("POWER", 4.4, -3.2),
        placed(mainsInlet(black, metal), { at: v(0, -6.6, 0) }),
        print(ink, 0, -9.4),
      ),
      { at: v(0, 0, 0.3) },
    ),
  );
}

/** What is behind a box without amplifiers: the plate with its two terminals. */
export function terminals() {
  const [panel, metal] = [physical({ color: "#1a1b1e", metalness: 0.6, roughness: 0.5 }), nickel()];
  return group(
    mesh(slab(plate(roundRect(8, 6, 0.8)), 0.3, 0.08), panel),
    ...[-1.6, 1.6].flatMap((x) => [
      mesh(rod(v(x, 0, 0.2), v(x, 0, 1.3), 0.75, 0.7, 28), plastic(x < 0 ? "#b3201f" : "#17181a", 0.4)),
      mesh(rod(v(x, 0, 1.2), v(x, 0, 1.5), 0.4, undefined, 20), metal),
    ]),
  );
}
