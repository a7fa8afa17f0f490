import acousticGuitar from "../kinds/acoustic-guitar.ts";
import cajon from "../kinds/cajon.ts";
import ukulele from "../kinds/ukulele.ts";
import { arranged } from "../parts/arranged.ts";
import { boards, palmLeaf, plastered, windowBars } from "../parts/interior.ts";
import { group, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";
import { room } from "../room.ts";

/** A first guitar at home, a palm before the window. */
export default room({
  build: () =>
    group(
      plastered("#d3dcd2", "#efe9dc"),
      boards("walnut", "#ffe2c0"),
      arranged(cajon, "natural", { x: -112, z: 46, yaw: 24 }),
      arranged(acousticGuitar, "natural", { x: -58, z: 24, turn: [-12, 0, 0], yaw: 4 }),
      arranged(ukulele, "mahogany", { x: -10, z: 14, turn: [-13, 0, 0], yaw: -6 }),
    ),
  screen: () =>
    group(
      placed(windowBars({ wide: 170, high: 150, columns: 2, rows: 2 }), { at: v(-330, 112, 262), turn: [0, 90, 0] }),
      placed(palmLeaf(150, 40), { at: v(-325, 120, 232), turn: [0, 90, 30] }),
      placed(palmLeaf(140, -40), { at: v(-326, 116, 170), turn: [0, 90, -24] }),
      placed(palmLeaf(120, 30), { at: v(-327, 240, 250), turn: [0, 90, -120] }),
    ),
  sun: {
    day: { from: [-0.84, 0.42, 0.5], strength: 1.75, colour: "#ffeccb" },
    night: { from: [-0.84, 0.42, 0.5], strength: 1.5, colour: "#9fb4ee" },
  },
  lit: { middle: [-60, 70, 60], radius: 330 },
  views: {
    wide: { from: [30, 92, 560], towards: [30, 57, 30], lens: 14.5 },
    tall: { from: [-58, 92, 560], towards: [-58, 57, 30], lens: 17 },
  },
});
