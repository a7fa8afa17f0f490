import { type BodyFinish } from "../materials/bodyFinish.ts";
import { sunburst } from "../materials/burst.ts";
import { lacquer } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { model } from "../model.ts";
import { tortoise } from "../parts/acousticTop.ts";
import { dreadnought } from "../parts/dreadnought.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { inPairs } from "../parts/strings.ts";

const HEAD = { aSide: 6, step: 2.75 };

export default model<{ top: BodyFinish; guard: "tortoise" | "black" }>({
  finishes: {
    natural: { top: { wood: "spruce" }, guard: "tortoise" },
    sunburst: { top: { wood: "spruce", burst: sunburst }, guard: "black" },
    black: { top: { wood: "spruce", paint: paints.black }, guard: "tortoise" },
  },
  size: [39.6, 109, 12],
  camera: { azimuth: 24, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 98, 10], across: 29, azimuth: 26, elevation: 12 },
  build: ({ top, guard }) =>
    flatTop({
      ...dreadnought,
      top,
      back: "mahogany",
      guard: guard === "black" ? lacquer("#0c0b0b", { roughness: 0.28 }) : tortoise(),
      widths: [4.8, 6.1],
      radii: [0.03, 0.062, 0.026, 0.052, 0.023, 0.042, 0.02, 0.034, 0.024, 0.024, 0.021, 0.021],
      windings: 8,
      across: { saddle: inPairs(6, 5.5, 0.26), nut: inPairs(6, 3.9, 0.2) },
      head: (neck) => headBothSides(neck, chrome(), "Tidewell", HEAD),
      post: (n) => [...post(n, HEAD), 1.1],
    }),
});
