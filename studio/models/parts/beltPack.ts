import type { Object3D } from "three";
import { plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { display } from "./display.ts";
import { legends } from "./legends.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { lamp } from "./socket.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

type Pack = {
  /** The maker's name below the keys. */
  name: string;
  /** The screen's ground, and what it shows, drawn in cm. */
  screen: { ground: string; draw: (on: CanvasRenderingContext2D) => void };
  /** The aerial: its place, and how far it stands out, in cm. */
  aerial: { x: number; long: number };
  /** What stands on the upper end, at (x, 4.5, 1.1). */
  sockets: readonly Object3D[];
};

/** A receiver or transmitter for the belt, lying on its clip: 6.4 by 9 cm, its upper end at -z. */
export function beltPack({ name, screen, aerial, sockets }: Pack) {
  const [shell, black, metal] = [plastic("#222327", 0.5), plastic("#131416", 0.4), nickel()];
  const print = legends("#dcd8ce", { size: 0.42, weight: 600 });
  const upright = group(
    mesh(slab(plate(roundRect(6.4, 9, 1)), 2.2, 0.35), shell),
    placed(
      group(
        placed(display(3.6, 1.7, screen.ground, screen.draw, 0.3), { at: v(0, 1.8, 0) }),
        ...[-0.9, 0.9].map((x) => mesh(box(1.2, 0.7, 0.3, 0.2), black, v(x, -0.35, 0.06))),
        placed(lamp(0.14, "#54d06a"), { at: v(2.5, 3.6, 0) }),
        print(name, 0, -2.7),
      ),
      { at: v(0, 0, 2.2) },
    ),
    ...sockets,
    mesh(rod(v(aerial.x, 4.4, 1.1), v(aerial.x, 5.2, 1.1), 0.36), black),
    mesh(rod(v(aerial.x, 5.2, 1.1), v(aerial.x, 5.2 + aerial.long, 1.1), 0.26, 0.2, 16), black),
    mesh(box(2, 6, 0.3, 0.5, 0.1), metal, v(0, 0, -0.5)),
    mesh(box(2, 0.6, 0.9, 0.2, 0.1), metal, v(0, 2.8, -0.2)),
  );
  return placed(upright, { turn: [-90, 0, 0], at: v(0, 0.65, 0) });
}
