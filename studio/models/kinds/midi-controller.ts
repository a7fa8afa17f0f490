import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { model } from "../model.ts";
import type { ControllerPanel } from "../parts/controllerPanel.ts";
import { faderPanel } from "../parts/faderPanel.ts";
import { hammerPanel } from "../parts/hammerPanel.ts";
import { keyCase } from "../parts/keyCase.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { glowing, miniPanel } from "../parts/miniPanel.ts";
import { ellipse, plate } from "../parts/outline.ts";
import { padGrid } from "../parts/padGrid.ts";
import { rearSockets, type Socket } from "../parts/rearSockets.ts";
import { scalePanel } from "../parts/scalePanel.ts";
import { box, slab } from "../parts/slab.ts";
import { times, v } from "../parts/vector.ts";
import { wheel } from "../parts/wheel.ts";

type Shape = Pick<
  Parameters<typeof keyCase>[0],
  "keys" | "depth" | "heights" | "cheek" | "left" | "right" | "proud"
> & {
  panelOf: (panel: ControllerPanel) => Group;
  /** What its front says. */
  name: string;
  sockets: readonly Socket[];
  /** What the closer look is at: how far right on the panel. */
  focus: number;
  slot?: true;
};
type Look = { shape: Shape; body: string; ink: string; pad: string; knob: string };

/** 25 narrow keys, eight pads, four knobs, fed by its USB socket. */
const mini: Shape = {
  keys: { first: 48, count: 25, pitch: 1.9, length: 8.6 },
  depth: 18.4,
  heights: [3.4, 3.9, 4.6],
  cheek: 1.2,
  proud: 0.15,
  panelOf: miniPanel,
  name: "NILGIRI  CHINNA 25",
  sockets: [
    ["usb", "USB-C"],
    ["jack", "SUSTAIN"],
  ],
  focus: 18.6,
  slot: true,
};

/** 49 full keys, nine faders, eight pads. */
const faders: Shape = {
  keys: { count: 49 },
  depth: 28.5,
  heights: [5, 6.2, 8.2],
  cheek: 1.4,
  left: 7,
  proud: 0.3,
  panelOf: faderPanel,
  name: "NILGIRI  PERIYA 49",
  sockets: [
    ["usb", "USB"],
    ["din", "MIDI OUT"],
    ["jack", "SUSTAIN"],
    ["jack", "EXPR"],
  ],
  focus: 35,
};

/** 61 keys and sixteen pads in a square right of them. */
const pads: Shape = {
  keys: { count: 61 },
  depth: 28.5,
  heights: [5, 6.2, 8.6],
  cheek: 0.5,
  right: 10.4,
  proud: 0.2,
  panelOf: scalePanel,
  name: "",
  sockets: [
    ["usb", "USB"],
    ["din", "MIDI IN"],
    ["din", "MIDI OUT"],
    ["jack", "PEDAL 1"],
    ["jack", "PEDAL 2"],
  ],
  focus: 40.3,
};

/** 88 hammer keys, two wheels, one small screen. */
const hammers: Shape = {
  keys: { first: 21, count: 88 },
  depth: 26,
  heights: [6.4, 7.6, 9],
  cheek: 1.6,
  left: 7,
  proud: 0.3,
  panelOf: hammerPanel,
  name: "",
  sockets: [
    ["dc", "12 V DC"],
    ["usb", "USB"],
    ["din", "MIDI OUT"],
    ["jack", "PEDAL 1"],
    ["jack", "PEDAL 2"],
    ["jack", "PEDAL 3"],
  ],
  focus: 20.6,
};

const black = { body: "#1d1e21", ink: "#e8e6df", pad: "#34373c", knob: "#121315" };
const white = { body: "#eeece6", ink: "#33363b", pad: "#c9c7c0", knob: "#2b2d31" };
const colours = ["#ff5a4e", "#ff8a1e", "#f2c230", "#3ddc6b", "#28b7ff", "#6f7cff", "#c766ff", "#ff66b3"].map(glowing);

/** A controller: it makes no sound of its own. */
export default model<Look>({
  finishes: {
    black: { shape: mini, ...black },
    white: { shape: mini, ...white },
    "black-49": { shape: faders, ...black },
    "black-61": { shape: pads, ...black },
    "white-61": { shape: pads, ...white },
    "black-88": { shape: hammers, ...black },
  },
  size: [31, 6.2, 18.6],
  camera: { azimuth: -20, elevation: 44, fill: 0.9 },
  angle: { azimuth: 150, elevation: 30, fill: 0.88 },
  close: { at: [0, 4.3, 0], across: 17, azimuth: -16, elevation: 46 },
  build({ shape, body: colour, ink, pad, knob }) {
    const body = plastic(colour, 0.55);
    const { keys, depth, heights, left, right } = shape;
    const { thing, width, panel, onPanel } = keyCase({ ...shape, body, ends: body });
    const [top, rise, back] = heights;
    const bed = keys.length ?? 14.8;
    thing.add(
      onPanel(shape.panelOf({ width, panel, ink, pad, knob })),
      placed(
        label(9, 0.9, (on) => text(on, shape.name, { size: 0.62, colour: ink, weight: 600, spacing: 0.12 })),
        { at: v(width / 2, 1.5, 0.03) },
      ),
      placed(rearSockets(shape.sockets, ink, nickel(), plastic("#0c0d0f")), {
        at: v(width - 6 - shape.sockets.length, back / 2 - 0.35, -depth),
        turn: [0, 180, 0],
      }),
      ...times(4, (n) =>
        mesh(box(3, 0.5, 1.4, 0.4), matt("#151515"), v(n % 2 ? width - 3 : 3, -0.2, n < 2 ? -2 : 2.4 - depth)),
      ),
    );
    if (shape.slot)
      thing.add(mesh(slab(plate(ellipse(width - 9.6, 1.9, 0.14)), 0.05), matt("#050505"), v(0, 0, -depth - 0.05)));
    if (left)
      thing.add(
        ...[3, 5.9].map((x) =>
          placed(wheel(plastic(knob === "#121315" ? "#2b2d31" : knob, 0.4)), {
            at: v(x, top + 0.2, -bed / 2 - 1),
            turn: [-90, 0, 0],
          }),
        ),
      );
    if (right)
      thing.add(
        placed(padGrid(4, 4, 2.5, 2.2, [...colours, ...colours]), {
          at: v(width - shape.cheek - right / 2, top + 0.2, -bed / 2 - 0.6),
          turn: [-90, 0, 0],
        }),
      );
    return placed(group(thing), { at: v(-shape.focus, 4.3 - (rise + back) / 2, (1.6 + bed + depth) / 2) });
  },
});
