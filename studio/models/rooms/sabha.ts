import ghatam from "../kinds/ghatam.ts";
import kanjira from "../kinds/kanjira.ts";
import mridangam from "../kinds/mridangam.ts";
import tanpura from "../kinds/tanpura.ts";
import veena from "../kinds/veena.ts";
import { arranged } from "../parts/arranged.ts";
import { oxideFloor, plastered, stripedMat, windowBars } from "../parts/interior.ts";
import { group, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";
import { room } from "../room.ts";

/** Before a concert: lime plaster, a floor of red oxide, a mat as they are woven in Bhavani, the morning in the window. */
export default room({
  build: () =>
    group(
      plastered("#efe6d6", "#7d3a2a"),
      oxideFloor("#8f4331"),
      placed(
        group(
          stripedMat(230, [
            ["#2c2f77", 9],
            ["#d9a527", 2],
            ["#8d1f2d", 30],
            ["#d9a527", 2],
            ["#2c2f77", 26],
            ["#d9a527", 2],
            ["#8d1f2d", 30],
            ["#d9a527", 2],
            ["#2c2f77", 9],
          ]),
        ),
        { at: v(74, 0, 92) },
      ),
      arranged(veena, "jackwood", { x: 70, z: 96, y: 0.7 }),
      arranged(tanpura, "honey", { x: 122, z: 48, y: 0.7, yaw: -14 }),
      arranged(ghatam, "clay", { x: 30, z: 56, y: 0.7 }),
      arranged(mridangam, "natural", { x: 128, z: 122, y: 0.7, yaw: -142 }),
      arranged(kanjira, "jackwood", { x: -18, z: 112, y: 0.7, yaw: -30 }),
    ),
  screen: () =>
    placed(windowBars({ wide: 180, high: 150, columns: 3, rows: 3 }), { at: v(330, 122, 272), turn: [0, 90, 0] }),
  sun: {
    day: { from: [0.84, 0.42, 0.5], strength: 1.75, colour: "#ffe0b4" },
    night: { from: [0.84, 0.42, 0.5], strength: 1.7, colour: "#ff9d52" },
  },
  lit: { middle: [60, 70, 80], radius: 330 },
  views: {
    wide: { from: [-2, 108, 560], towards: [-2, 66, 60], lens: 17.5 },
    tall: { from: [62, 110, 560], towards: [62, 64, 60], lens: 21.5 },
  },
});
