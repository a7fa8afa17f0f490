import type { Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { analoguePanel } from "../parts/analoguePanel.ts";
import { digitalPanel } from "../parts/digitalPanel.ts";
import { gamakaPanel } from "../parts/gamakaPanel.ts";
import { keyCase } from "../parts/keyCase.ts";
import { mesh, placed } from "../parts/mesh.ts";
import { monoPanel } from "../parts/monoPanel.ts";
import { rearSockets } from "../parts/rearSockets.ts";
import { box } from "../parts/slab.ts";
import { v } from "../parts/vector.ts";
import { wheel } from "../parts/wheel.ts";

type Look = {
  /** One knob for everything; the same for a single voice; a wide screen with eight encoders; a round display. */
  panel: "analogue" | "mono" | "digital" | "gamaka";
  count: number;
  body: string;
  ink: string;
  ends: () => Material;
};

const panels = { analogue: analoguePanel, mono: monoPanel, digital: digitalPanel, gamaka: gamakaPanel };
const plain = (colour: string) => () => plastic(colour, 0.5);
const timber = () => wood("walnut", { across: 16, along: 40, gloss: 0.5 });

/** A synthesizer; the 37-key analogue one has wooden ends, two wheels at the left of its keys and its sockets at the back. */
export default model<Look>({
  finishes: {
    black: { panel: "analogue", count: 37, body: "#1d1e21", ink: "#eceae4", ends: timber },
    white: { panel: "analogue", count: 37, body: "#eeebe3", ink: "#26282c", ends: timber },
    "black-25": { panel: "mono", count: 25, body: "#1d1e21", ink: "#eceae4", ends: plain("#141518") },
    "black-61": { panel: "digital", count: 61, body: "#212226", ink: "#f2f2f0", ends: plain("#101113") },
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
