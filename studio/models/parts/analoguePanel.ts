import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { hash } from "../noise.ts";
import { display } from "./display.ts";
import { fader } from "./fader.ts";
import { keyButton } from "./keyButton.ts";
import { knobGrid } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, placed } from "./mesh.ts";
import { lamp } from "./socket.ts";
import { synthKnob } from "./synthKnob.ts";
import { times, v } from "./vector.ts";

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

/** An analogue synthesizer's panel of `width`, x from 0 and y up from its front edge: a knob for everything. */
export function analoguePanel(width: number, ink: string): Group {
  const knob = synthKnob("#f4f2ec");
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
