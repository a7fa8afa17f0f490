import audioInterface from "../kinds/audio-interface.ts";
import condenserMicrophone from "../kinds/condenser-microphone.ts";
import headphones from "../kinds/headphones.ts";
import midiController from "../kinds/midi-controller.ts";
import studioMonitor from "../kinds/studio-monitor.ts";
import { model } from "../model.ts";
import { arranged } from "../parts/arranged.ts";
import { group } from "../parts/mesh.ts";

/** What a first recording needs, as it stands on a desk. */
export default model<null>({
  finishes: { black: null },
  size: [67.5, 34, 88.5],
  camera: { azimuth: -6, elevation: 20, fill: 0.94 },
  build: () =>
    group(
      arranged(studioMonitor, "walnut", { x: 0, z: -20 }),
      arranged(condenserMicrophone, "silver", { x: 2, z: 6 }),
      arranged(midiController, "black", { x: -14, z: 38, yaw: 8 }),
      arranged(audioInterface, "red", { x: 17, z: 8, yaw: -10 }),
      arranged(headphones, "cream", { x: 27, z: 42, yaw: -24 }),
    ),
});
