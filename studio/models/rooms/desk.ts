import audioInterface from "../kinds/audio-interface.ts";
import condenserMicrophone from "../kinds/condenser-microphone.ts";
import headphones from "../kinds/headphones.ts";
import midiController from "../kinds/midi-controller.ts";
import studioMonitor from "../kinds/studio-monitor.ts";
import { wood } from "../materials/wood.ts";
import { arranged } from "../parts/arranged.ts";
import { oxideFloor, plastered, windowBars } from "../parts/interior.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { v } from "../parts/vector.ts";
import { room } from "../room.ts";

/** How high the desk's top is. */
const TOP = 74;

/** A first recording at home: a desk before the wall, the sun through a blind. */
export default room({
  build: () =>
    group(
      plastered("#e3cdbd", "#b98f76"),
      oxideFloor("#6d4a3a"),
      placed(
        group(
          mesh(box(330, 4, 74, 0.6, 0.4), wood("walnut", { across: 40, along: 90, turn: Math.PI / 2, gloss: 0.3 })),
        ),
        {
          at: v(110, TOP - 2, 40),
        },
      ),
      arranged(studioMonitor, "walnut", { x: 92, z: 22, y: TOP }),
      arranged(condenserMicrophone, "silver", { x: 38, z: 34, y: TOP }),
      arranged(midiController, "black", { x: 92, z: 56, y: TOP, yaw: 3 }),
      arranged(audioInterface, "red", { x: 92, z: 30, y: TOP, yaw: -6 }),
      arranged(headphones, "cream", { x: 60, z: 56, y: TOP, yaw: -24 }),
    ),
  screen: () =>
    placed(windowBars({ wide: 120, high: 120, columns: 1, rows: 11, bar: 5 }), {
      at: v(330, 164, 232),
      turn: [0, 90, 0],
    }),
  sun: {
    day: { from: [0.84, 0.42, 0.5], strength: 1.75, colour: "#ffe6c0" },
    night: { from: [0.84, 0.42, 0.5], strength: 1.6, colour: "#ff8e4a" },
  },
  lit: { middle: [80, 95, 50], radius: 260 },
  views: {
    wide: { from: [52, 140, 560], towards: [52, 93, 30], lens: 6.6 },
    tall: { from: [92, 140, 560], towards: [92, 92, 30], lens: 9.6 },
  },
});
