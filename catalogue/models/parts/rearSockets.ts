import type { Group, Material } from "three";
import { jackSocket } from "./jackSocket.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { steps, v } from "./vector.ts";

/** What is on a back: a 6.3 mm socket, a three-pin one, a round one of five pins, a small one, the mains' inlet, a switch. */
export type Socket = readonly ["jack" | "xlr" | "din" | "usb" | "dc" | "switch", string];

const widths = { jack: 2.6, xlr: 3.4, din: 2.8, usb: 2.4, dc: 2.2, switch: 3 };

/** A row of sockets with their names above them, on a face at z 0, its middle at the origin; `metal` are nuts and shells. */
export function rearSockets(sockets: readonly Socket[], ink: string, metal: Material, dark: Material): Group {
  const made = group();
  let x = -sockets.reduce((sum, [kind]) => sum + widths[kind], 0) / 2;
  for (const [kind, name] of sockets) {
    x += widths[kind] / 2;
    made.add(
      placed(
        label(widths[kind], 0.6, (on) => text(on, name, { size: 0.42, colour: ink, most: widths[kind] * 0.92 })),
        { at: v(x, 1.55, 0.02) },
      ),
    );
    if (kind === "jack") made.add(placed(jackSocket(metal), { at: v(x, 0, 0) }));
    else if (kind === "usb")
      made.add(
        mesh(box(1.2, 0.55, 0.12, 0.2, 0.03), metal, v(x, 0, 0)),
        mesh(box(0.94, 0.3, 0.16, 0.12, 0.02), dark, v(x, 0, 0)),
      );
    else if (kind === "switch")
      made.add(
        mesh(box(2, 1.3, 0.5, 0.15), dark, v(x, 0, 0)),
        placed(mesh(box(1.6, 0.9, 0.5, 0.1), dark), { at: v(x, 0, 0.2), turn: [14, 0, 0] }),
      );
    else {
      const radius = kind === "xlr" ? 1.15 : kind === "din" ? 0.85 : 0.5;
      made.add(
        mesh(box(radius * 2.2, radius * 2.2, 0.14, radius * 0.5, 0.04), kind === "xlr" ? metal : dark, v(x, 0, 0.02)),
      );
      made.add(mesh(box(radius * 1.7, radius * 1.7, 0.22, radius * 0.85, 0.04), dark, v(x, 0, 0.02)));
      const pins = { xlr: 3, din: 5, dc: 1 }[kind];
      for (const a of steps(pins, Math.PI, Math.PI * 2)) {
        const r = pins === 1 ? 0 : radius * 0.5;
        made.add(mesh(box(0.2, 0.2, 0.3, 0.1, 0.02), metal, v(x + Math.cos(a) * r, Math.sin(a) * r, 0.03)));
      }
    }
    x += widths[kind] / 2;
  }
  return made;
}
