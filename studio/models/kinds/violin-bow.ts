import { lacquer } from "../materials/lacquer.ts";
import { brass, silver } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { bow } from "../parts/bow.ts";
import { group, placed } from "../parts/mesh.ts";

export default model<{ carbon: boolean }>({
  finishes: { black: { carbon: true }, mahogany: { carbon: false } },
  size: [3.1, 1.9, 74.8],
  camera: { azimuth: 22, elevation: 29, fill: 0.96 },
  angle: { azimuth: 132, elevation: 30, fill: 0.94 },
  close: { azimuth: 56, elevation: 46, at: [1.2, 0, -5.5], across: 13 },
  build: ({ carbon }) =>
    group(
      placed(
        bow({
          length: 74.5,
          stick: carbon
            ? lacquer("#17181b", { roughness: 0.45 })
            : wood("mahogany", { across: 6, along: 40, gloss: 0.8, color: "#e9a07a" }),
          winding: carbon ? silver() : brass(),
        }),
        { turn: [-90, -16, 0] },
      ),
    ),
});
