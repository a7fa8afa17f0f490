import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome, gold, nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { ampCabinet } from "../parts/ampCabinet.ts";
import { carryHandle } from "../parts/carryHandle.ts";
import { controlKnob } from "../parts/controlKnob.ts";
import { type Knob, knobGrid } from "../parts/knobGrid.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rearSockets, type Socket } from "../parts/rearSockets.ts";
import { box } from "../parts/slab.ts";
import { jackSocket, lamp, xlrSocket } from "../parts/socket.ts";
import { toggleSwitch } from "../parts/toggleSwitch.ts";
import { v } from "../parts/vector.ts";

/** A covering that is pressed to look like coarse leather. */
const tolex = (colour: string) => leather(colour, 5, { bumpScale: 1.6, roughness: 0.6 });

type Panel = {
  names: string[];
  /** The metal or plastic it is printed on, the print's colour, its knobs, how wide apart. */
  face: Material;
  ink: string;
  knob: Knob;
  pitch: number;
};

type Look = {
  size: readonly [number, number, number];
  lean?: number;
  cover: string;
  grille: Material;
  piping?: Material;
  corners?: Material;
  brand: string;
  badge: string;
  /** How high its control panel stands in the front, above the grille. */
  band: number;
  panel: Panel;
  extras: (ink: string) => Group;
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
const black: Knob = {
  radius: 0.95,
  height: 1.3,
  material: plastic("#131416", 0.42),
  pointer: plastic("#f4f2ec"),
  cap: nickel(),
  grooves: 22,
};

/** What stands left and right of the knobs of a practice amplifier. */
const practice = (ink: string) =>
  group(
    placed(jackSocket(nickel(), matt("#070707")), { at: v(-15.4, 0.2, 0) }),
    print("INPUT", -15.4, -1.75, ink),
    mesh(box(0.9, 0.9, 0.6, 0.4), plastic("#b3261e", 0.4), v(-12.9, 0.2, 0.2)),
    print("DRIVE", -12.9, -1.75, ink),
    placed(jackSocket(nickel(), matt("#070707"), true), { at: v(12, 0.2, 0), scale: [1.4, 1.4, 1.4] }),
    print("AUX", 12, -1.75, ink),
    placed(jackSocket(nickel(), matt("#070707")), { at: v(14, 0.2, 0) }),
    print("PHONES", 14, -1.75, ink),
    placed(lamp(0.3, "#ff3b28"), { at: v(16.4, 0.2, 0) }),
  );

const print = (words: string, x: number, y: number, ink: string, size = 0.46) =>
  placed(
    label(words.length * size * 0.9, size * 1.6, (on) => text(on, words, { size, colour: ink, weight: 600 })),
    { at: v(x, y, 0.03) },
  );

/** Jewel light, power and standby of a valve amplifier, and its inputs. */
const valve = (ink: string) =>
  group(
    ...[-21, -18.4].map((x, n) =>
      group(
        placed(jackSocket(nickel(), matt("#070707")), { at: v(x, 0.2, 0) }),
        print(n ? "LOW" : "HIGH", x, -1.8, ink),
      ),
    ),
    ...[14.4, 17].map((x, n) =>
      group(placed(toggleSwitch(chrome()), { at: v(x, 0.2, 0) }), print(n ? "POWER" : "5 / 20 W", x, -1.8, ink)),
    ),
    placed(lamp(0.62, "#ff5a1e"), { at: v(20.4, 0.2, 0) }),
  );

const acoustic = (ink: string) =>
  group(
    placed(jackSocket(nickel(), matt("#070707")), { at: v(-15, 0.2, 0) }),
    print("GUITAR", -15, -1.75, ink),
    placed(
      xlrSocket("combo", {
        plate: plastic("#17181a", 0.4),
        dark: matt("#0a0a0b"),
        metal: nickel(),
      }),
      { at: v(15, 0.2, 0), scale: [0.9, 0.9, 0.9] },
    ),
    print("VOICE", 15, -1.75, ink),
    placed(lamp(0.22, "#59d46b"), { at: v(12.9, 0.2, 0) }),
  );

const table = (ink: string) =>
  group(placed(jackSocket(nickel(), matt("#070707")), { at: v(-9.6, 0.1, 0) }), placed(lamp(0.2, "#ff9b2e"), { at: v(9.7, 0.1, 0) }), print("ON", 9.7, -1.3, ink, 0.36));

const mains: Socket[] = [
  ["switch", "230 V"],
  ["jack", "SPEAKER"],
  ["jack", "SEND"],
  ["jack", "RETURN"],
];

const tableTop = (cover: string, ink: string, grille: string, piping: string, knob: Knob): Look => ({
  size: [24, 17, 11],
  cover,
  grille: cloth(grille, 0.09),
  piping: plastic(piping, 0.5),
  brand: "Pellwood",
  badge: "PIP 10",
  band: 3.6,
  panel: {
    names: ["VOICE", "GAIN", "TONE", "ECHO", "VOL"],
    face: gold({ color: "#d3b376", roughness: 0.4 }),
    ink,
    knob: { ...knob, radius: 0.82, height: 1.1 },
    pitch: 3.1,
  },
  extras: table,
  handle: leather("#6b4326", 8),
  metal: gold({ roughness: 0.3 }),
  back: [
    ["usb", "USB-C"],
    ["jack", "PHONES"],
  ],
});

/** Guitar amplifiers: a practice amp, a table-top one, a valve combo, an acoustic one with its front leant back. */
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
      band: 5.4,
      panel: {
        names: ["GAIN", "VOLUME", "BASS", "MIDDLE", "TREBLE"],
        face: blackMetal({ color: "#2a2b2e", roughness: 0.5 }),
        ink: "#eceae4",
        knob: black,
        pitch: 4.3,
      },
      extras: practice,
      handle: plastic("#131314", 0.5),
      metal: chrome(),
      back: mains,
    },
    cream: tableTop("#e6d8b4", "#3b2a18", "#a5835a", "#7a5230", { ...cream, material: plastic("#5a3a22", 0.4), pointer: plastic("#f6ecd2") }),
    green: tableTop("#1d4433", "#1f2a20", "#cdb98a", "#e6d5a6", cream),
    walnut: {
      size: [54, 46, 25],
      cover: "#5e3a24",
      grille: cloth("#c9ab78", 0.2),
      piping: gold({ color: "#dcc084", roughness: 0.36 }),
      brand: "Pellwood",
      badge: "HEARTH 20",
      band: 6,
      panel: {
        names: ["VOLUME", "BASS", "MIDDLE", "TREBLE", "CUT", "MASTER"],
        face: gold({ color: "#d8b877", roughness: 0.42 }),
        ink: "#33200f",
        knob: cream,
        pitch: 4.7,
      },
      extras: valve,
      handle: leather("#4a2a17", 8),
      metal: gold({ roughness: 0.3 }),
      back: mains,
    },
    honey: {
      size: [40, 37, 27],
      lean: 14,
      cover: "#b06f2d",
      grille: cloth("#3a2a1e", 0.15),
      piping: plastic("#ead9ae", 0.5),
      brand: "Pellwood",
      badge: "PORCH 40",
      band: 6,
      panel: {
        names: ["VOL 1", "TONE 1", "NOTCH", "REVERB", "VOL 2", "TONE 2"],
        face: physical({ color: "#241a13", roughness: 0.5 }),
        ink: "#f1e2bf",
        knob: cream,
        pitch: 4.1,
      },
      extras: acoustic,
      handle: leather("#4a2a17", 8),
      metal: gold({ roughness: 0.3 }),
      back: [["switch", "230 V"], ["xlr", "DI OUT"], ["jack", "AUX"]],
    },
  },
  size: [39.4, 41, 22.4],
  camera: { azimuth: 28, elevation: 14, fill: 0.8 },
  angle: { azimuth: 206, elevation: 16, fill: 0.8 },
  close: { at: [0, -2.6, 0], across: 26, azimuth: 14, elevation: 26 },
  build(look) {
    const [width, height, depth] = look.size;
    const { lean = 0, band, panel, metal } = look;
    const cover = tolex(look.cover);
    const { thing, opening, onFront } = ampCabinet({
      width,
      height,
      depth,
      lean,
      wall: Math.min(1.9, width * 0.05),
      recess: depth * 0.07,
      feet: height * 0.03,
      cover,
      ...(look.piping ? { piping: look.piping } : {}),
      ...(look.corners ? { corners: look.corners } : {}),
    });
    const [wide, tall] = opening;
    const rest = tall - band;
    const y = rest + band / 2;
    thing.add(
      onFront(mesh(box(wide, rest, 0.7, 0.4, 0.25), look.grille, v(0, rest / 2, 0.1))),
      onFront(mesh(box(wide, 0.9, 1, 0.3), cover, v(0, rest, 0.2))),
      onFront(mesh(box(wide, band - 0.7, 0.6, 0.3, 0.06), panel.face, v(0, y + 0.2, 0.1))),
      onFront(
        group(
          placed(
            knobGrid({ names: [panel.names], pitch: [panel.pitch, band], knob: panel.knob, ink: panel.ink, size: 0.46 }),
            { at: v(0, 0.2, 0) },
          ),
          look.extras(panel.ink),
        ),
        0.41,
      ),
      onFront(
        placed(
          group(
            placed(
              label(wide * 0.34, wide * 0.11, (on) =>
                text(on, look.brand, { size: wide * 0.085, colour: "#f3e6c4", face: "serif", italic: true }),
              ),
              { at: v(-wide * 0.3, 0, 0) },
            ),
          ),
          { at: v(0, rest - wide * 0.09, 0.47) },
        ),
      ),
      placed(carryHandle(Math.min(22, width * 0.46), look.handle, metal, Math.min(1.6, width * 0.05)), {
        at: v(0, height * 1.03, (depth - height * Math.tan((lean * Math.PI) / 180)) / 2),
      }),
      placed(
        group(
          mesh(box(width * 0.7, Math.min(6, height * 0.24), 0.5, 0.4), blackMetal()),
          placed(rearSockets(look.back, "#e8e6df", nickel(), plastic("#0c0d0f")), { at: v(0, -0.3, 0.25) }),
        ),
        { at: v(0, height * 0.72, 0.1), turn: [0, 180, 0] },
      ),
      controls,
    );
    return thing;
  },
});
