import { lacquer } from "../materials/lacquer.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { bow } from "../parts/bow.ts";
import { bowed } from "../parts/bowed.ts";
import { group, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";

export default model<{ varnish: string; belly: string }>({
  finishes: {
    walnut: { varnish: "#7d4a2c", belly: "#8e5735" },
    mahogany: { varnish: "#98402a", belly: "#a64a2c" },
  },
  size: [29, 74.6, 11.2],
  camera: { azimuth: 20, elevation: 6, fill: 0.9 },
  angle: { azimuth: 158, elevation: 8, fill: 0.9 },
  close: { azimuth: -36, elevation: 14, at: [0, 19.5, 4.5], across: 28 },
  more: {
    back: { azimuth: 152, elevation: 10, at: [0, 39, 2], across: 28 },
    head: { azimuth: -56, elevation: 6, at: [0, 61, 3.4], across: 18 },
    bridge: { azimuth: -34, elevation: 20, at: [0, 15, 6.8], across: 20 },
  },
  build: ({ varnish, belly }) =>
    group(
      bowed({
        times: 1.145,
        ribs: 3.7,
        bridge: 3.7,
        neck: 14.4,
        head: 1.08,
        lean: 5.5,
        belly: wood("spruce", { across: 24, along: 44, gloss: 1, color: belly }),
        back: wood("flamed", { across: 22, along: 22, gloss: 0.5, color: varnish }),
        fittings: lacquer("#141212", { roughness: 0.35 }),
        chinRest: true,
      }),
      placed(
        bow({
          length: 74.5,
          thick: 1.06,
          stick: wood("mahogany", { across: 6, along: 40, gloss: 0.7, color: "#c07a54" }),
        }),
        { at: v(16.6, -0.5, 1), turn: [0, 180, -3] },
      ),
    ),
});
