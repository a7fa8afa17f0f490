import type { Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { plastic } from "../materials/lacquer.ts";
import { chrome, gold, nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { tolex } from "../materials/tolex.ts";
import { model } from "../model.ts";
import { ampBack } from "../parts/ampBack.ts";
import { ampCabinet } from "../parts/ampCabinet.ts";
import { ampFront, type Panel } from "../parts/ampFront.ts";
import { carryHandle } from "../parts/carryHandle.ts";
import type { Control } from "../parts/controlRow.ts";
import type { Knob } from "../parts/knobGrid.ts";
import { placed } from "../parts/mesh.ts";
import type { Socket } from "../parts/rearSockets.ts";
import { v } from "../parts/vector.ts";

type Look = {
  size: readonly [number, number, number];
  lean?: number;
  cover: string;
  grille: Material;
  piping: Material;
  corners?: Material;
  brand: string;
  badge: string;
  gilt: string;
  /** How high its control panel stands in the front, above the grille. */
  band: number;
  panel: Panel;
  handle: Material;
  metal: Material;
  back: Socket[];
};

const cream: Knob = {
  radius: 0.95,
  height: 1.3,
  material: plastic("#efe6cd", 0.4),
  pointer: plastic("#4a3320"),
  grooves: 22,
};
const brown: Knob = { ...cream, material: plastic("#5a3a22", 0.4), pointer: plastic("#f6ecd2") };
const black: Knob = { ...cream, material: plastic("#131416", 0.42), pointer: plastic("#f4f2ec"), cap: nickel() };

const knobs = (...names: string[]): Control[] => names.map((name) => ["knob", name]);

const combo: Socket[] = [
  ["switch", "230 V"],
  ["jack", "SPEAKER"],
  ["jack", "SEND"],
  ["jack", "RETURN"],
];

const brownHandle = leather("#4a2a17", 8);
const gilded = gold({ roughness: 0.3 });

type Table = { cover: string; grille: string; piping: string; gilt: string; knob: Knob };

const tableTop = ({ cover, grille, piping, gilt, knob }: Table): Look => ({
  size: [24, 17, 11],
  cover,
  grille: cloth(grille, 0.09),
  piping: plastic(piping, 0.5),
  brand: "Pellwood",
  badge: "PIP 10",
  gilt,
  band: 3.9,
  panel: {
    face: gold({ color: "#cbb389", roughness: 0.45 }),
    ink: "#2f2114",
    knob: { ...knob, radius: 0.82, height: 1.1 },
    pitch: 3,
    controls: [["jack", "IN"], ...knobs("VOICE", "GAIN", "TONE", "ECHO", "VOL"), ["lamp", "ON"]],
  },
  handle: leather("#6b4326", 8),
  metal: gilded,
  back: [
    ["usb", "USB-C"],
    ["jack", "PHONES"],
  ],
});

const valveCombo = ({ cover, grille, gilt, knob }: Omit<Table, "piping">): Look => ({
  size: [54, 46, 25],
  cover,
  grille: cloth(grille, 0.2),
  piping: gold({ color: "#dcc084", roughness: 0.36 }),
  brand: "Pellwood",
  badge: "HEARTH 20",
  gilt,
  band: 6,
  panel: {
    face: gold({ color: "#cfb68b", roughness: 0.45 }),
    ink: "#33200f",
    knob,
    pitch: 4.7,
    controls: [
      ["jack", "HIGH"],
      ["jack", "LOW"],
      ...knobs("VOLUME", "BASS", "MIDDLE", "TREBLE", "CUT", "MASTER"),
      ["toggle", "5 / 20 W"],
      ["toggle", "STANDBY"],
      ["toggle", "POWER"],
      ["jewel", ""],
    ],
  },
  handle: brownHandle,
  metal: gilded,
  back: combo,
});

/** Guitar amplifiers, at the origin the panel's middle, or of large ones the left of it, where inputs and name are: a practice amp, two table-top ones, a valve combo, an acoustic one. */
export default model<Look>({
  finishes: {
    black: {
      size: [39, 38, 21],
      cover: "#1b1b1d",
      grille: cloth("#b9bcc0", 0.16, { roughness: 0.7 }),
      piping: plastic("#e8e6e0", 0.5),
      corners: plastic("#0f0f10", 0.42),
      brand: "Sembiyan",
      badge: "SA-15",
      gilt: "#1b1c20",
      band: 5.4,
      panel: {
        face: plastic("#26272a", 0.5),
        ink: "#eceae4",
        knob: black,
        pitch: 3.9,
        controls: [
          ["jack", "INPUT"],
          ["button", "DRIVE"],
          ...knobs("GAIN", "VOLUME", "BASS", "MIDDLE", "TREBLE"),
          ["mini", "AUX"],
          ["jack", "PHONES"],
          ["lamp", "ON"],
        ],
      },
      handle: plastic("#131314", 0.5),
      metal: chrome(),
      back: [["switch", "230 V"]],
    },
    cream: tableTop({ cover: "#f6edd3", grille: "#a5835a", piping: "#7a5230", gilt: "#fbf1d8", knob: brown }),
    "black-table": tableTop({ cover: "#1d1d1f", grille: "#8f8a80", piping: "#d9c38c", gilt: "#f4ecd6", knob: cream }),
    green: tableTop({ cover: "#1d4433", grille: "#cdb98a", piping: "#e6d5a6", gilt: "#2a3a2c", knob: cream }),
    walnut: valveCombo({ cover: "#5e3a24", grille: "#c9ab78", gilt: "#3a2210", knob: cream }),
    "cream-combo": valveCombo({ cover: "#f6edd3", grille: "#8a6a44", gilt: "#fbf1d8", knob: brown }),
    honey: {
      size: [40, 37, 27],
      lean: 14,
      cover: "#b06f2d",
      grille: cloth("#3a2a1e", 0.15),
      piping: plastic("#ead9ae", 0.5),
      brand: "Pellwood",
      badge: "PORCH 40",
      gilt: "#ecd9a6",
      band: 6,
      panel: {
        face: physical({ color: "#241a13", roughness: 0.5 }),
        ink: "#f1e2bf",
        knob: cream,
        pitch: 4,
        controls: [
          ["jack", "GUITAR"],
          ...knobs("VOL 1", "TONE 1", "NOTCH"),
          ["lamp", "ON"],
          ...knobs("REVERB", "VOL 2", "TONE 2"),
          ["combo", "VOICE"],
        ],
      },
      handle: brownHandle,
      metal: gilded,
      back: [
        ["switch", "230 V"],
        ["xlr", "DI OUT"],
        ["jack", "AUX"],
      ],
    },
  },
  size: [39.4, 41, 22.4],
  camera: { azimuth: 28, elevation: 14, fill: 0.8 },
  framed: {
    black: { fill: 0.7 },
    "cream-combo": { fill: 0.73 },
    honey: { fill: 0.72 },
    walnut: { fill: 0.73 },
  },
  angle: { azimuth: 206, elevation: 16, fill: 0.8 },
  close: { at: [0, -3.2, 0], across: 27, azimuth: 16, elevation: 9 },
  build(look) {
    const [width, height, depth] = look.size;
    const { lean = 0, band, panel, corners } = look;
    const [wall, recess, feet] = [Math.min(1.9, width * 0.05), depth * 0.07, height * 0.03];
    const slope = Math.tan((lean * Math.PI) / 180);
    const cover = tolex(look.cover);
    const { thing, opening, onFront } = ampCabinet({
      width,
      height,
      depth,
      lean,
      wall,
      recess,
      feet,
      cover,
      piping: look.piping,
      ...(corners ? { corners } : {}),
    });
    const front = { opening, band, panel, rail: cover, piped: true, grille: look.grille };
    thing.add(
      onFront(ampFront({ ...front, brand: look.brand, badge: look.badge, gilt: look.gilt })),
      placed(carryHandle(Math.min(22, width * 0.46), look.handle, look.metal, Math.min(1.6, width * 0.05)), {
        at: v(0, feet + height, (depth - height * slope) / 2),
      }),
      placed(ampBack(width * 0.7, Math.min(6, height * 0.24), look.back), { at: v(0, height * 0.72, 0.1) }),
    );
    const up = wall + opening[1] - band / 2;
    return placed(thing, { at: v(Math.max(0, width / 2 - 13), -up - feet, up * slope + recess - depth) });
  },
});
