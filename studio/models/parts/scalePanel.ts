import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { type ControllerPanel, namedButtons } from "./controllerPanel.ts";
import { display } from "./display.ts";
import { knobGrid } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, placed } from "./mesh.ts";
import { synthKnob } from "./synthKnob.ts";
import { at, times, v } from "./vector.ts";
import { wheel } from "./wheel.ts";

const shown = ["CUTOFF", "RESO", "ATTACK", "RELEASE", "DRIVE", "WIDTH", "ROOM", "LEVEL"];
const values = ["64", "22", "8 ms", "410", "12 %", "80", "Hall", "-3 dB"];

/** A 61-key controller's panel: two wheels, a small display above each of eight endless knobs, the scale mode's buttons. */
export function scalePanel({ width, panel, ink, pad, knob }: ControllerPanel): Group {
  const [pitch, first] = [5.1, 25];
  const button = plastic(pad, 0.55);
  return group(
    ...[4, 6.8].map((x) => placed(wheel(plastic(knob, 0.42), 2.2), { at: v(x, panel / 2, 0) })),
    placed(
      namedButtons(
        [
          ["OCT −", "OCT +", "ARP"],
          ["SCALE", "RAGA", "CHORD"],
        ],
        [3.2, 3.6],
        button,
        ink,
        { RAGA: "#ffb347", SCALE: "#ffb347" },
      ),
      { at: v(11.6, panel / 2 + 2.2, 0) },
    ),
    ...times(8, (n) =>
      placed(
        display(
          4,
          2,
          "#0a1018",
          (on) => {
            text(on, at(shown, n), { y: -0.45, size: 0.55, colour: "#8ecbff", weight: 600, most: 3.7 });
            text(on, at(values, n), { y: 0.4, size: 0.7, colour: "#f2f7ff", weight: 600 });
          },
          0.25,
        ),
        { at: v(first + n * pitch, panel - 2.6, 0) },
      ),
    ),
    placed(
      knobGrid({
        names: [["1", "2", "3", "4", "5", "6", "7", "8"]],
        pitch: [pitch, 4],
        knob: { ...synthKnob("#f4f2ec"), material: plastic(knob, 0.42), radius: 1.05, height: 1.4 },
        ink,
        size: 0.45,
        plain: true,
      }),
      { at: v(first + pitch * 3.5, 4.3, 0) },
    ),
    placed(
      namedButtons(
        [
          ["MIXER", "INSERT", "SENDS"],
          ["STOP", "PLAY", "REC"],
        ],
        [3.2, 3.6],
        button,
        ink,
        { PLAY: "#3ddc6b", MIXER: "#8ecbff" },
      ),
      { at: v(67, panel / 2 + 2.2, 0) },
    ),
    placed(
      label(14, 2.6, (on) => {
        text(on, "KURONAMI", { y: -0.5, size: 1.1, colour: ink, weight: 700, spacing: 0.2 });
        text(on, "KAGI 61", { y: 0.75, size: 0.75, colour: ink, spacing: 0.16 });
      }),
      { at: v(width - 10.2, panel / 2, 0.02) },
    ),
  );
}
