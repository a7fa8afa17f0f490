import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { type ControllerPanel, namedButtons } from "./controllerPanel.ts";
import { display } from "./display.ts";
import { knobGrid } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, placed } from "./mesh.ts";
import { synthKnob } from "./synthKnob.ts";
import { v } from "./vector.ts";

/** The panel of a piano key bed without anything round it: one small screen, its dial, four buttons, the maker's name. */
export function hammerPanel({ width, panel, ink, pad }: ControllerPanel): Group {
  return group(
    placed(
      display(8, 3.6, "#0a1018", (on) => {
        text(on, "CURVE  MEDIUM", { y: -1, size: 0.75, colour: "#8ecbff", weight: 600 });
        on.strokeStyle = "#f2f7ff";
        on.lineWidth = 0.1;
        on.beginPath();
        on.moveTo(-3.2, 1.4);
        on.bezierCurveTo(-1, 1.3, 0.6, 0.9, 3.2, -0.3);
        on.stroke();
      }),
      { at: v(18, panel / 2, 0) },
    ),
    placed(
      knobGrid({
        names: [["SELECT"]],
        pitch: [4, 4],
        knob: { ...synthKnob("#f4f2ec"), radius: 1.1, height: 1.3 },
        ink,
        size: 0.42,
        plain: true,
      }),
      { at: v(25.8, panel / 2 + 0.4, 0) },
    ),
    placed(
      namedButtons(
        [
          ["SPLIT", "CURVE"],
          ["OCT −", "OCT +"],
        ],
        [3.2, 3.2],
        plastic(pad, 0.55),
        ink,
        { CURVE: "#8ecbff" },
      ),
      { at: v(30.4, panel / 2 + 1.9, 0) },
    ),
    placed(
      label(22, 2.4, (on) => {
        text(on, "KURONAMI", { x: -3, size: 1.3, colour: ink, weight: 700, spacing: 0.24 });
        text(on, "KAGI 88", { x: 7, size: 0.9, colour: ink, spacing: 0.16 });
      }),
      { at: v(width - 16, panel / 2, 0.02) },
    ),
  );
}
