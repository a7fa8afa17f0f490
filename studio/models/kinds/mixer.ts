import type { Group, Material, Object3D } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { fader } from "../parts/fader.ts";
import { legends } from "../parts/legends.ts";
import { levelMeter } from "../parts/levelMeter.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { poweredMixer } from "../parts/poweredMixer.ts";
import { bar, box } from "../parts/slab.ts";
import { jackSocket, mainsInlet, usbSocket, xlrSocket } from "../parts/socket.ts";
import { stageMixer } from "../parts/stageMixer.ts";
import { steps, times, v } from "../parts/vector.ts";

type Colour = "white" | "red" | "blue" | "green" | "yellow" | "grey";
type Knob = readonly [string, Colour];
type Desk = {
  case: string;
  cheek: string;
  width: number;
  depth: number;
  /** Its strips with a microphone's socket, and those with two jacks. */
  mono: number;
  stereo: number;
  knobs: readonly Knob[];
  faders: boolean;
  name: string;
};

const STRIP = 2.8;
const STEP = 1.78;
const caps: Record<Colour, string> = {
  white: "#eceae4",
  red: "#c62f2a",
  blue: "#2f74c0",
  green: "#3d9b58",
  yellow: "#e2b233",
  grey: "#8b8f95",
};

/** What a panel's controls are made from; the same knob is made once. */
function kit() {
  const [dark, metal, black] = [matt("#0a0a0b"), nickel(), plastic("#1b1c1f", 0.45)];
  const mark = plastic("#f2efe8", 0.5);
  const made = new Map<Colour, Object3D>();
  return {
    dark,
    metal,
    black,
    mark,
    knob(colour: Colour, x: number, y: number, angle: number): Object3D {
      const first =
        made.get(colour) ??
        group(
          panelKnob({
            radius: 0.48,
            height: 0.45,
            material: plastic(caps[colour], 0.5),
            skirt: black,
            pointer: colour === "white" ? black : mark,
          }),
        );
      made.set(colour, first);
      return placed(first.clone(), { at: v(x, y, 0), turn: [0, 0, -angle] });
    },
    xlr: () => placed(xlrSocket("combo", { plate: black, dark, metal }), { scale: [0.94, 0.94, 1] }),
    jack: () => jackSocket(metal, dark),
  };
}

/** Where a knob stands: most in the middle, some turned, the same each time. */
const turn = (strip: number, row: number) =>
  row === 0 ? -70 + ((strip * 37) % 90) : ((strip * 5 + row * 7) % 5) * 18 - 36;

function panel({ width, depth, mono, stereo, knobs, faders, name }: Desk, long: number) {
  const { dark, black, mark, knob, xlr, jack } = kit();
  const print = legends("#e9e6de", { size: 0.26 });
  const number = legends("#e9e6de", { size: 0.42, weight: 600 });
  const title = legends("#f2efe8", { size: 0.9, weight: 600 });
  const [left, top] = [-width / 2 + 1.6, long / 2];
  const made = group();
  const first = top - 6.6;
  for (const strip of times(mono + stereo, (n) => n)) {
    const x = left + (strip + 0.5) * STRIP;
    if (strip < mono) {
      made.add(placed(xlr(), { at: v(x, top - 2.4, 0) }), placed(jack(), { at: v(x, top - 5.1, 0) }));
    } else
      made.add(
        ...[2, 4.6].map((y) => placed(jack(), { at: v(x, top - y, 0) })),
        print("L", x - 1, top - 2),
        print("R", x - 1, top - 4.6),
      );
    for (const [row, [words, colour]] of knobs.entries()) {
      const y = first - row * STEP - 0.5;
      made.add(knob(colour, x, y, turn(strip, row)), print(words, x, y - 0.75));
    }
    const low = first - knobs.length * STEP;
    if (faders) {
      made.add(
        mesh(box(0.9, 0.5, 0.4, 0.15), plastic(strip % 4 === 2 ? "#c62f2a" : "#d9d6ce", 0.5), v(x - 0.5, low, 0.12)),
        print("MUTE", x + 0.55, low),
        placed(
          fader({ travel: 6, value: 0.45 + ((strip * 3) % 4) * 0.1, slot: dark, cap: black, line: mark, width: 0.95 }),
          { at: v(x, low - 4.4, 0) },
        ),
        ...steps(7).map((t) => mesh(box(0.3, 0.05, 0.02, 0.01, 0.005), mark, v(x - 1, low - 7.4 + t * 6, 0.02))),
      );
    }
    const second = mono + (strip - mono + 1) * 2;
    made.add(number(strip < mono ? String(strip + 1) : `${second - 1}/${second}`, x, -long / 2 + 0.8));
    if (strip) made.add(mesh(box(0.05, long - 2, 0.02, 0.02, 0.005), mark, v(x - STRIP / 2, 0, 0.005)));
  }
  const from = left + (mono + stereo) * STRIP;
  const middle = (from + width / 2 - 1.6) / 2;
  const apart = (width / 2 - 1.6 - from) / 4;
  made.add(
    ...[-1, 1].map((side) => placed(jack(), { at: v(middle + side * apart, top - 2.2, 0) })),
    print("MAIN OUT", middle, top - 3.4),
    ...[-1, 1].map((side) => placed(jack(), { at: v(middle + side * apart, top - 4.8, 0) })),
    print("PHONES", middle - apart, top - 5.9),
    print("AUX OUT", middle + apart, top - 5.9),
    title(name, middle, top - 7.2),
  );
  const count = depth > 25 ? 12 : 8;
  const step = faders ? 0.5 : 0.4;
  const meter = top - 8.2 - count * step;
  made.add(
    ...[-1, 1].map((side) => placed(levelMeter(count, step, count - 3), { at: v(middle + side * 0.5, meter, 0) })),
  );
  const low = meter - (faders ? 1.6 : 1.2);
  const master: readonly Knob[] = [
    ["FX", "yellow"],
    ["PHONES", "grey"],
    ["AUX 1", "yellow"],
    ["USB", "blue"],
  ];
  for (const [n, [words, colour]] of master.slice(0, faders ? 4 : 2).entries()) {
    const [x, y] = [middle + (n % 2 ? 1 : -1) * apart, low - Math.floor(n / 2) * 2.3];
    made.add(knob(colour, x, y, n * 24 - 40), print(words, x, y - 0.9));
  }
  const cap = plastic(caps.red, 0.45);
  const main = fader({ travel: 6, value: 0.62, slot: dark, cap, line: mark, width: 0.95 });
  const [side, up] = [apart, first - knobs.length * STEP - 4.4];
  if (faders) made.add(...[-side, side].map((x) => placed(main.clone(), { at: v(middle + x, up, 0) })));
  else
    made.add(
      placed(panelKnob({ radius: 1.15, height: 1.1, material: cap, pointer: mark, grooves: 30, angle: 20 }), {
        at: v(middle, -long / 2 + 2.8, 0),
      }),
    );
  made.add(print("MAIN", middle, -long / 2 + (faders ? 0.8 : 1.2)));
  return made;
}

/** An analogue mixer on a table: the larger with faders, the small one with knobs alone. */
function desk(look: Desk): Group {
  const { width, depth } = look;
  const [low, high] = [2.6, depth * 0.24];
  const top: Material = physical({ color: look.case, metalness: 0.35, roughness: 0.5 });
  const cheek = plastic(look.cheek, 0.5);
  const [dark, metal, rubber] = [matt("#0a0a0b"), nickel(), matt("#141415")];
  const long = Math.hypot(high - low, depth);
  const slope = (Math.atan2(high - low, depth) * 180) / Math.PI;
  const side = (out: number) =>
    bar(
      [
        [-out, -out * 0.3],
        [depth + out, -out * 0.3],
        [depth + out, high + out],
        [-out, low + out],
      ],
      out ? 1 : width,
      out ? 0.3 : 0.1,
    );
  const shell = group(
    mesh(side(0), top, v(-width / 2, 0, 0)),
    ...[-width / 2 - 1, width / 2].map((x) => mesh(side(0.35), cheek, v(x, 0, 0))),
    placed(panel(look, long), { at: v(0, (low + high) / 2, -depth / 2), turn: [slope - 90, 0, 0] }),
    placed(
      group(
        placed(mainsInlet(plastic("#17181a", 0.4), metal), { at: v(-width / 2 + 4, 0, 0) }),
        mesh(box(1.4, 2, 0.6, 0.15), cheek, v(-width / 2 + 8.4, 0, 0.2)),
        placed(usbSocket("B", metal, dark), { at: v(0, 0, 0) }),
        legends("#e9e6de", { size: 0.5 })("USB", 0, 1.2),
        ...[3, 6].map((x) =>
          placed(xlrSocket("output", { plate: plastic("#17181a", 0.4), dark, metal }), {
            at: v(width / 2 - x - 1, 0, 0),
          }),
        ),
      ),
      { at: v(0, high * 0.45, -depth), turn: [0, 180, 0] },
    ),
    ...[-1, 1].flatMap((x) =>
      [-2, 2 - depth].map((z) => mesh(box(1.8, 0.7, 1.8, 0.3), rubber, v((x * width) / 2 - x * 2, -0.3, z))),
    ),
  );
  return placed(shell, { at: v(0, 0.6, depth / 2) });
}

/** Mixers: analogue desks, a digital one for the stage, one with its amplifiers; the latter two lie where the closer look is. */
export default model<() => Group>({
  finishes: {
    black: () =>
      desk({
        case: "#202226",
        cheek: "#101113",
        width: 39,
        depth: 34,
        mono: 8,
        stereo: 2,
        knobs: [
          ["GAIN", "red"],
          ["HIGH", "blue"],
          ["FREQ", "green"],
          ["MID", "blue"],
          ["LOW", "blue"],
          ["AUX 1", "yellow"],
          ["AUX 2", "yellow"],
          ["FX", "grey"],
          ["PAN", "white"],
        ],
        faders: true,
        name: "MANDRAM 12",
      }),
    blue: () =>
      desk({
        case: "#1f4f9a",
        cheek: "#15171b",
        width: 20,
        depth: 18.6,
        mono: 2,
        stereo: 2,
        knobs: [
          ["GAIN", "red"],
          ["HIGH", "white"],
          ["LOW", "white"],
          ["FX", "yellow"],
          ["PAN", "grey"],
          ["LEVEL", "red"],
        ],
        faders: false,
        name: "MANDRAM 6",
      }),
    "black-digital": () => placed(group(stageMixer()), { at: v(5, 5, 1.5) }),
    "black-powered": () => placed(group(poweredMixer()), { at: v(-12, -14, -22) }),
  },
  size: [41, 9.2, 34.7],
  camera: { azimuth: 20, elevation: 44, fill: 0.94 },
  framed: {
    "black-powered": { fill: 0.82 },
  },
  angle: { azimuth: -158, elevation: 26 },
  close: { at: [-4.5, 5, 1.5], across: 14, azimuth: 16, elevation: 46 },
  build: (look) => look(),
});
