import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { physical } from "../materials/physical.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { v } from "./vector.ts";

/** The clear cover of a record player of `width` by `depth`, opened on its two hinges: their axis along x at the origin. */
export function dustCover(width: number, depth: number): Group {
  const [wide, deep, high, wall] = [width - 0.6, depth - 1.2, 6.4, 0.3];
  const acrylic = physical({
    color: "#dfe6e8",
    transparent: true,
    opacity: 0.16,
    roughness: 0.06,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    depthWrite: false,
  });
  const edge = physical({ color: "#b9c4c8", transparent: true, opacity: 0.55, roughness: 0.1, depthWrite: false });
  const hinge = plastic("#17181a", 0.4);
  const pane = (across: number, height: number, x: number, y: number, z: number, turn: [number, number, number]) => {
    const made = placed(mesh(box(across, height, wall, 0.3, 0.1), acrylic), { at: v(x, y, z), turn });
    made.castShadow = false;
    return made;
  };
  const rim = (x: number, z: number, long: number, turn: number) => {
    const made = placed(mesh(box(long, wall, wall, 0.1), edge), { at: v(x, 0.1, z), turn: [0, turn, 0] });
    made.castShadow = false;
    return made;
  };
  const lid = group(
    pane(wide, deep, 0, high, deep / 2, [90, 0, 0]),
    pane(wide, high, 0, high / 2, deep, [0, 0, 0]),
    pane(wide, high, 0, high / 2, 0, [0, 0, 0]),
    ...[-1, 1].map((side) => pane(deep, high, (side * wide) / 2, high / 2, deep / 2, [0, 90, 0])),
    rim(0, deep, wide, 0),
    ...[-1, 1].map((side) => rim((side * wide) / 2, deep / 2, deep, 90)),
  );
  return group(
    placed(lid, { turn: [-62, 0, 0] }),
    ...[-1, 1].map((side) => mesh(box(3, 3.4, 1.6, 0.3), hinge, v(side * width * 0.25, -0.6, -0.6))),
  );
}
