import acousticGuitar from "../kinds/acoustic-guitar.ts";
import cello from "../kinds/cello.ts";
import electricGuitarS from "../kinds/electric-guitar-s.ts";
import guitarStand from "../kinds/guitar-stand.ts";
import harmonium from "../kinds/harmonium.ts";
import mandolin from "../kinds/mandolin.ts";
import mridangam from "../kinds/mridangam.ts";
import tabla from "../kinds/tabla.ts";
import ukulele from "../kinds/ukulele.ts";
import veena from "../kinds/veena.ts";
import violin from "../kinds/violin.ts";
import { arranged } from "../parts/arranged.ts";
import { plastered, windowBars } from "../parts/interior.ts";
import { group, placed } from "../parts/mesh.ts";
import { counter, hangingRail, plinth, tiledFloor } from "../parts/shopFittings.ts";
import { v } from "../parts/vector.ts";
import { room } from "../room.ts";

/** How high the counter and the plinth are, in centimetres, and where the rail hangs. */
const [COUNTER, PLINTH, RAIL] = [86, 18, 168];

/** A thing that hangs by its head from the rail: `high` is how tall it is. */
const hung = (high: number) => ({ z: 8, y: RAIL - 4 - high });

/** The shop itself before it opens: what hangs and stands there to be tried, the counter, the shop window's light. */
export default room({
  build: () =>
    group(
      plastered("#e6e2d6", "#5b3a26"),
      tiledFloor(),
      placed(hangingRail(170), { at: v(76, RAIL, 0) }),
      arranged(violin, "honey", { x: 20, ...hung(66) }),
      arranged(violin, "mahogany", { x: 54, ...hung(66) }),
      arranged(mandolin, "sunburst", { x: 88, ...hung(63.8) }),
      arranged(ukulele, "natural", { x: 116, ...hung(51.8) }),
      arranged(ukulele, "teal", { x: 142, ...hung(60) }),
      arranged(cello, "walnut", { x: -18, z: 26, turn: [-9, 0, 0], yaw: 12 }),
      arranged(guitarStand, "black", { x: 40, z: 56 }),
      arranged(acousticGuitar, "natural", { x: 40, z: 57, y: 10.5, turn: [-10, 0, 0] }),
      arranged(guitarStand, "black", { x: 84, z: 50, yaw: -6 }),
      arranged(electricGuitarS, "red", { x: 84, z: 51, y: 10.5, turn: [-10, 0, 0], yaw: -6 }),
      placed(counter(150, COUNTER, 52), { at: v(192, 0, 66) }),
      arranged(tabla, "brass", { x: 156, z: 68, y: COUNTER, yaw: -8 }),
      arranged(harmonium, "mahogany", { x: 222, z: 64, y: COUNTER, yaw: -12 }),
      placed(plinth(150, PLINTH, 56), { at: v(88, 0, 150) }),
      arranged(veena, "jackwood", { x: 84, z: 150, y: PLINTH }),
      arranged(mridangam, "natural", { x: 202, z: 148, yaw: -142 }),
    ),
  screen: () =>
    placed(windowBars({ wide: 210, high: 170, columns: 3, rows: 3, bar: 4 }), {
      at: v(380, 150, 262),
      turn: [0, 90, 0],
    }),
  sun: {
    day: { from: [0.84, 0.42, 0.5], strength: 1.7, colour: "#ffe9c8" },
    night: { from: [0.84, 0.42, 0.5], strength: 1.7, colour: "#ff9d52" },
  },
  lit: { middle: [80, 90, 80], radius: 360 },
  views: {
    wide: { from: [-2, 126, 620], towards: [-2, 80, 60], lens: 19.5 },
    tall: { from: [100, 128, 620], towards: [100, 80, 60], lens: 23 },
  },
});
