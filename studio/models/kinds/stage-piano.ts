import type { Group } from "three";
import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { nickel, steel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { display } from "../parts/display.ts";
import { keyButton } from "../parts/keyButton.ts";
import { keyCase } from "../parts/keyCase.ts";
import { type Knob, knobGrid } from "../parts/knobGrid.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rearSockets, type Socket } from "../parts/rearSockets.ts";
import { box } from "../parts/slab.ts";
import { lamp } from "../parts/socket.ts";
import { v } from "../parts/vector.ts";
import { wheel } from "../parts/wheel.ts";

/** A section by its title, the knobs behind its volume and the colour of its lamp. */
type Section = readonly [string, readonly string[], string];
type Size = {
  keys: { first: number; count: number };
  name: string;
  /** Screen, left of the middle by so much, and how far right of it the sections begin again. */
  screen: readonly [number, number];
  aside: number;
  beyond: number;
  left: readonly Section[];
  right: readonly Section[];
  outputs: readonly Socket[];
};
type Look = { size: Size; body: string; ink: string };

const compact: Size = {
  keys: { first: 28, count: 73 },
  name: "NAGARE 73",
  screen: [9.4, 4.6],
  aside: 6.2,
  beyond: 6,
  left: [
    ["PIANO", ["VOLUME", "TYPE", "TONE"], "#ff4630"],
    ["E. PIANO", ["VOLUME", "TYPE", "DRIVE", "TREM"], "#ff4630"],
  ],
  right: [
    ["ORGAN", ["VOLUME", "BARS", "ROTARY"], "#46150e"],
    ["STRINGS", ["VOLUME", "TYPE"], "#46150e"],
    ["EFFECTS", ["REVERB", "DELAY", "EQ", "MASTER"], "#ffb13b"],
  ],
  outputs: [
    ["jack", "LEFT"],
    ["jack", "RIGHT"],
  ],
};

const full: Size = {
  keys: { first: 21, count: 88 },
  name: "NAGARE 88",
  screen: [15, 5],
  aside: 3.4,
  beyond: 11.4,
  left: [
    ["GRAND PIANO", ["VOLUME", "MODEL", "TONE", "FELT"], "#ff4630"],
    ["E. PIANO", ["VOLUME", "TYPE", "TREM"], "#46150e"],
    ["STRINGS", ["VOLUME", "TYPE"], "#ff4630"],
  ],
  right: [
    ["EXTERNAL ZONES", ["ZONE 1", "ZONE 2", "ZONE 3", "ZONE 4"], "#5cff8a"],
    ["EFFECTS", ["REVERB", "DELAY", "EQ"], "#ffb13b"],
    ["OUTPUT", ["MASTER", "KATTAI"], "#ffb13b"],
  ],
  outputs: [
    ["jack", "1"],
    ["jack", "2"],
    ["jack", "3"],
    ["jack", "4"],
  ],
};

const cap = plastic("#e9e5da", 0.5);
const knob: Knob = {
  radius: 0.82,
  height: 1.35,
  material: plastic("#151618", 0.42),
  pointer: plastic("#f4f2ec"),
  grooves: 20,
};

const widthOf = (names: readonly string[]): number => 2.6 + names.length * 3.2;

/** A section of the panel: its on-switch with a light, its volume, what its sound is made of. */
function section(x: number, title: string, names: readonly string[], colour: string, ink: string): Group {
  const width = widthOf(names);
  const across = x + width / 2;
  return group(
    placed(
      label(width, 9.6, (paint) => {
        paint.strokeStyle = ink;
        paint.lineWidth = 0.06;
        paint.beginPath();
        paint.roundRect(-width / 2 + 0.2, -4.2, width - 0.4, 8.6, 0.6);
        paint.stroke();
        text(paint, title, { y: -3.3, size: 0.75, colour: ink, weight: 700, spacing: 0.12 });
        text(paint, "ON", { x: -width / 2 + 1.7, y: 2.4, size: 0.42, colour: ink });
      }),
      { at: v(across, 5.8, 0.02) },
    ),
    keyButton(x + 1.7, 5, cap, 1.7, 1.4),
    placed(lamp(0.18, colour), { at: v(x + 1.7, 6.5, 0) }),
    placed(knobGrid({ names: [names], pitch: [3.1, 3.4], knob, ink, size: 0.46 }), {
      at: v(x + 2.6 + (names.length * 3.1) / 2 - 0.1, 5.2, 0),
    }),
  );
}

/** Sections side by side from `x` on. */
function row(x: number, sections: readonly Section[], ink: string): Group {
  const made = group();
  let from = x;
  for (const [title, names, colour] of sections) {
    made.add(section(from, title, names, colour, ink));
    from += widthOf(names) + 0.2;
  }
  return made;
}

/** A stage piano of 73 keys, E to E, or 88, in a metal case; its knobs stand by section left and right of a small screen. */
export default model<Look>({
  finishes: {
    red: { size: compact, body: "#a3141c", ink: "#fbf2ea" },
    black: { size: compact, body: "#1a1b1e", ink: "#eeece5" },
    "black-88": { size: full, body: "#1a1b1e", ink: "#eeece5" },
  },
  size: [108.4, 12.8, 32.2],
  camera: { azimuth: -18, elevation: 38, fill: 0.94 },
  angle: { azimuth: 152, elevation: 24, fill: 0.94 },
  close: { at: [0, 10, -8], across: 34, azimuth: -14, elevation: 42 },
  build({ size, body: colour, ink }) {
    const { keys, name, screen, aside, beyond, left, right, outputs } = size;
    const metal = lacquer(colour, { clearcoat: 0.35, clearcoatRoughness: 0.35 });
    const ends = plastic("#141517", 0.5);
    const { thing, width, panel, onPanel } = keyCase({
      keys,
      depth: 32,
      heights: [6.6, 8.2, 11.4],
      cheek: 3.5,
      body: metal,
      ends,
      proud: 0.5,
    });
    const middle = width / 2;
    thing.add(
      onPanel(
        group(
          mesh(box(0.1, panel - 1, 0.1, 0.04), ends, v(10.2, panel / 2, 0)),
          ...[5.6, 8.2].map((x) => placed(wheel(plastic("#26282c", 0.4), 2.2), { at: v(x, 6, 0) })),
          row(11.2, left, ink),
          placed(
            display(...screen, "#07182b", (on) => {
              text(on, "A:14", { x: -screen[0] / 3, y: -1.2, size: 1, colour: "#9fd2ff", weight: 600 });
              text(on, "BRIGHT GRAND", { x: 0.2, y: 0.3, size: 1.05, colour: "#eaf5ff", weight: 600, most: 8.6 });
              text(on, "+ TINES  SPLIT C3", { x: -0.2, y: 1.5, size: 0.62, colour: "#7fb4e0" });
            }),
            { at: v(middle - aside, 7.8 - (screen[1] - 4.6) / 2, 0) },
          ),
          placed(
            knobGrid({
              names: [["PROGRAM"]],
              pitch: [4, 4],
              knob: { ...knob, radius: 1.25, height: 1.5, cap: steel() },
              ink,
              size: 0.5,
              plain: true,
            }),
            { at: v(middle + beyond - 3.4, 7.8, 0) },
          ),
          ...["A", "B", "C", "D", "E"].map((letter, n) =>
            group(
              keyButton(middle - aside - 4.2 + n * 3, 2.6, cap, 2.2, 1.1),
              placed(lamp(0.15, n === 0 ? "#5cff8a" : "#173a22"), { at: v(middle - aside - 4.2 + n * 3, 3.8, 0) }),
              placed(
                label(2.4, 0.8, (on) => text(on, letter, { size: 0.55, colour: ink, weight: 600 })),
                { at: v(middle - aside - 4.2 + n * 3, 1.5, 0.02) },
              ),
            ),
          ),
          row(middle + beyond, right, ink),
          placed(
            label(7.2, 2.8, (on) => {
              text(on, "KURONAMI", { y: -0.6, size: 0.8, colour: ink, weight: 700, spacing: 0.12 });
              text(on, name, { y: 0.6, size: 0.6, colour: ink, spacing: 0.12 });
            }),
            { at: v(width - 7.2, 5.8, 0.02) },
          ),
        ),
      ),
      placed(
        rearSockets(
          [
            ["switch", "POWER"],
            ["dc", "24 V DC"],
            ["usb", "USB"],
            ["din", "MIDI IN"],
            ["din", "MIDI OUT"],
            ["jack", "SUSTAIN"],
            ["jack", "EXPR"],
            ["jack", "PHONES"],
            ...outputs,
            ["xlr", "LEFT"],
            ["xlr", "RIGHT"],
          ],
          ink,
          nickel(),
          plastic("#0c0d0f"),
        ),
        { at: v(middle, 5.2, -32), turn: [0, 180, 0] },
      ),
      ...[8, width - 8].flatMap((x) =>
        [-3.5, -28.5].map((z) => mesh(box(3, 0.9, 3, 0.5), matt("#151515"), v(x, -0.4, z))),
      ),
    );
    return placed(thing, { at: v(-middle, 0, 16) });
  },
});
