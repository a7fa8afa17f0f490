import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { keyButton } from "../parts/keyButton.ts";
import { keyCase } from "../parts/keyCase.ts";
import { knobGrid } from "../parts/knobGrid.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { padGrid } from "../parts/padGrid.ts";
import { rearSockets } from "../parts/rearSockets.ts";
import { box, slab } from "../parts/slab.ts";
import { lamp } from "../parts/socket.ts";
import { times, v } from "../parts/vector.ts";

type Look = { body: string; ink: string; pad: string; knob: string };

/** A rubber pad that is lit from below. */
const glowing = (colour: string) =>
  physical({ color: colour, roughness: 0.8, emissive: colour, emissiveIntensity: 0.35 });

/** Two strips to bend and modulate, and the buttons that shift the octave. */
function touch(ink: string, dark: Group["children"][number][]): Group {
  const strip = slab(plate(roundRect(1.3, 6.4, 0.3)), 0.1, 0.04);
  return group(
    ...["PITCH", "MOD"].flatMap((name, n) => [
      mesh(strip, matt("#0b0b0c"), v(n * 2, 3.9, 0)),
      placed(
        label(2, 0.5, (on) => text(on, name, { size: 0.36, colour: ink })),
        { at: v(n * 2, 0.35, 0.02) },
      ),
    ]),
    ...dark,
  );
}

/** A small controller: 25 narrow keys, eight pads, four knobs, fed by its USB socket. */
export default model<Look>({
  finishes: {
    black: { body: "#1d1e21", ink: "#e8e6df", pad: "#34373c", knob: "#121315" },
    white: { body: "#eeece6", ink: "#33363b", pad: "#c9c7c0", knob: "#2b2d31" },
  },
  size: [31, 6.2, 18.6],
  camera: { azimuth: -20, elevation: 44, fill: 0.9 },
  angle: { azimuth: 150, elevation: 30, fill: 0.88 },
  close: { at: [3.2, 4.6, -4.5], across: 17, azimuth: -16, elevation: 46 },
  build({ body: colour, ink, pad, knob: colourOfKnob }) {
    const body = plastic(colour, 0.55);
    const keys = { first: 48, count: 25, pitch: 1.9, length: 8.6 };
    const { thing, width, panel, onPanel } = keyCase({
      keys,
      depth: 18.4,
      heights: [3.4, 3.9, 4.6],
      cheek: 1.2,
      body,
      ends: body,
      proud: 0.15,
    });
    const button = plastic(pad, 0.55);
    const rubber = physical({ color: pad, roughness: 0.82 });
    const lit = [rubber, glowing("#ff8a1e"), rubber, rubber, glowing("#28b7ff"), rubber, rubber, glowing("#3ddc6b")];
    const names = ["OCT −", "OCT +", "ARP", "SHIFT"];
    thing.add(
      onPanel(
        group(
          placed(
            touch(
              ink,
              names.flatMap((name, n) => {
                const [x, y] = [5 + (n % 2) * 2.3, n < 2 ? 5.8 : 2.9];
                return [
                  keyButton(x, y, button, 1.8, 0.9),
                  placed(lamp(0.1, n === 2 ? "#ff8a1e" : "#4a2a0c"), { at: v(x, y + 0.85, 0) }),
                  placed(
                    label(2.3, 0.5, (on) => text(on, name, { size: 0.36, colour: ink })),
                    { at: v(x, y - 0.85, 0.02) },
                  ),
                ];
              }),
            ),
            { at: v(2.6, 0.1, 0) },
          ),
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
                material: plastic(colourOfKnob, 0.42),
                pointer: plastic("#ff8a1e"),
                grooves: 20,
              },
              ink,
              size: 0.4,
            }),
            { at: v(width - 4.5, panel / 2 + 0.1, 0) },
          ),
        ),
      ),
      placed(
        label(9, 0.9, (on) => text(on, "NILGIRI  CHINNA 25", { size: 0.62, colour: ink, weight: 600, spacing: 0.12 })),
        { at: v(width / 2, 1.5, 0.03) },
      ),
      placed(
        rearSockets(
          [
            ["usb", "USB-C"],
            ["jack", "SUSTAIN"],
          ],
          ink,
          nickel(),
          plastic("#0c0d0f"),
        ),
        { at: v(width - 6, 1.95, -18.4), turn: [0, 180, 0] },
      ),
      mesh(slab(plate(ellipse(width - 9.6, 1.9, 0.14)), 0.05), matt("#050505"), v(0, 0, -18.45)),
      ...times(4, (n) =>
        mesh(box(3, 0.5, 1.4, 0.4), matt("#151515"), v(n % 2 ? width - 3 : 3, -0.2, n < 2 ? -2 : -16)),
      ),
    );
    return placed(thing, { at: v(-width / 2, 0, 9.2) });
  },
});
