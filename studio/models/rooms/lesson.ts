import keyboard from "../kinds/keyboard.ts";
import keyboardStand from "../kinds/keyboard-stand.ts";
import pianoBench from "../kinds/piano-bench.ts";
import violin from "../kinds/violin.ts";
import { arranged } from "../parts/arranged.ts";
import { boards, palmLeaf, plastered, windowBars } from "../parts/interior.ts";
import { group, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";
import { room } from "../room.ts";

/** Where a first lesson is practised: a keyboard on its stand, a bench, late sun. */
export default room({
  build: () =>
    group(
      plastered("#efdcb0", "#a9743f"),
      boards("walnut", "#ffd9b0"),
      arranged(keyboardStand, "black", { x: 70, z: 36 }),
      arranged(keyboard, "black", { x: 70, z: 38, y: 80 }),
      arranged(pianoBench, "rosewood", { x: 8, z: 96 }),
      arranged(violin, "honey", { x: 150, z: 12, turn: [-10, 0, 0], yaw: -6 }),
    ),
  screen: () =>
    group(
      placed(windowBars({ wide: 150, high: 160, columns: 2, rows: 3 }), { at: v(330, 128, 250), turn: [0, 90, 0] }),
      placed(palmLeaf(130, 40), { at: v(326, 140, 150), turn: [0, 90, 30] }),
    ),
  sun: {
    day: { from: [0.84, 0.42, 0.5], strength: 1.75, colour: "#ffdf9f" },
    night: { from: [0.84, 0.42, 0.5], strength: 1.7, colour: "#ff9d52" },
  },
  lit: { middle: [70, 70, 60], radius: 330 },
  views: {
    wide: { from: [0, 112, 560], towards: [0, 64, 40], lens: 16 },
    tall: { from: [74, 112, 560], towards: [74, 62, 40], lens: 20.5 },
  },
});
