import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { knobGrid } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, placed } from "./mesh.ts";
import { jackSocket } from "./socket.ts";
import { synthKnob } from "./synthKnob.ts";
import { v } from "./vector.ts";

const sections: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    "OSC 1",
    [
      ["WAVE", "OCT"],
      ["TUNE", "SHAPE"],
      ["PWM", "LEVEL"],
    ],
  ],
  [
    "OSC 2",
    [
      ["WAVE", "OCT"],
      ["TUNE", "SHAPE"],
      ["SYNC", "LEVEL"],
    ],
  ],
  [
    "FILTER",
    [
      ["CUTOFF", "RESO"],
      ["ENV", "TRACK"],
      ["DRIVE", "NOISE"],
    ],
  ],
  [
    "ENVELOPE",
    [
      ["ATTACK", "DECAY"],
      ["SUSTAIN", "RELEASE"],
      ["VELO", "LOOP"],
    ],
  ],
  [
    "LFO",
    [
      ["RATE", "WAVE"],
      ["PITCH", "FILTER"],
      ["GLIDE", "VOLUME"],
    ],
  ],
];

/** A monophonic synthesizer's panel of `width`, x from 0 and y up from its front edge: one knob per function, sockets on top. */
export function monoPanel(width: number, ink: string): Group {
  const knob = { ...synthKnob("#ff8a1e"), radius: 0.86 };
  const [rim, dark] = [nickel(), plastic("#0c0d0f")];
  return group(
    ...sections.map(([title, names], n) =>
      placed(knobGrid({ title, names, pitch: [3.3, 3.9], knob, ink, size: 0.4, seed: n }), {
        at: v(6.2 + n * 7.3, 6.5, 0),
      }),
    ),
    ...["CV IN", "GATE IN", "CV OUT", "GATE OUT"].flatMap((name, n) => {
      const at = v(width - 4.2, 11.4 - n * 3.1, 0);
      return [
        placed(jackSocket(rim, dark, true), { at }),
        placed(
          label(3, 0.6, (on) => text(on, name, { size: 0.4, colour: ink })),
          { at: v(at.x, at.y + 1.15, 0.02) },
        ),
      ];
    }),
    placed(
      label(22, 1.4, (on) => {
        text(on, "KURONAMI", { x: -4.4, size: 0.85, colour: ink, weight: 700, spacing: 0.2 });
        text(on, "SUMI  MONOPHONIC ANALOGUE", { x: 4.8, size: 0.5, colour: "#ff8a1e", weight: 600, spacing: 0.08 });
      }),
      { at: v(14, 14.1, 0.02) },
    ),
  );
}
