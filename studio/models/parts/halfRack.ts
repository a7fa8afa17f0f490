import type { Group, Object3D } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

const [WIDTH, HEIGHT, DEPTH] = [21, 4.3, 14];

/**
 * The case of a wireless receiver or transmitter, half a rack wide: the middle of its lower front edge is at the origin.
 * `front` and `back` are what its faces carry, each about its middle; `antennas` stand at its back corners.
 */
export function halfRack(front: Object3D, back: Object3D, antennas: 1 | 2): Group {
  const [black, metal, rubber] = [plastic("#17181a", 0.4), nickel(), matt("#0c0c0d")];
  const shell = physical({ color: "#1e1f22", metalness: 0.5, roughness: 0.5 });
  const rim = times(antennas, (n) => (antennas === 1 ? 1 : n * 2 - 1) * (WIDTH / 2 - 1.6));
  return group(
    mesh(slab(plate(roundRect(WIDTH - 0.3, HEIGHT - 0.2, 0.3)), DEPTH, 0.08), shell, v(0, HEIGHT / 2, -DEPTH)),
    mesh(slab(plate(roundRect(WIDTH, HEIGHT, 0.4)), 0.7, 0.15), plastic("#141518", 0.45), v(0, HEIGHT / 2, -0.4)),
    placed(group(front), { at: v(0, HEIGHT / 2, 0.3) }),
    placed(group(back), { at: v(0, HEIGHT / 2, -DEPTH), turn: [0, 180, 0] }),
    ...rim.flatMap((x) => [
      mesh(rod(v(x, HEIGHT / 2, -DEPTH), v(x, HEIGHT / 2, -DEPTH - 0.9), 0.5), metal),
      placed(
        group(
          mesh(rod(v(0, 0, 0), v(0, 2.2, 0), 0.42, 0.38, 20), black),
          mesh(rod(v(0, 2.2, 0), v(0, 15, 0), 0.36, 0.26, 20), black),
        ),
        { at: v(x, HEIGHT / 2, -DEPTH - 0.8), turn: [-4, 0, -Math.sign(x) * 14] },
      ),
    ]),
    ...[-8.6, 8.6].flatMap((x) => [-1.4, 1.4 - DEPTH].map((z) => mesh(box(1.4, 0.5, 1.4, 0.3), rubber, v(x, -0.1, z)))),
  );
}
