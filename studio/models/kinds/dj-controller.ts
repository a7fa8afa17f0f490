import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { fader } from "../parts/fader.ts";
import { jogWheel } from "../parts/jogWheel.ts";
import { label, text } from "../parts/label.ts";
import { legends } from "../parts/legends.ts";
import { levelMeter } from "../parts/levelMeter.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { box, slab } from "../parts/slab.ts";
import { jackSocket, phonoSocket, usbSocket } from "../parts/socket.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

type Look = {
  body: string;
  panel: string;
  ink: string;
  /** Width, depth and height of its case. */
  size: readonly [number, number, number];
  /** Radius of a jog wheel; pads in each deck. */
  jog: number;
  pads: 4 | 8;
  name: string;
};

const LIT = ["#e4573d", "#f0a83a", "#54c46a", "#3fa9e0", "#e4573d", "#9a6be0", "#54c46a", "#3fa9e0"];

/** One deck, its middle at the origin; `wide` and `deep` is what it may take. `outer`: where its pitch fader stands. */
function deck({ panel, ink, jog, pads }: Look, wide: number, deep: number, outer: 1 | -1) {
  const [dark, cap, mark] = [matt("#0a0a0b"), plastic("#202124", 0.42), plastic("#f2efe8")];
  const rubber = plastic("#d9d6ce", 0.6);
  const print = legends(ink, { size: deep * 0.018, weight: 600 });
  const made = group();
  const x = -outer * wide * 0.06;
  made.add(placed(jogWheel(jog, "#e9e6de"), { at: v(x, deep * 0.17, 0) }));
  const columns = 4;
  const [step, size] = [wide * 0.168, wide * 0.145];
  const pad = wide * 0.09;
  const high = pads === 8 ? deep * 0.09 : deep * 0.12;
  for (const n of times(pads, (k) => k)) {
    const at = v(pad + ((n % columns) - 1.5) * step, -deep * 0.29 - Math.floor(n / columns) * (high * 1.2), 0.16);
    const colour = LIT[n] ?? "#3fa9e0";
    made.add(
      mesh(
        box(size, high, 0.34, 0.18),
        physical({ color: colour, emissive: colour, emissiveIntensity: 0.28, roughness: 0.6 }),
        at,
      ),
    );
  }
  made.add(
    ...["CUE", "PLAY"].flatMap((words, n) => {
      const [bx, by] = [-wide * 0.39, -deep * 0.255 - n * deep * 0.14];
      return [
        mesh(
          rod(v(bx, by, 0), v(bx, by, 0.4), wide * 0.055, undefined, 36),
          n ? plastic("#4fbf5e", 0.4) : plastic("#f0a83a", 0.4),
        ),
        print(words, bx, by - wide * 0.085),
      ];
    }),
    placed(fader({ travel: deep * 0.36, value: 0.5, slot: dark, cap, line: mark, width: wide * 0.062 }), {
      at: v(outer * wide * 0.43, deep * 0.12, 0),
    }),
    print("TEMPO", outer * wide * 0.43, -deep * 0.12),
    ...["SHIFT", "SYNC", "LOOP"].flatMap((words, n) => {
      const [bx, by] = [pad + (n - 1) * wide * 0.22, -deep * 0.15];
      return [
        mesh(box(wide * 0.1, deep * 0.045, 0.4, 0.12), rubber, v(bx, by, 0.14)),
        print(words, bx, by - deep * 0.04),
      ];
    }),
  );
  made.add(mesh(slab(plate(roundRect(wide, deep * 0.94, 0.6)), 0.12, 0.04), plastic(panel, 0.5), v(0, 0, -0.11)));
  return made;
}

/** The knobs of a channel, from the top. */
const ROWS = ["TRIM", "HI", "MID", "LOW", "FILTER"];

/** The mixer between the decks. */
function mixer({ ink }: Look, wide: number, deep: number) {
  const [dark, black, mark, cap] = [
    matt("#0a0a0b"),
    plastic("#202124", 0.42),
    plastic("#f2efe8"),
    plastic("#34363a", 0.4),
  ];
  const print = legends(ink, { size: deep * 0.02, weight: 600 });
  const made = group();
  const r = Math.min(deep * 0.026, wide * 0.1);
  for (const side of [-1, 1]) {
    const x = side * wide * 0.27;
    for (const [n, words] of ROWS.entries()) {
      const y = deep * (0.4 - n * 0.108);
      made.add(
        placed(
          panelKnob({
            radius: r,
            height: r * 1.7,
            material: n === 4 ? plastic("#e4573d", 0.45) : black,
            pointer: mark,
            skirt: cap,
            angle: side * n * 12 - 10,
          }),
          { at: v(x, y, 0) },
        ),
        // One name between the two channels, where no knob hides it.
        ...(side < 0 ? [print(words, 0, n === 4 ? y + deep * 0.018 : y)] : []),
      );
    }
    made.add(
      placed(
        fader({
          travel: deep * 0.2,
          value: side > 0 ? 0.5 : 0.8,
          slot: dark,
          cap: black,
          line: mark,
          width: wide * 0.13,
        }),
        {
          at: v(x, -deep * 0.24, 0),
        },
      ),
      placed(levelMeter(8, deep * 0.017, side > 0 ? 5 : 7), { at: v(side * wide * 0.07, -deep * 0.32, 0) }),
    );
  }
  made.add(
    placed(group(fader({ travel: wide * 0.5, value: 0.35, slot: dark, cap: black, line: mark, width: wide * 0.13 })), {
      at: v(0, -deep * 0.42, 0),
      turn: [0, 0, -90],
    }),
    placed(panelKnob({ radius: r, height: r * 1.7, material: black, pointer: mark, skirt: cap, angle: 30 }), {
      at: v(0, -deep * 0.106, 0),
    }),
    print("MASTER", 0, -deep * 0.155),
  );
  return made;
}

/** A controller with two decks. */
export default model<Look>({
  finishes: {
    black: {
      body: "#1f2023",
      panel: "#292a2e",
      ink: "#dcd8ce",
      size: [46, 25, 4.2],
      jog: 6,
      pads: 8,
      name: "LINNET 2",
    },
    white: {
      body: "#ecebe6",
      panel: "#f5f4f0",
      ink: "#3b3d42",
      size: [46, 25, 4.2],
      jog: 6,
      pads: 8,
      name: "LINNET 2",
    },
    green: { body: "#2d6d55", panel: "#347a60", ink: "#eef3ea", size: [32, 18, 3.4], jog: 4, pads: 4, name: "FINCH" },
    pink: { body: "#e0879f", panel: "#e996ac", ink: "#4b1d2d", size: [32, 18, 3.4], jog: 4, pads: 4, name: "FINCH" },
  },
  size: [46, 6, 25.5],
  camera: { azimuth: 12, elevation: 48, fill: 0.94 },
  angle: { azimuth: -160, elevation: 26, fill: 0.92 },
  close: { at: [-7, 4, 0], across: 16, azimuth: 14, elevation: 42 },
  build(look) {
    const [width, depth, height] = look.size;
    const body = physical({ color: look.body, roughness: 0.5, clearcoat: 0.15, clearcoatRoughness: 0.5 });
    const [dark, metal, rubber] = [matt("#0a0a0b"), nickel(), matt("#141415")];
    const wide = width * 0.37;
    const middle = width * 0.21;
    const top = group(
      mesh(slab(plate(roundRect(width, depth, 1.2)), height, 0.35), body, v(0, 0, -height)),
      ...([-1, 1] as const).map((side) =>
        placed(deck(look, wide, depth, side), {
          at: v(side * (width / 2 - wide / 2 - width * 0.018), -depth * 0.01, 0.06),
        }),
      ),
      placed(mixer(look, middle, depth), { at: v(0, 0, 0.02) }),
      placed(
        label(middle, 1, (on) =>
          text(on, look.name, {
            size: width * 0.0125,
            colour: look.ink,
            weight: 600,
            spacing: 0.1,
            most: middle * 0.9,
          }),
        ),
        { at: v(0, depth * 0.462, 0.02) },
      ),
    );
    const small = look.pads === 4;
    const back = group(
      placed(usbSocket("C", metal, dark), { at: v(-width * 0.2, 0, 0) }),
      ...(small
        ? [placed(jackSocket(metal, dark, true), { at: v(width * 0.2, 0, 0), scale: [1.4, 1.4, 1.4] })]
        : [0, 1].map((n) =>
            placed(phonoSocket(metal, plastic(n ? "#b3201f" : "#e9e6de", 0.5), dark), {
              at: v(width * 0.25 + n * 2, 0, 0),
              scale: [1, 1, 0.6],
            }),
          )),
    );
    return group(
      placed(group(top), { at: v(0, height + 0.4, 0), turn: [-90, 0, 0] }),
      placed(back, { at: v(0, 0.4 + height / 2, -depth / 2), turn: [0, 180, 0] }),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => {
          const [px, pz] = [x * width * 0.43, z * depth * 0.4];
          return mesh(rod(v(px, 0, pz), v(px, 0.5, pz), 1, undefined, 28), rubber);
        }),
      ),
    );
  },
});
