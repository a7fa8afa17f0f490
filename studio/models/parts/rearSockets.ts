import type { Group, Material } from "three";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { jackSocket, usbSocket, xlrSocket } from "./socket.ts";
import { rod } from "./tube.ts";
import { steps, v } from "./vector.ts";

/** What is on a back: a 6.3 mm socket, a three-pin one, a round one of five pins, a small one, the mains' inlet, a switch. */
export type Socket = readonly ["jack" | "xlr" | "din" | "usb" | "dc" | "switch", string];

const widths = { jack: 2.6, xlr: 3.4, din: 2.8, usb: 2.4, dc: 2.2, switch: 3 };

function round(radius: number, pins: number, metal: Material, dark: Material): Group {
  return group(
    mesh(box(radius * 2.2, radius * 2.2, 0.14, radius * 0.5, 0.04), dark, v(0, 0, 0.02)),
    mesh(rod(v(0, 0, 0), v(0, 0, 0.16), radius * 0.85, undefined, 32), metal),
    mesh(rod(v(0, 0, 0), v(0, 0, 0.18), radius * 0.76, undefined, 32), dark),
    ...steps(pins, Math.PI, Math.PI * 2).map((a) => {
      const r = pins === 1 ? 0 : radius * 0.5;
      return mesh(rod(v(0, 0, 0), v(0, 0, 0.22), 0.1, undefined, 10), metal, v(Math.cos(a) * r, Math.sin(a) * r, 0));
    }),
  );
}

function look([kind, name]: Socket, metal: Material, dark: Material): Group {
  if (kind === "jack") return jackSocket(metal, dark);
  if (kind === "usb") return usbSocket(name.endsWith("-C") ? "C" : "B", metal, dark);
  if (kind === "xlr") return xlrSocket("output", { plate: metal, dark, metal });
  if (kind === "din") return round(0.85, 5, metal, dark);
  if (kind === "dc") return round(0.5, 1, metal, dark);
  return group(
    mesh(box(2, 1.3, 0.5, 0.15), dark),
    placed(mesh(box(1.6, 0.9, 0.5, 0.1), dark), { at: v(0, 0, 0.2), turn: [14, 0, 0] }),
  );
}

/** A row of sockets with their names above them, on a face at z 0, its middle at the origin; `metal` are nuts and shells. */
export function rearSockets(sockets: readonly Socket[], ink: string, metal: Material, dark: Material): Group {
  const made = group();
  let x = -sockets.reduce((sum, [kind]) => sum + widths[kind], 0) / 2;
  for (const [kind, name] of sockets) {
    x += widths[kind] / 2;
    made.add(
      placed(
        label(widths[kind], 0.6, (on) => text(on, name, { size: 0.42, colour: ink, most: widths[kind] * 0.92 })),
        { at: v(x, 1.9, 0.02) },
      ),
    );
    made.add(placed(look([kind, name], metal, dark), { at: v(x, 0, 0) }));
    x += widths[kind] / 2;
  }
  return made;
}
