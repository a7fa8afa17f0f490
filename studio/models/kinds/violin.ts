import { lacquer } from "../materials/lacquer.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { bow } from "../parts/bow.ts";
import { bowed } from "../parts/bowed.ts";
import { group, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";

type Look = { varnish: string; belly: string; boxwood?: true };

export default model<Look>({
  finishes: {
    honey: { varnish: "#e8a04c", belly: "#f0ae58" },
    cherry: { varnish: "#b04a2a", belly: "#b9532f" },
    mahogany: { varnish: "#8e3b22", belly: "#a14a2a", boxwood: true },
    walnut: { varnish: "#7d4a2c", belly: "#8a5433" },
  },
  size: [25.8, 74.5, 9.9],
  camera: { azimuth: 20, elevation: 6, fill: 0.9 },
  angle: { azimuth: 158, elevation: 8, fill: 0.9 },
  close: { azimuth: 44, elevation: 10, at: [0, 17, 4], across: 24 },
  more: {
    back: { azimuth: 152, elevation: 10, at: [0, 34, 2], across: 24 },
    head: { azimuth: -56, elevation: 6, at: [0, 53, 3], across: 16 },
    bridge: { azimuth: -34, elevation: 20, at: [0, 13, 6], across: 17 },
  },
  build: ({ varnish, belly, boxwood }) =>
    group(
      bowed({
        times: 1,
        ribs: 3.1,
        bridge: 3.3,
        neck: 13,
        head: 1,
        lean: 5.5,
        belly: wood("spruce", { across: 22, along: 40, gloss: 1, color: belly }),
        back: wood("flamed", { across: 20, along: 20, gloss: 0.5, color: varnish }),
        fittings: boxwood
          ? wood("rosy", { gloss: 0.6, across: 8, along: 12 })
          : lacquer("#141212", { roughness: 0.35 }),
        chinRest: true,
      }),
      placed(bow({ length: 74.5, stick: wood("mahogany", { across: 6, along: 40, gloss: 0.7, color: "#e08a5a" }) }), {
        at: v(15, -0.6, 1),
        turn: [0, 180, -3],
      }),
    ),
});
