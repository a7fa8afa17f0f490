import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rearSockets, type Socket } from "./rearSockets.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/** The metal plate on an amplifier's back with its sockets, looking away from the viewer; its middle at the origin. */
export const ampBack = (width: number, height: number, sockets: readonly Socket[]): Group =>
  placed(
    group(
      mesh(box(width, height, 0.5, 0.4), plastic("#26272a", 0.5)),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((y) =>
          mesh(
            rod(v(0, 0, 0.2), v(0, 0, 0.34), 0.34, 0.24, 20),
            nickel(),
            v(x * (width / 2 - 0.8), y * (height / 2 - 0.8), 0),
          ),
        ),
      ),
      placed(rearSockets(sockets, "#e8e6df", nickel(), plastic("#0c0d0f")), { at: v(0, -0.3, 0.25) }),
    ),
    { turn: [0, 180, 0] },
  );
