import acousticGuitar from "../kinds/acoustic-guitar.ts";
import electricGuitarS from "../kinds/electric-guitar-s.ts";
import guitarStand from "../kinds/guitar-stand.ts";
import harmonium from "../kinds/harmonium.ts";
import tabla from "../kinds/tabla.ts";
import violin from "../kinds/violin.ts";
import { model } from "../model.ts";
import { arranged } from "../parts/arranged.ts";
import { group } from "../parts/mesh.ts";

/** East and west side by side: the shop's own picture. */
export default model<null>({
  finishes: { natural: null },
  size: [137, 110, 139],
  camera: { azimuth: -6, elevation: 15, fill: 0.94 },
  build: () =>
    group(
      arranged(guitarStand, "black", { x: 30, z: -18 }),
      arranged(acousticGuitar, "natural", { x: 30, z: -17, y: 10.5, turn: [-10, 0, 0] }),
      arranged(guitarStand, "black", { x: -12, z: -52, yaw: 8 }),
      arranged(electricGuitarS, "teal", { x: -12, z: -51, y: 10.5, turn: [-10, 0, 0], yaw: 8 }),
      arranged(tabla, "brass", { x: -34, z: -4, yaw: 10 }),
      arranged(harmonium, "mahogany", { x: -22, z: 40, yaw: 16 }),
      arranged(violin, "cherry", { x: 42, z: 40, turn: [-90, 0, 0], yaw: 62 }),
    ),
});
