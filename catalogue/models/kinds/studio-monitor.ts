import type { Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { legends } from "../parts/legends.ts";
import { screwHead, tweeter, woofer } from "../parts/loudspeaker.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { box, slab } from "../parts/slab.ts";
import { jackSocket, lamp, mainsInlet, xlrSocket } from "../parts/socket.ts";
import { v } from "../parts/vector.ts";

type Look = {
  case: () => Material;
  baffle: () => Material;
  cone: () => Material;
  ink: string;
  name: string;
  pair?: true;
};

const [WIDTH, HEIGHT, DEPTH] = [19, 29, 22.4];
const WOOFER = { y: 11.5, r: 7 };
const TWEETER = { y: 22.9, r: 4.2 };
const SLOT = { y: 2.5, width: 12.5, height: 1.7 };

/** What is behind: the amplifiers' plate with its sockets. */
function rear(ink: string) {
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

/** One box, its lower front edge's middle at the origin. */
function speaker({ case: make, baffle: face, cone, ink, name }: Look) {
  const [casing, baffle, dark] = [make(), face(), matt("#08080a")];
  const front = plate(roundRect(WIDTH, HEIGHT, 1.1), [
    ellipse(0, WOOFER.y - HEIGHT / 2, WOOFER.r * 0.9, undefined, 96),
    ellipse(0, TWEETER.y - HEIGHT / 2, TWEETER.r * 0.96, undefined, 96),
    roundRect(SLOT.width, SLOT.height, 0.8).map((p) => p.setY(p.y + SLOT.y - HEIGHT / 2)),
  ]);
  const rubber = plastic("#1a1a1c", 0.6);
  const flare = slab(
    plate(roundRect(SLOT.width + 0.7, SLOT.height + 0.7, 1.1), [roundRect(SLOT.width, SLOT.height, 0.8)]),
    0.14,
    0.05,
  );
  const print = legends(ink, { size: 0.62, weight: 600 });
  return group(
    mesh(slab(front, 2.6, 0.5, 5), baffle, v(0, HEIGHT / 2, -2.6)),
    mesh(slab(plate(roundRect(WIDTH - 0.02, HEIGHT - 0.02, 1)), DEPTH - 2.7, 0.25), casing, v(0, HEIGHT / 2, -DEPTH)),
    mesh(box(WIDTH - 2, HEIGHT - 2, 0.1, 0.5, 0.02), dark, v(0, HEIGHT / 2, -2.58)),
    placed(
      woofer({
        radius: WOOFER.r,
        cone: cone(),
        surround: rubber,
        cap: cone(),
        frame: plastic("#232427", 0.4),
        screw: plastic("#0f0f10", 0.35),
        screws: 6,
      }),
      { at: v(0, WOOFER.y, 0) },
    ),
    placed(tweeter(1.45, TWEETER.r, matt("#202022", { sheen: 0.4 }), plastic("#1e1f22", 0.42)), {
      at: v(0, TWEETER.y, 0),
    }),
    mesh(flare, plastic("#1e1f22", 0.5), v(0, SLOT.y, -0.02)),
    placed(lamp(0.16, "#7fd0ff"), { at: v(WIDTH / 2 - 1.7, 27.1, 0) }),
    print(name, -WIDTH / 2 + 2.6, 27.1),
    placed(rear(name), { at: v(0, HEIGHT / 2, -DEPTH), turn: [0, 180, 0] }),
  );
}

const painted = (color: string) => () => physical({ color, roughness: 0.62, clearcoat: 0.1, clearcoatRoughness: 0.6 });
const woven = (color: string) => () =>
  cloth(color, 0.13, { roughness: 0.4, clearcoat: 0.5, clearcoatRoughness: 0.3, sheen: 0 });

/** A two-way active monitor: 5 inch woofer, dome in a waveguide, slot port; the wooden ones are larger and a pair. */
export default model<Look>({
  finishes: {
    black: {
      case: painted("#1d1e20"),
      baffle: painted("#212225"),
      cone: woven("#6d6a63"),
      ink: "#c9c5ba",
      name: "KLANG",
    },
    white: {
      case: painted("#e9e6df"),
      baffle: painted("#efece5"),
      cone: woven("#9fa1a3"),
      ink: "#3a3c40",
      name: "KLANG",
    },
    walnut: {
      case: () => wood("walnut", { across: 40, along: 60, gloss: 0.35 }),
      baffle: painted("#1b1b1d"),
      cone: () => plastic("#1c1d20", 0.38),
      ink: "#d7b98a",
      name: "MINNAL",
      pair: true,
    },
  },
  size: [19, 29, 24],
  camera: { azimuth: 24, elevation: 9, fill: 0.84 },
  angle: { azimuth: -152, elevation: 14 },
  close: { at: [0, 12.4, 11], across: 18, azimuth: 26, elevation: 12 },
  build(look) {
    const one = () => placed(speaker(look), { at: v(0, 0, DEPTH / 2) });
    if (!look.pair) return one();
    const size = [1.17, 1.17, 1.17] as const;
    return group(
      placed(group(one()), { at: v(-29, 0, 0), turn: [0, 6, 0], scale: size }),
      placed(group(one()), { turn: [0, -6, 0], scale: size }),
    );
  },
});
