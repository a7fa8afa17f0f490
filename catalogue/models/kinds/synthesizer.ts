import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { hash } from "../noise.ts";
import { display } from "../parts/display.ts";
import { fader } from "../parts/fader.ts";
import { keyButton } from "../parts/keyButton.ts";
import { keyCase } from "../parts/keyCase.ts";
import { type Knob, knobGrid } from "../parts/knobGrid.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate } from "../parts/outline.ts";
import { rearSockets } from "../parts/rearSockets.ts";
import { box, slab } from "../parts/slab.ts";
import { lamp } from "../parts/socket.ts";
import { times, v } from "../parts/vector.ts";
import { wheel } from "../parts/wheel.ts";

type Look = {
  /** One knob for everything; a wide screen with eight encoders; a round display and a strip for the whole hand. */
  panel: "analogue" | "digital" | "gamaka";
  count: number;
  body: string;
  ink: string;
  ends: () => Material;
};

/** Two lines of four sliders: the envelopes. */
function envelopes(ink: string): Group {
  const [slot, cap, line] = [matt("#050505"), plastic("#34373c"), plastic("#f2f0ea")];
  const slider = { travel: 3.4, slot, cap, line, width: 0.85 };
  const made = group(
    placed(
      label(10, 13, (on) => {
        for (const [row, title] of ["ENVELOPE 1", "ENVELOPE 2"].entries()) {
          const top = -6.1 + row * 6.4;
          text(on, title, { y: top, size: 0.4, colour: ink, weight: 700 });
          on.fillStyle = ink;
          on.fillRect(-4.7, top + 0.35, 9.4, 0.04);
          for (const [n, name] of ["A", "D", "S", "R"].entries())
            text(on, name, { x: -3.6 + n * 2.4, y: top + 5.5, size: 0.42, colour: ink });
        }
      }),
      { at: v(0, 0, 0.02) },
    ),
  );
  for (const n of times(8, (n) => n))
    made.add(
      placed(fader({ ...slider, value: 0.15 + hash(n, 5) * 0.75 }), {
        at: v(-3.6 + (n % 4) * 2.4, n < 4 ? 3.25 : -3.15, 0),
      }),
    );
  return made;
}

const knobs = (mark: string, cap?: Material): Knob => ({
  radius: 0.72,
  height: 1.25,
  material: plastic("#191a1d", 0.42),
  pointer: plastic(mark, 0.4),
  grooves: 18,
  ...(cap ? { cap } : {}),
});

function analogue(width: number, ink: string): Group {
  const knob = knobs("#f4f2ec");
  const section = (title: string, names: string[][], x: number, wide = 2.45) =>
    placed(knobGrid({ title, names, pitch: [wide, 3.9], knob, ink, size: 0.36 }), { at: v(x, 6.6, 0) });
  const grey = plastic("#8d9096", 0.5);
  return group(
    section(
      "OSC 1",
      [
        ["WAVE", "OCT"],
        ["TUNE", "SHAPE"],
        ["PWM", "SYNC"],
      ],
      4.9,
    ),
    section(
      "OSC 2",
      [
        ["WAVE", "OCT"],
        ["TUNE", "SHAPE"],
        ["FM", "RING"],
      ],
      10.4,
    ),
    section("MIX", [["OSC 1"], ["OSC 2"], ["NOISE"]], 14.6),
    section(
      "FILTER",
      [
        ["CUTOFF", "RESO", "DRIVE"],
        ["ENV", "TRACK", "LFO"],
        ["HIGH", "SLOPE", "VELO"],
      ],
      20.2,
    ),
    placed(envelopes(ink), { at: v(width / 2 - 1.6, 6.5, 0) }),
    section(
      "LFO",
      [
        ["RATE", "WAVE"],
        ["DEPTH", "DELAY"],
        ["PITCH", "FADE"],
      ],
      width / 2 + 6.7,
    ),
    section(
      "CHORUS + DELAY",
      [
        ["RATE", "DEPTH"],
        ["TIME", "FEEDBACK"],
        ["TONE", "MIX"],
      ],
      width / 2 + 12.5,
      2.7,
    ),
    placed(
      display(8.4, 2.6, "#101418", (on) => {
        text(on, "T 024", { x: -2.5, size: 1.15, colour: "#ff5a3c", weight: 600 });
        text(on, "MONSOON PAD", { x: 1.7, size: 0.62, colour: "#ff8a6c", most: 4.4 });
      }),
      { at: v(width - 8, 10.4, 0) },
    ),
    ...times(8, (n) => {
      const [x, y] = [width - 11.6 + (n % 4) * 2.4, n < 4 ? 6.6 : 4.6];
      return group(
        keyButton(x, y, grey, 1.7, 0.9),
        placed(lamp(0.12, n === 2 ? "#ff4a2e" : "#4a1a14"), { at: v(x, y + 0.85, 0) }),
      );
    }),
    placed(
      label(9, 2, (on) => {
        text(on, "KURONAMI", { y: -0.45, size: 0.85, colour: ink, weight: 700, spacing: 0.18 });
        text(on, "TIDE 4  ANALOGUE", { y: 0.5, size: 0.48, colour: ink, spacing: 0.08 });
      }),
      { at: v(width - 8, 2.2, 0.02) },
    ),
  );
}

function digital(width: number, ink: string): Group {
  const encoder = { ...knobs("#e9e6df", steel({ color: "#b7b9bd" })), radius: 0.8, height: 1.3 };
  const dark = plastic("#2a2c30", 0.5);
  return group(
    placed(
      display(25, 6.2, "#0c1420", (on) => {
        text(on, "B 112   GLASS RIVER", { x: -5.4, y: -2.3, size: 0.95, colour: "#d8ecff", weight: 600 });
        text(on, "WAVETABLE 041 › FM 6-OP", { x: 6.6, y: -2.3, size: 0.6, colour: "#77b6e8" });
        on.lineWidth = 0.09;
        for (const n of times(9, (n) => n)) {
          on.strokeStyle = `hsl(${190 + n * 9} 80% ${38 + n * 4}%)`;
          on.beginPath();
          for (const t of times(90, (i) => i / 89))
            on.lineTo(
              -11.6 + t * 12 + n * 0.22,
              2 - n * 0.3 - Math.sin(t * Math.PI) * (Math.sin(t * 19 + n * 0.5) * 0.6 + 0.3),
            );
          on.stroke();
        }
        on.strokeStyle = on.fillStyle = "#8fd0a4";
        for (const [x, y] of [
          [4, 1.4],
          [6.4, 1.4],
          [8.8, 1.4],
          [4, -0.5],
          [6.4, -0.5],
          [10.6, -0.5],
        ] as const) {
          on.strokeRect(x - 0.7, y - 0.45, 1.4, 0.9);
          on.fillRect(x - 0.05, y + 0.45, 0.1, 0.9);
        }
      }),
      { at: v(width / 2, 8.9, 0) },
    ),
    placed(
      knobGrid({
        names: [["A", "B", "C", "D", "E", "F", "G", "H"]],
        pitch: [3.3, 3],
        knob: encoder,
        ink,
        size: 0.5,
        plain: true,
      }),
      { at: v(width / 2, 3.2, 0) },
    ),
    placed(
      knobGrid({
        names: [
          ["VOLUME", "GAIN"],
          ["GLIDE", "MOTION"],
        ],
        pitch: [4, 4.4],
        knob: encoder,
        ink,
        size: 0.45,
      }),
      { at: v(7.4, 6.6, 0) },
    ),
    ...times(24, (n) => {
      const [column, row] = [n % 8, Math.floor(n / 8)];
      const x = column < 4 ? 15.6 + column * 3.2 : width - 28.6 + (column - 4) * 3.2;
      const y = 10.2 - row * 3.4;
      return group(
        keyButton(x, y, dark, 2.3, 1.2),
        placed(lamp(0.14, (n * 5) % 7 === 0 ? "#5cc8ff" : "#1c3440"), { at: v(x, y + 1.1, 0) }),
        placed(
          label(3, 0.6, (on) =>
            text(on, ["PART", "LAYER", "SPLIT", "ARP", "SEQ", "WAVE", "FM", "MOD"][column] ?? "", {
              size: 0.42,
              colour: ink,
            }),
          ),
          { at: v(x, y - 1, 0.02) },
        ),
      );
    }),
    placed(
      group(
        mesh(slab(plate(ellipse(0, 0, 2.3)), 0.5, 0.15), dark),
        mesh(slab(plate(ellipse(0.9, 0.9, 0.6)), 0.52, 0.04), plastic("#121315")),
      ),
      {
        at: v(width - 12, 8.6, 0),
      },
    ),
    placed(
      label(11, 2.4, (on) => {
        text(on, "KURONAMI", { y: -0.5, size: 1, colour: ink, weight: 700, spacing: 0.2 });
        text(on, "KASANE 61", { y: 0.7, size: 0.7, colour: ink, spacing: 0.16 });
      }),
      { at: v(width - 10, 3, 0.02) },
    ),
  );
}

function gamaka(width: number, ink: string): Group {
  const knob = { ...knobs("#f2d58a"), radius: 0.8, height: 1.2 };
  const side = (names: string[][], x: number) =>
    placed(knobGrid({ names, pitch: [4.2, 4.7], knob, ink, size: 0.5 }), { at: v(x, 6.6, 0) });
  const ring = steel({ color: "#c6c8ca" });
  return group(
    side(
      [
        ["TONE", "BREATH", "BODY"],
        ["ATTACK", "RELEASE", "GAMAKA"],
      ],
      11.6,
    ),
    side(
      [
        ["SRUTI", "KATTAI", "REVERB"],
        ["DELAY", "DRIVE", "VOLUME"],
      ],
      width - 11.6,
    ),
    mesh(slab(plate(ellipse(0, 0, 3.5), [ellipse(0, 0, 3.02)]), 0.45, 0.1), ring, v(width / 2, 7.6, 0)),
    mesh(slab(plate(ellipse(0, 0, 3.1)), 0.2), plastic("#0a0b0d", 0.2, { clearcoat: 0.7 }), v(width / 2, 7.6, 0)),
    placed(
      label(6, 6, (on) => {
        on.strokeStyle = "#f2c14e";
        on.lineWidth = 0.12;
        for (const n of times(22, (n) => n)) {
          const a = (n / 22) * Math.PI * 2;
          on.beginPath();
          on.moveTo(Math.sin(a) * 2.3, -Math.cos(a) * 2.3);
          on.lineTo(Math.sin(a) * (n % 3 ? 2.6 : 2.8), -Math.cos(a) * (n % 3 ? 2.6 : 2.8));
          on.stroke();
        }
        text(on, "VEENA", { y: -0.8, size: 0.8, colour: "#f6efe0", weight: 600 });
        text(on, "Sa = C#  ·  22", { y: 0.4, size: 0.46, colour: "#9fe0d8" });
        on.strokeStyle = "#9fe0d8";
        on.lineWidth = 0.08;
        on.beginPath();
        for (const t of times(60, (i) => i / 59))
          on.lineTo(-1.5 + t * 3, 1.4 + Math.sin(t * 20) * 0.35 * Math.sin(t * Math.PI));
        on.stroke();
      }),
      { at: v(width / 2, 7.6, 0.22) },
    ),
    ...[-1, 1].flatMap((way) =>
      times(3, (n) => keyButton(width / 2 + way * 5.2, 10 - n * 2.4, plastic("#efe9dc", 0.5), 1.6, 1)),
    ),
    placed(
      label(20, 2, (on) => {
        text(on, "ARUVI 37", { size: 1.3, colour: ink, weight: 700, spacing: 0.3 });
      }),
      { at: v(width / 2, 1.9, 0.02) },
    ),
  );
}

const panels = { analogue, digital, gamaka };
const plain = (colour: string) => () => plastic(colour, 0.5);
const timber = () => wood("walnut", { across: 16, along: 40, gloss: 0.5 });

/** A synthesizer; the 37-key analogue one has wooden ends, two wheels at the left of its keys and its sockets at the back. */
export default model<Look>({
  finishes: {
    black: { panel: "analogue", count: 37, body: "#1d1e21", ink: "#eceae4", ends: timber },
    white: { panel: "analogue", count: 37, body: "#eeebe3", ink: "#26282c", ends: timber },
    grey: { panel: "digital", count: 61, body: "#73777c", ink: "#f2f2f0", ends: plain("#2a2c30") },
    teal: { panel: "gamaka", count: 37, body: "#126a72", ink: "#f2ecdc", ends: plain("#0e4a50") },
  },
  size: [62.3, 11.9, 31.3],
  camera: { azimuth: -18, elevation: 42, fill: 0.92 },
  angle: { azimuth: 152, elevation: 26, fill: 0.92 },
  close: { at: [0, 9.2, -8.5], across: 25, azimuth: -14, elevation: 40 },
  build({ panel, count, body: colour, ink, ends }) {
    const body = plastic(colour, 0.5);
    const made = keyCase({
      keys: { count },
      depth: 31,
      heights: [5, 6.6, 10.6],
      cheek: 1.8,
      left: 7,
      body,
      ends: ends(),
      proud: 0.5,
    });
    const { thing, width } = made;
    const rubber = matt("#151515");
    thing.add(
      made.onPanel(panels[panel](width, ink)),
      ...[3.6, 6.8].map((x) =>
        placed(wheel(plastic(panel === "gamaka" ? "#efe9dc" : "#26282c", 0.4)), {
          at: v(x, 5.25, -8.6),
          turn: [-90, 0, 0],
        }),
      ),
      placed(
        rearSockets(
          [
            ["switch", "POWER"],
            ["dc", "12 V DC"],
            ["usb", "USB"],
            ["din", "MIDI IN"],
            ["din", "MIDI OUT"],
            ["jack", "PEDAL"],
            ["jack", "EXPR"],
            ["jack", "LEFT"],
            ["jack", "RIGHT"],
            ["jack", "PHONES"],
          ],
          ink,
          nickel(),
          plastic("#0c0d0f"),
        ),
        { at: v(width / 2, 4.6, -31), turn: [0, 180, 0] },
      ),
      ...[4, width - 4].flatMap((x) => [-3, -28].map((z) => mesh(box(2.6, 0.9, 2.6, 0.4), rubber, v(x, -0.35, z)))),
    );
    return placed(thing, { at: v(-width / 2, 0, 15.5) });
  },
});
