import { lacquer } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { bow } from "../parts/bow.ts";
import { bowed } from "../parts/bowed.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rod } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

const RIBS = 11.5;
const PIN = 22;

export default model<{ varnish: string; belly: string }>({
  finishes: {
    cherry: { varnish: "#a8452a", belly: "#b5502f" },
    walnut: { varnish: "#754529", belly: "#84502f" },
  },
  size: [51.1, 145, 26.5],
  camera: { azimuth: 20, elevation: 6, fill: 0.92 },
  angle: { azimuth: 156, elevation: 8, fill: 0.92 },
  close: { azimuth: 44, elevation: 10, at: [0, 37, 12], across: 52 },
  more: {
    back: { azimuth: 152, elevation: 10, at: [0, 74, 6], across: 50 },
    head: { azimuth: -56, elevation: 6, at: [0, 111, 13], across: 29 },
    bridge: { azimuth: -34, elevation: 20, at: [0, 29, 16], across: 36 },
  },
  build: ({ varnish, belly }) =>
    group(
      bowed({
        times: 2.12,
        ribs: RIBS,
        bridge: 8.4,
        neck: 28,
        head: 1.62,
        lean: 5.5,
        belly: wood("spruce", { across: 48, along: 84, gloss: 1, color: belly }),
        back: wood("flamed", { across: 44, along: 44, gloss: 0.5, color: varnish }),
        fittings: lacquer("#141212", { roughness: 0.35 }),
        chinRest: false,
      }),
      mesh(rod(v(0, 0.4, RIBS / 2), v(0, -2.6, RIBS / 2), 1.5, 0.9, 24), lacquer("#141212", { roughness: 0.35 })),
      mesh(rod(v(0, -2.4, RIBS / 2), v(0, 2 - PIN, RIBS / 2), 0.42, 0.42), steel()),
      mesh(rod(v(0, 2 - PIN, RIBS / 2), v(0, -PIN, RIBS / 2), 0.42, 0.06), steel()),
      placed(
        bow({
          length: 71.5,
          thick: 1.3,
          stick: wood("mahogany", { across: 6, along: 40, gloss: 0.7, color: "#c07a54" }),
        }),
        // Its stick leans on the lower bout, the hair away from the varnish.
        { at: v(25.9, 0.8 - PIN, 5), turn: [0, 0, 7.9] },
      ),
    ),
});
