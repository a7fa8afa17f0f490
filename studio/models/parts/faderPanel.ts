import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { physical } from "../materials/physical.ts";
import { hash } from "../noise.ts";
import { type ControllerPanel, namedButtons } from "./controllerPanel.ts";
import { display } from "./display.ts";
import { fader } from "./fader.ts";
import { knobGrid } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, placed } from "./mesh.ts";
import { glowing } from "./miniPanel.ts";
import { padGrid } from "./padGrid.ts";
import { synthKnob } from "./synthKnob.ts";
import { times, v } from "./vector.ts";

/** A 49-key controller's panel: transport, eight pads, a screen with its dial, nine faders of 60 mm. */
export function faderPanel({ width, panel, ink, pad }: ControllerPanel): Group {
  const rubber = physical({ color: pad, roughness: 0.82 });
  const [slot, cap, line] = [matt("#050505"), plastic("#3b3e44", 0.5), plastic("#ff8a1e", 0.5)];
  const pads = [rubber, rubber, glowing("#ff8a1e"), rubber, glowing("#28b7ff"), rubber, rubber, rubber];
  const middle = panel / 2;
  const faders = width - 27.5;
  return group(
    placed(
      namedButtons(
        [
          ["OCT −", "OCT +"],
          ["STOP", "PLAY"],
          ["LOOP", "REC"],
        ],
        [3, 3],
        plastic(pad, 0.55),
        ink,
        { PLAY: "#3ddc6b" },
      ),
      { at: v(5.4, middle + 3, 0) },
    ),
    placed(padGrid(4, 2, 3.5, 3.15, pads), { at: v(20, middle, 0) }),
    placed(
      display(10, 4.4, "#0d1712", (on) => {
        text(on, "STRINGS  LEGATO", { y: -1.3, size: 0.85, colour: "#c9f5d8", weight: 600 });
        for (const n of times(9, (n) => n)) {
          const value = 0.2 + hash(n, 9) * 0.75;
          on.fillStyle = n === 8 ? "#ff8a1e" : "#5fcf8c";
          on.fillRect(-4.3 + n, 1.9 - value * 2.2, 0.6, value * 2.2);
        }
      }),
      { at: v(35.4, middle + 1.6, 0) },
    ),
    placed(namedButtons([["BANK", "PRESET", "MODE"]], [3.6, 3], plastic(pad, 0.55), ink), { at: v(31.8, 2.2, 0) }),
    placed(
      knobGrid({
        names: [["SELECT"]],
        pitch: [4, 4],
        knob: { ...synthKnob("#ff8a1e"), radius: 1.2, height: 1.4 },
        ink,
        size: 0.42,
        plain: true,
      }),
      { at: v(44.4, middle + 1.4, 0) },
    ),
    ...times(9, (n) =>
      group(
        placed(fader({ travel: 6, value: 0.15 + hash(n, 9) * 0.75, slot, cap, line, width: 1.2 }), {
          at: v(faders + n * 2.8, middle + 0.7, 0),
        }),
        placed(
          label(2.6, 0.6, (on) => text(on, n === 8 ? "MAIN" : `F${n + 1}`, { size: 0.45, colour: ink })),
          { at: v(faders + n * 2.8, 1.5, 0.02) },
        ),
      ),
    ),
  );
}
