import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { display } from "./display.ts";
import { keyButton } from "./keyButton.ts";
import { knobGrid } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { lamp } from "./socket.ts";
import { synthKnob } from "./synthKnob.ts";
import { times, v } from "./vector.ts";

/** The buttons left of the screen, then those right of it, row by row. */
const BUTTONS = [
  ["PART", "LAYER", "SPLIT", "ARP", "SEQ", "WAVE", "FM", "MOD"],
  ["OSC", "FILTER", "AMP", "LFO", "BANK", "PROG", "PERF", "SONG"],
  ["ENV", "EFFECT", "MIX", "VOICE", "STOP", "PLAY", "REC", "SAVE"],
];

/** A digital synthesizer's panel of `width`, x from 0 and y up from its front edge: a wide screen over eight encoders. */
export function digitalPanel(width: number, ink: string): Group {
  const encoder = { ...synthKnob("#e9e6df", steel({ color: "#b7b9bd" })), radius: 0.8, height: 1.3 };
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
          label(3, 0.6, (on) => text(on, BUTTONS[row]?.[column] ?? "", { size: 0.42, colour: ink })),
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
