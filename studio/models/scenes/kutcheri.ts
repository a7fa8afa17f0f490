import ghatam from "../kinds/ghatam.ts";
import kanjira from "../kinds/kanjira.ts";
import mridangam from "../kinds/mridangam.ts";
import tanpura from "../kinds/tanpura.ts";
import veena from "../kinds/veena.ts";
import { model } from "../model.ts";
import { arranged } from "../parts/arranged.ts";
import { group } from "../parts/mesh.ts";

/** The instruments of a Carnatic concert before it begins. */
export default model<null>({
  finishes: { natural: null },
  size: [140, 133, 158],
  camera: { azimuth: 6, elevation: 18, fill: 0.95 },
  build: () =>
    group(
      arranged(veena, "jackwood", { x: 0, z: 20 }),
      arranged(tanpura, "honey", { x: 34, z: -44, yaw: -14 }),
      arranged(ghatam, "clay", { x: -18, z: -30 }),
      arranged(mridangam, "natural", { x: 28, z: 68, yaw: -142 }),
      arranged(kanjira, "jackwood", { x: -30, z: 72, yaw: -30 }),
    ),
});
