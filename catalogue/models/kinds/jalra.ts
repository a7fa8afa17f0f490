import { cloth } from "../materials/cloth.ts";
import { brass } from "../materials/metals.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { tube } from "../parts/tube.ts";
import { type Flat, v } from "../parts/vector.ts";

type Look = { colour: string };

/** A heavy little cup with a flat brim, turned on the lathe: outside, over the edge, inside. */
const cup: Flat[] = [
  [0.25, 2.5],
  [0.9, 2.45],
  [1.6, 2],
  [2.05, 1.2],
  [2.3, 0.75],
  [3.1, 0.5],
  [3.35, 0.3],
  [3.4, 0],
  [3.05, 0],
  [2.5, 0.2],
  [1.9, 0.5],
  [1.4, 1.4],
  [0.7, 1.85],
  [0.25, 1.9],
];

export default model<Look>({
  finishes: { brass: { colour: "#d8b670" }, gold: { colour: "#e2bd7c" } },
  size: [14.9, 6.2, 9.5],
  camera: { azimuth: 12, elevation: 30, fill: 0.8 },
  angle: { azimuth: -36, elevation: 52, fill: 0.8 },
  close: { at: [4.1, 3, 0.6], across: 9, azimuth: 22, elevation: 24 },
  build({ colour }) {
    const metal = brass({ color: colour, roughness: 0.2 });
    const one = () => mesh(lathe(cup, { around: 96, crease: 28 }), metal);
    const cord = cloth("#8f1f2b", 0.05);
    const line = [
      v(-4.1, 2.2, 0),
      v(-4.1, 3, 0.15),
      v(-2.6, 2.2, 2.8),
      v(0, 0.25, 5.2),
      v(2.6, 0.25, 6),
      v(4.4, 2.4, 5),
      v(4.85, 4.1, 3.1),
      v(4.7, 3.95, 2.3),
    ];
    return group(
      placed(one(), { at: v(-4.1, 0, 0) }),
      placed(one(), { at: v(4.1, 2.9, 0.2), turn: [64, 0, -14] }),
      mesh(tube(line, 0.2, { around: 10, pieces: 90 }), cord),
    );
  },
});
