import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { display } from "../parts/display.ts";
import { keyButton } from "../parts/keyButton.ts";
import { label, text } from "../parts/label.ts";
import { legends } from "../parts/legends.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { padGrid } from "../parts/padGrid.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { rearSockets } from "../parts/rearSockets.ts";
import { bar, box } from "../parts/slab.ts";
import { lamp } from "../parts/socket.ts";
import { steps, times, v } from "../parts/vector.ts";

type Look = {
  body: string;
  ink: string;
  pad: string;
  keys: string;
  /** The knobs' colours from the left. */
  knobs: string[];
  /** Twelve pads and a large tempo dial instead of sixteen pads. */
  tala?: boolean;
};

const [WIDTH, DEPTH, LOW, HIGH] = [24, 21, 3, 4.8];
const SLOPE = (Math.atan2(HIGH - LOW, DEPTH) * 180) / Math.PI;

const rubber = (colour: string) => physical({ color: colour, roughness: 0.78 });
const glowing = (colour: string) =>
  physical({ color: colour, roughness: 0.7, emissive: colour, emissiveIntensity: 0.35 });

/** Knobs with a coloured cap, their names below. */
function knobs({ knobs: colours, ink }: Look, names: string[], pitch: number): Group {
  const print = legends(ink, { size: 0.36, weight: 600 });
  return group(
    ...names.flatMap((name, n) => {
      const x = (n - (names.length - 1) / 2) * pitch;
      const knob = panelKnob({
        radius: 0.85,
        height: 1.35,
        material: plastic(colours[n % colours.length] ?? "#222", 0.42),
        pointer: plastic("#fbf8f0"),
        grooves: 20,
        angle: -90 + ((n * 67) % 190),
      });
      return [placed(knob, { at: v(x, 0, 0) }), print(name, x, -1.45)];
    }),
  );
}

/** Sixteen pads, a small screen, a line of steps. */
function sampler(look: Look): Group {
  const { ink, pad, keys } = look;
  const print = legends(ink, { size: 0.34, weight: 600 });
  const pads: Material[] = times(16, () => rubber(pad));
  for (const [n, colour] of [
    [0, "#ff7a2e"],
    [6, "#ffc23b"],
    [9, "#38c0ff"],
    [15, "#4fdc7a"],
  ] as const)
    pads[n] = glowing(colour);
  const button = plastic(keys, 0.5);
  return group(
    placed(
      display(
        6.6,
        3.4,
        "#e8a33a",
        (on) => {
          text(on, "P07  MISRA 14", { x: -0.5, y: -1, size: 0.72, colour: "#2a1704", weight: 700 });
          on.fillStyle = "#2a1704";
          for (const n of times(48, (n) => n)) {
            const tall = 0.25 + Math.abs(Math.sin(n * 0.9) * Math.cos(n * 0.23)) * 1.3;
            on.fillRect(-3 + n * 0.125, 0.35 - tall / 2, 0.07, tall);
          }
          text(on, "T3  112 BPM   14 / 8", { y: 1.35, size: 0.46, colour: "#2a1704" });
        },
        0.4,
      ),
      { at: v(-6.9, 16.9, 0) },
    ),
    placed(knobs(look, ["PITCH", "FILTER", "DECAY", "LEVEL"], 3.1), { at: v(4.9, 17.4, 0) }),
    placed(padGrid(4, 4, 3.1, 2.75, pads), { at: v(4.9, 8.2, 0) }),
    ...["SAMPLE", "CHOP", "TRACK", "PATTERN", "LENGTH", "MUTE", "SHIFT", "TEMPO"].flatMap((name, n) => {
      const [x, y] = [-9.4 + (n % 3) * 2.7, 12.9 - Math.floor(n / 3) * 2.4];
      return [keyButton(x, y, button, 2, 1), print(name, x, y - 0.9)];
    }),
    keyButton(-9, 3.2, plastic("#c8392b", 0.45), 2.6, 1.6),
    keyButton(-5.4, 3.2, plastic("#3aa35a", 0.45), 2.6, 1.6),
    print("REC", -9, 2),
    print("PLAY", -5.4, 2),
    placed(
      label(9, 1.2, (on) => text(on, "OSTREL  WAGTAIL", { size: 0.7, colour: ink, weight: 700, spacing: 0.12 })),
      { at: v(-6.6, 19.9, 0.02) },
    ),
    ...times(16, (n) => placed(lamp(0.13, n % 7 === 0 ? "#ff4a2e" : "#5a1a12"), { at: v(-1.2 + n * 0.8, 15, 0) })),
  );
}

/** Twelve pads in the drums' own order, a dial for the tempo. */
function tala(look: Look): Group {
  const { ink, pad, keys } = look;
  const print = legends(ink, { size: 0.36, weight: 600 });
  const mark = legends("#4a4236", { size: 0.42, weight: 600 });
  const pads: Material[] = times(12, (n) => (n === 4 ? glowing("#ffb13b") : rubber(pad)));
  const button = plastic(keys, 0.5);
  return group(
    placed(
      panelKnob({
        radius: 2.6,
        height: 1.8,
        material: plastic("#18191b", 0.4),
        cap: steel({ color: "#c9cbcd" }),
        pointer: plastic("#ffb13b"),
        grooves: 40,
        angle: 24,
      }),
      { at: v(-7.2, 14.4, 0) },
    ),
    placed(
      label(8, 8, (on) => {
        on.strokeStyle = ink;
        on.lineWidth = 0.07;
        for (const [n, a] of steps(29, -2.4, 2.4).entries()) {
          const far = n % 7 === 0 ? 3.55 : 3.25;
          on.beginPath();
          on.moveTo(Math.sin(a) * 2.95, -Math.cos(a) * 2.95);
          on.lineTo(Math.sin(a) * far, -Math.cos(a) * far);
          on.stroke();
        }
        text(on, "20", { x: -2.7, y: 3, size: 0.42, colour: ink });
        text(on, "300", { x: 2.8, y: 3, size: 0.42, colour: ink });
        text(on, "TEMPO", { y: 3.4, size: 0.5, colour: ink, weight: 700 });
      }),
      { at: v(-7.2, 14.4, 0.02) },
    ),
    placed(
      display(
        9,
        3,
        "#0c1a1c",
        (on) => {
          text(on, "ADI  8 × 2", { x: -1.6, y: -0.75, size: 0.82, colour: "#8ff0e0", weight: 700 });
          text(on, "C# · 1½ KATTAI", { x: 2.7, y: -0.8, size: 0.4, colour: "#8ff0e0" });
          for (const n of times(16, (n) => n)) {
            on.fillStyle = n === 4 ? "#ffb13b" : [0, 8, 12].includes(n) ? "#8ff0e0" : "#2c5a58";
            on.fillRect(-4.1 + n * 0.52, 0.1, 0.4, 0.9);
          }
        },
        0.4,
      ),
      { at: v(4.9, 17.6, 0) },
    ),
    placed(padGrid(4, 3, 3.1, 2.75, pads), { at: v(4.9, 6.6, 0) }),
    ...["THA", "DHI", "THOM", "NAM", "NA", "TIN", "GHE", "KA", "GUM", "TAK", "DHA", "CHA"].map((name, n) =>
      placed(group(mark(name, 4.9 + ((n % 4) - 1.5) * 3.1, 6.6 + (1 - Math.floor(n / 4)) * 3.1 - 0.85)), {
        at: v(0, 0, 0.46),
      }),
    ),
    placed(knobs(look, ["MRIDANGAM", "TABLA", "GHATAM", "DHOLAK"], 3.1), { at: v(4.9, 13.6, 0) }),
    ...["TALA", "NADAI", "FILL", "SAVE"].flatMap((name, n) => {
      const [x, y] = [-9 + (n % 2) * 3.4, 8.4 - Math.floor(n / 2) * 2.5];
      return [keyButton(x, y, button, 2.5, 1.1), print(name, x, y - 0.95)];
    }),
    keyButton(-7.3, 2.9, plastic("#d98a2b", 0.45), 5, 1.7),
    print("START / STOP", -7.3, 1.6),
    placed(
      label(9, 1.2, (on) => text(on, "NILGARA  LAYAM", { size: 0.7, colour: ink, weight: 700, spacing: 0.12 })),
      { at: v(-6.6, 19.8, 0.02) },
    ),
  );
}

/** A groovebox: pads at the right, a screen, knobs; its face rises to the back, where the sockets are. */
export default model<Look>({
  finishes: {
    grey: { body: "#6d7278", ink: "#f4f3ef", pad: "#2b2d31", keys: "#d9d7d0", knobs: ["#1c1d20"] },
    cream: {
      body: "#e9dfc4",
      ink: "#33291c",
      pad: "#4a453d",
      keys: "#cfc3a4",
      knobs: ["#d4472f", "#e0952b", "#2f8f6b", "#2b6fb0"],
    },
    teal: { body: "#14727a", ink: "#f4eeda", pad: "#e9e1cc", keys: "#0c474d", knobs: ["#18191b"], tala: true },
  },
  size: [24, 6, 21.4],
  camera: { azimuth: -24, elevation: 48, fill: 0.86 },
  angle: { azimuth: 152, elevation: 30, fill: 0.84 },
  close: { at: [4, 5.4, -2], across: 14, azimuth: -18, elevation: 46 },
  build(look) {
    const body = plastic(look.body, 0.55);
    const shell = bar(
      [
        [0, 0.7],
        [0.5, 0.2],
        [DEPTH - 0.5, 0.2],
        [DEPTH, 0.7],
        [DEPTH, HIGH - 0.3],
        [DEPTH - 0.3, HIGH],
        [0.3, LOW + 0.02],
        [0, LOW - 0.3],
      ],
      WIDTH,
      0.45,
    );
    const face = look.tala ? tala(look) : sampler(look);
    return placed(
      group(
        mesh(shell, body),
        placed(face, { at: v(WIDTH / 2, LOW, 0), turn: [SLOPE - 90, 0, 0] }),
        placed(
          rearSockets(
            look.tala
              ? [
                  ["dc", "9 V DC"],
                  ["usb", "USB-C"],
                  ["jack", "LEFT"],
                  ["jack", "RIGHT"],
                  ["jack", "PHONES"],
                ]
              : [
                  ["usb", "USB-C"],
                  ["dc", "LINE IN"],
                  ["dc", "OUT"],
                  ["dc", "PHONES"],
                ],
            look.ink,
            nickel(),
            plastic("#0c0d0f"),
          ),
          { at: v(WIDTH / 2, 2.1, -DEPTH), turn: [0, 180, 0] },
        ),
        ...[3, WIDTH - 3].flatMap((x) =>
          [-2.6, DEPTH * -1 + 2.6].map((z) => mesh(box(2.2, 0.5, 2.2, 0.24), matt("#131313"), v(x, 0.15, z))),
        ),
      ),
      { at: v(-WIDTH / 2, 0, DEPTH / 2) },
    );
  },
});
