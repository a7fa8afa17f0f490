import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { physical } from "../materials/physical.ts";
import type { ControllerPanel } from "./controllerPanel.ts";
import { keyButton } from "./keyButton.ts";
import { knobGrid } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { padGrid } from "./padGrid.ts";
import { slab } from "./slab.ts";
import { lamp } from "./socket.ts";
import { v } from "./vector.ts";

/** A rubber pad that is lit from below. */
export const glowing = (colour: string) =>
  physical({ color: colour, roughness: 0.8, emissive: colour, emissiveIntensity: 0.35 });

/** Two strips to bend and modulate, and the buttons that shift the octave. */
function touch(ink: string, pad: string): Group {
  const strip = slab(plate(roundRect(1.3, 6.4, 0.3)), 0.1, 0.04);
  const button = plastic(pad, 0.55);
  return group(
    ...["PITCH", "MOD"].flatMap((name, n) => [
      mesh(strip, matt("#0b0b0c"), v(n * 2, 3.9, 0)),
      placed(
        label(2, 0.5, (on) => text(on, name, { size: 0.36, colour: ink })),
        { at: v(n * 2, 0.35, 0.02) },
      ),
    ]),
    ...["OCT −", "OCT +", "ARP", "SHIFT"].flatMap((name, n) => {
      const [x, y] = [4.7 + (n % 2) * 2.1, n < 2 ? 5.8 : 2.9];
      return [
        keyButton(x, y, button, 1.8, 0.9),
        placed(lamp(0.1, n === 2 ? "#ff8a1e" : "#4a2a0c"), { at: v(x, y + 0.85, 0) }),
        placed(
          label(2.1, 0.5, (on) => text(on, name, { size: 0.36, colour: ink })),
          { at: v(x, y - 0.85, 0.02) },
        ),
      ];
    }),
  );
}

/** A small controller's panel: two strips, eight pads, four knobs. */
export function miniPanel({ width, panel, ink, pad, knob }: ControllerPanel): Group {
  const rubber = physical({ color: pad, roughness: 0.82 });
  const lit = [rubber, glowing("#ff8a1e"), rubber, rubber, glowing("#28b7ff"), rubber, rubber, glowing("#3ddc6b")];
  return group(
    placed(touch(ink, pad), { at: v(2.6, 0.1, 0) }),
    placed(padGrid(4, 2, 2.95, 2.65, lit), { at: v(16.8, panel / 2, 0) }),
    placed(
      knobGrid({
        names: [
          ["K1", "K2"],
          ["K3", "K4"],
        ],
        pitch: [3, 3.5],
        knob: {
          radius: 0.8,
          height: 1.25,
          material: plastic(knob, 0.42),
          pointer: plastic("#ff8a1e"),
          grooves: 20,
        },
        ink,
        size: 0.4,
      }),
      { at: v(width - 4.5, panel / 2 + 0.1, 0) },
    ),
  );
}
