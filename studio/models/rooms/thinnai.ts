import mridangam from "../kinds/mridangam.ts";
import { arranged } from "../parts/arranged.ts";
import { boards, plastered, windowBars } from "../parts/interior.ts";
import { group, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";
import { room } from "../room.ts";

/** A mridangam where it is tuned: close, on the boards of a verandah. */
export default room({
  build: () =>
    group(
      plastered("#dcd2c0", "#8a6a48"),
      boards("jackwood", "#f2d3a4"),
      arranged(mridangam, "jackwood", { x: -36, z: 60, yaw: -56 }),
    ),
  screen: () =>
    placed(windowBars({ wide: 110, high: 100, columns: 3, rows: 2, bar: 3 }), {
      at: v(-330, 128, 270),
      turn: [0, 90, 0],
    }),
  sun: {
    day: { from: [-0.84, 0.42, 0.5], strength: 1.8, colour: "#ffe2b4" },
    night: { from: [-0.84, 0.42, 0.5], strength: 1.7, colour: "#ff9d52" },
  },
  lit: { middle: [-50, 30, 50], radius: 220 },
  views: {
    wide: { from: [0, 70, 560], towards: [0, 28, 40], lens: 7 },
    tall: { from: [-36, 70, 560], towards: [-36, 27, 40], lens: 10 },
  },
});
