import type { Material } from "three";
import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { chrome, nickel, steel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { footSwitch } from "../parts/footSwitch.ts";
import { knobGrid } from "../parts/knobGrid.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { type Art, anise, coil, rain, rule, waves } from "../parts/pedalArt.ts";
import { box, slab } from "../parts/slab.ts";
import { jackSocket, lamp, usbSocket } from "../parts/socket.ts";
import { toggleSwitch } from "../parts/toggleSwitch.ts";
import { rod } from "../parts/tube.ts";
import { tunerLights } from "../parts/tunerLights.ts";
import { v } from "../parts/vector.ts";

type Look = {
  /** Across, from the player away, and the casting's height, in centimetres. */
  case: readonly [number, number, number];
  body: () => Material;
  ink: string;
  name: string;
  what: string;
  art: Art;
  knobs: string[][];
  /** The radius of its knobs and how far apart they stand. */
  knob?: number;
  pitch?: readonly [number, number];
  knobColour?: string;
  light: string;
  toggle?: string;
  stereo?: boolean;
  usb?: boolean;
  tuner?: boolean;
};

const painted = (colour: string) => () => lacquer(colour, { clearcoat: 0.6, clearcoatRoughness: 0.25 });
const standard = [6, 11.2, 3.3] as const;
const pair = { pitch: [2.75, 3], knob: 0.7 } as const;
const tuner: Omit<Look, "body" | "ink"> = {
  case: [4.5, 9.5, 3.3],
  name: "Nilai",
  what: "TUNER",
  art: rule,
  knobs: [],
  light: "#3ce06a",
  tuner: true,
};

/** Effects pedals in cast cases, lying as on a floor: the foot switch towards the player, sockets at the sides, power behind. */
export default model<Look>({
  finishes: {
    red: {
      ...pair,
      case: standard,
      body: painted("#a8161b"),
      ink: "#fbe9c8",
      name: "Masala",
      what: "OVERDRIVE",
      art: anise,
      knobs: [
        ["DRIVE", "LEVEL"],
        ["TONE", "HEAT"],
      ],
      knobColour: "#17181a",
      light: "#ff4a2e",
    },
    blue: {
      ...pair,
      case: standard,
      body: painted("#1d5296"),
      ink: "#eaf3fb",
      name: "Marina",
      what: "DELAY",
      art: waves,
      knobs: [
        ["TIME", "REPEATS"],
        ["MIX", "DEPTH"],
      ],
      knobColour: "#efe9dc",
      light: "#6fd0ff",
    },
    purple: {
      ...pair,
      case: standard,
      body: painted("#5b2a80"),
      ink: "#f3e6ff",
      name: "Surul",
      what: "CHORUS",
      art: coil,
      knobs: [["RATE", "DEPTH"], ["BLEND"]],
      knobColour: "#efe9dc",
      light: "#ff5ad0",
    },
    green: {
      case: standard,
      body: painted("#1f6b45"),
      ink: "#f2efdc",
      name: "Vattam",
      what: "LOOPER",
      art: rule,
      knobs: [["LEVEL"]],
      knob: 1.5,
      pitch: [5, 4.6],
      knobColour: "#efe9dc",
      light: "#ff4a2e",
      usb: true,
    },
    teal: {
      case: [9.5, 12, 3.6],
      body: painted("#127079"),
      ink: "#eef6ee",
      name: "Aadi",
      what: "STEREO REVERB",
      art: rain,
      knobs: [["DECAY", "MIX", "PRE-DELAY", "LOW CUT"]],
      knob: 0.82,
      pitch: [2.25, 2.8],
      knobColour: "#17181a",
      light: "#ffb13b",
      toggle: "SPRING · HALL · WASH",
      stereo: true,
    },
    silver: {
      case: [3.8, 9.2, 2.6],
      body: () => steel({ color: "#b4b6b8", roughness: 0.44 }),
      ink: "#26282b",
      name: "Podi",
      what: "BOOST",
      art: rule,
      knobs: [["BOOST"]],
      knob: 0.95,
      pitch: [3.4, 3],
      knobColour: "#17181a",
      light: "#5cb8ff",
    },
    black: { ...tuner, body: painted("#17181a"), ink: "#f0eee8" },
    white: { ...tuner, body: painted("#efece4"), ink: "#26282b" },
  },
  size: [6.5, 4.9, 11.6],
  camera: { azimuth: -26, elevation: 56, fill: 0.78 },
  angle: { azimuth: 146, elevation: 32, fill: 0.78 },
  close: { at: [0, 3.6, -1.5], across: 10, azimuth: -16, elevation: 60 },
  build(look) {
    const [width, long, high] = look.case;
    const [body, metal, dark] = [look.body(), nickel(), matt("#0a0a0b")];
    const far = long / 2;
    const knobs = look.knob ?? 0.8;
    const [across, down] = look.pitch ?? [2.7, 2.8];
    const block = look.tuner ? 3.6 : look.knobs.length * down;
    const middle = far - 0.35 - block / 2;
    const foot = -far + 1.75;
    const field = middle - block / 2 - (look.toggle ? 2.7 : 0.3);
    const gap = field - (foot + 1.3);
    const spot = look.stereo
      ? ([-width * 0.22, foot, 0] as const)
      : width < 5
        ? ([width / 2 - 0.6, foot + 1.35, 0] as const)
        : ([width * 0.32, foot, 0] as const);
    const top = group(
      ...(look.art === rule
        ? []
        : [
            placed(
              label(width - 0.8, long - 1, (on, w, h) => look.art(on, w, h, look.ink), { opacity: 0.17 }),
              { at: v(0, 0, 0.02) },
            ),
          ]),
      placed(
        label(width - 0.5, gap, (on, w, h) => {
          const size = Math.min(1.3, h * 0.5, w * 0.26);
          if (look.art === rule) look.art(on, w, h, look.ink);
          text(on, look.name, { y: -h * 0.12, size, colour: look.ink, face: "serif", italic: true });
          text(on, look.what, {
            y: size * 0.76 - h * 0.12,
            size: size * 0.34,
            colour: look.ink,
            weight: 600,
            spacing: 0.06,
          });
        }),
        { at: v(0, (field + foot + 1.3) / 2, 0.03) },
      ),
      placed(footSwitch(chrome()), { at: v(look.stereo ? width * 0.18 : 0, foot, 0) }),
      placed(lamp(0.22, look.light), { at: v(...spot) }),
      mesh(rod(v(0, 0, 0), v(0, 0, 0.06), 0.32, undefined, 24), metal, v(...spot)),
      ...(look.tuner
        ? [placed(tunerLights(), { at: v(0, middle, 0) })]
        : [
            placed(
              knobGrid({
                names: look.knobs,
                pitch: [across, down],
                knob: {
                  radius: knobs,
                  // Low, so that the names behind them are read.
                  height: 0.85,
                  material: plastic(look.knobColour ?? "#17181a", 0.4),
                  pointer: plastic(look.knobColour === "#17181a" ? "#f4f2ec" : "#2a2118"),
                  grooves: 20,
                },
                ink: look.ink,
                size: 0.32,
              }),
              { at: v(0, middle + 0.15, 0) },
            ),
          ]),
    );
    if (look.toggle) {
      const words = look.toggle;
      top.add(
        placed(toggleSwitch(chrome(), 14), { at: v(0, middle - block / 2 - 1.5, 0) }),
        placed(
          label(5, 0.6, (on) => text(on, words, { size: 0.3, colour: look.ink, weight: 600 })),
          { at: v(0, middle - block / 2 - 2.4, 0.03) },
        ),
      );
    }
    const side = (way: number, z: number) =>
      placed(jackSocket(metal, dark), { at: v(way * (width / 2 - 0.02), high / 2 - 0.1, z), turn: [0, way * 90, 0] });
    const jacks = look.stereo ? [-3.6, -1] : [look.tuner ? 0.4 : -0.6];
    /** The guitar's cable comes from the right. */
    const sided = (way: number) =>
      placed(
        label(1.6, 0.7, (on) => text(on, way > 0 ? "IN" : "OUT", { size: 0.5, colour: look.ink, weight: 700 })),
        { at: v(way * (width / 2 + 0.03), high / 2 - 0.1, (jacks.at(-1) ?? 0) + 1.6), turn: [0, way * 90, 0] },
      );
    const shell = slab(plate(roundRect(width, long, 0.55, 28)), high - 0.5, 0.3, 16).rotateX(-Math.PI / 2);
    const lid = slab(plate(roundRect(width - 0.06, long - 0.06, 0.5, 28)), 0.4, 0.06).rotateX(-Math.PI / 2);
    return group(
      mesh(shell, body, v(0, 0.5, 0)),
      mesh(lid, body, v(0, 0.04, 0)),
      placed(top, { at: v(0, high, 0), turn: [-90, 0, 0] }),
      ...[-1, 1].flatMap((way) => [...jacks.map((z) => side(way, z)), sided(way)]),
      placed(
        group(
          mesh(rod(v(0, 0, 0), v(0, 0, 0.2), 0.62, undefined, 32), plastic("#0c0c0d")),
          mesh(rod(v(0, 0, 0), v(0, 0, 0.22), 0.32, undefined, 24), dark),
          mesh(rod(v(0, 0, 0), v(0, 0, 0.26), 0.1, undefined, 12), metal),
          placed(
            label(2.4, 0.5, (on) => text(on, "9 V DC", { size: 0.3, colour: look.ink, weight: 600 })),
            { at: v(0, 0.95, 0.03) },
          ),
          ...(look.usb ? [placed(usbSocket("C", metal, dark), { at: v(1.9, 0, 0) })] : []),
        ),
        { at: v(0, high / 2 - 0.1, -far), turn: [0, 180, 0] },
      ),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          mesh(
            box(1, 1, 0.3, 0.45, 0.08).rotateX(Math.PI / 2),
            matt("#141414"),
            v(x * (width / 2 - 0.8), -0.05, z * (far - 0.8)),
          ),
        ),
      ),
    );
  },
});
