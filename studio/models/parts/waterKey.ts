import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
import { group, mesh } from "./mesh.ts";
import { rod, tube } from "./tube.ts";
import { v } from "./vector.ts";

/** A water key on a pipe that runs along x at y 0 and hangs below it: nipple, cork, lever and saddle; its finger end at +x. */
export const waterKey = (radius: number, metal: Material): Group =>
  group(
    mesh(rod(v(0, -radius + 0.1), v(0, -radius - 0.25), 0.3, 0.26), metal),
    mesh(rod(v(0, -radius - 0.22), v(0, -radius - 0.38), 0.27), matt("#b98d60")),
    mesh(rod(v(0, -radius - 0.36), v(0, -radius - 0.52), 0.36, 0.3), metal),
    mesh(
      tube(
        [
          v(0, -radius - 0.46),
          v(1.1, -radius - 0.4),
          v(1.9, -radius - 0.5),
          v(2.9, -radius - 0.75),
          v(3.5, -radius - 0.7),
        ],
        (t) => 0.12 + 0.1 * t ** 3,
        { around: 8 },
      ),
      metal,
    ),
    mesh(rod(v(1.3, -radius - 0.4, -0.5), v(1.3, -radius - 0.4, 0.5), 0.13), metal),
    ...[-0.34, 0.34].map((z) => mesh(rod(v(1.3, -radius - 0.45, z), v(1.3, -radius + 0.2, z * 0.8), 0.12, 0.2), metal)),
  );
