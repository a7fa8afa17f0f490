import type { Group, Material } from "three";
import { group, mesh, placed } from "./mesh.ts";
import { onRound } from "./onRound.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

/** A drum of `radius` and `depth` on its three bent legs, its lower head 17 cm over the floor. */
export const floorTom = (drum: Group, radius: number, depth: number, metal: Material, rubber: Material): Group =>
  group(
    placed(drum, { at: v(0, 17, 0) }),
    ...times(3, (n) => {
      const out = (more: number, y: number) => onRound((n / 3) * Math.PI * 2 + 0.35, radius + more, y);
      return group(
        mesh(rod(out(2.1, 5), out(2.1, depth + 4), 0.6), metal),
        mesh(rod(out(2.1, 6), out(4.1, 1), 0.6), metal),
        mesh(rod(out(3.7, 2.4), out(4.4, 0), 1.2), rubber),
        mesh(rod(out(-0.3, depth - 6), out(3.1, depth - 6), 1.8), metal),
      );
    }),
  );
