import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

/** A stand of drum hardware: three double-braced legs, tubes one in the other, a wing screw at each joint; `height` in all. */
export function drumStand(height: number, metal: Material, rubber: Material): Group {
  const [hub, foot] = [Math.min(30, height * 0.4), 26];
  const wing = lathe([
    [0, -1.2],
    [1.7, -1.2],
    [1.7, 1.2],
    [0, 1.2],
  ]);
  const joint = Math.min(height * 0.68, 60);
  return group(
    mesh(rod(v(0, 8, 0), v(0, joint, 0), 1.3), metal),
    mesh(rod(v(0, joint, 0), v(0, height, 0), 0.9), metal),
    mesh(wing, metal, v(0, hub, 0)),
    mesh(wing, metal, v(0, joint, 0)),
    mesh(wing, metal, v(0, 9, 0)),
    ...times(3, (n) => {
      const a = (n / 3) * Math.PI * 2 + 0.5;
      const out = (r: number, y: number) => v(Math.sin(a) * r, y, Math.cos(a) * r);
      return group(
        mesh(rod(out(1, hub), out(foot, 1.6), 0.75, 0.75, 10), metal),
        mesh(rod(out(1, 9), out(foot * 0.5, hub * 0.5 + 0.8), 0.6, 0.6, 10), metal),
        mesh(rod(out(foot - 1.5, 2.3), out(foot + 1.5, 0.9), 1.1, 1.3, 12), rubber),
      );
    }),
  );
}
