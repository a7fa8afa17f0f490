import { model } from "../model.ts";
import { cymbal } from "../parts/cymbal.ts";

/** A crash of 16 inches. */
export default model<{ metal: string }>({
  finishes: { brass: { metal: "#d3ab62" }, gold: { metal: "#e6bd72" } },
  size: [40.6, 5.1, 40.6],
  camera: { azimuth: 0, elevation: 34, fill: 0.88 },
  angle: { azimuth: 0, elevation: 72, fill: 0.88 },
  close: { at: [0, 3.4, 3], across: 21, azimuth: 14, elevation: 30 },
  build: ({ metal }) => cymbal(20.3, metal, "KOTTAI  ODU"),
});
