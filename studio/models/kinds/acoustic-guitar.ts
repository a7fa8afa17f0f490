import { type BodyFinish } from "../materials/bodyFinish.ts";
import { sunburst } from "../materials/burst.ts";
import { lacquer } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import type { Wood } from "../materials/woods.ts";
import { tortoise } from "../parts/acousticTop.ts";
import { dreadnought } from "../parts/dreadnought.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { leftHanded } from "../parts/leftHanded.ts";
import { gauges } from "../parts/stringing.ts";
import { abreast } from "../parts/strings.ts";

/** Without a maker: what several makers sell. */
type Look = { top: BodyFinish; back: Wood; guard: "tortoise" | "black"; maker?: string };

export default leftHanded<Look>(
  {
    finishes: {
      natural: { top: { wood: "spruce" }, back: "rosewood", guard: "tortoise" },
      mahogany: { top: { wood: "mahogany" }, back: "mahogany", guard: "black", maker: "Tidewell" },
      sunburst: { top: { wood: "spruce", burst: sunburst }, back: "mahogany", guard: "black" },
      black: { top: { wood: "spruce", paint: paints.black }, back: "mahogany", guard: "tortoise", maker: "Sembiyan" },
    },
    size: [39.6, 103.8, 12],
    camera: { azimuth: 24, elevation: 6, fill: 0.9 },
    angle: { azimuth: 206, elevation: 7, fill: 0.9 },
    close: { at: [0, 33, 12], across: 27, azimuth: 22, elevation: 12 },
    more: {
      back: { azimuth: 200, elevation: 10, at: [0, 44, 4], across: 32 },
      head: { azimuth: 18, elevation: 8, at: [0, 95, 8], across: 24 },
      bridge: { azimuth: -26, elevation: 26, at: [-1, 19.5, 12], across: 20 },
    },
    build: ({ top, back, guard, maker = "" }) =>
      flatTop({
        ...dreadnought,
        top,
        back,
        guard: guard === "black" ? lacquer("#0c0b0b", { roughness: 0.28 }) : tortoise(),
        widths: [4.3, 5.7],
        radii: gauges.guitar,
        windings: 4,
        across: { saddle: abreast(6, 5.5), nut: abreast(6, 3.6) },
        head: (neck) => headBothSides(neck, chrome(), maker),
        post: (n) => [...post(n), 1.1],
      }),
  },
  ["natural", "black"],
);
