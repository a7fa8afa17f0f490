import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome, nickel } from "../materials/metals.ts";
import { type Knob, knobGrid } from "./knobGrid.ts";
import { legends } from "./legends.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { jackSocket, lamp, xlrSocket } from "./socket.ts";
import { toggleSwitch } from "./toggleSwitch.ts";
import { v } from "./vector.ts";

/** What stands in a row on an amplifier's panel, and its name; a jewel is a large lamp. */
export type Control = readonly ["knob" | "jack" | "mini" | "toggle" | "button" | "lamp" | "jewel" | "combo", string];

type Row = {
  knob: Knob;
  /** From knob to knob; sockets and switches stand closer. */
  pitch: number;
  ink: string;
};

/** Letters on an amplifier's panel. */
const SIZE = 0.46;

function thing(kind: Exclude<Control[0], "knob">): Group {
  const dark = matt("#070707");
  if (kind === "jack") return jackSocket(nickel(), dark);
  if (kind === "mini") return placed(jackSocket(nickel(), dark, true), { scale: [1.4, 1.4, 1.4] });
  if (kind === "toggle") return toggleSwitch(chrome());
  if (kind === "combo") return xlrSocket("combo", { plate: plastic("#17181a", 0.4), dark, metal: nickel() });
  if (kind === "button") return group(mesh(box(0.9, 0.9, 0.6, 0.4), plastic("#b3261e", 0.4), v(0, 0, 0.2)));
  return group(lamp(kind === "jewel" ? 0.6 : 0.26, kind === "jewel" ? "#ff5a1e" : "#ff3b28"));
}

/** Knobs, sockets, switches and lamps from left to right on a face at z 0, their names below; its middle at the origin. */
export function controlRow(controls: readonly Control[], { knob, pitch, ink }: Row): Group {
  const wide = (kind: Control[0]) => (kind === "knob" ? pitch : kind === "combo" ? 3.6 : Math.min(2.7, pitch));
  const print = legends(ink, { size: SIZE, weight: 600 });
  const made = group();
  let x = -controls.reduce((sum, [kind]) => sum + wide(kind), 0) / 2;
  for (const [n, [kind, name]] of controls.entries()) {
    x += wide(kind) / 2;
    if (kind === "knob")
      made.add(
        placed(knobGrid({ names: [[name]], pitch: [pitch, 3], knob, ink, size: SIZE, seed: n }), { at: v(x, 0, 0) }),
      );
    else made.add(placed(thing(kind), { at: v(x, 0, 0) }));
    const below = kind === "combo" ? 2.05 : knob.radius * 1.4 + SIZE * 0.75;
    if (kind !== "knob" && name) made.add(print(name, x, -below));
    x += wide(kind) / 2;
  }
  return made;
}
