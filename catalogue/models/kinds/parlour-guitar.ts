import { type BodyFinish } from "../materials/bodyFinish.ts";
import { sunburst } from "../materials/burst.ts";
import { ivory } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { gauges } from "../parts/stringing.ts";
import { abreast } from "../parts/strings.ts";

type Look = { top: BodyFinish; back: Wood };

const body = guitarOutline(47, 16.8, 10.6, 12.4);

export default model<Look>({
  finishes: {
    sunburst: { top: { wood: "spruce", burst: sunburst }, back: "mahogany" },
    natural: { top: { wood: "spruce" }, back: "mahogany" },
    black: { top: { wood: "spruce", paint: paints.black }, back: "mahogany" },
    cherry: { top: { wood: "mahogany", stain: "#e0503c" }, back: "mahogany" },
    honey: { top: { wood: "cedar", stain: "#ffdca6" }, back: "walnut" },
    mahogany: { top: { wood: "mahogany" }, back: "mahogany" },
    teal: { top: { wood: "spruce", paint: paints.teal }, back: "maple" },
  },
  size: [33.6, 95.9, 11.1],
  camera: { azimuth: 24, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 88, 9], across: 24, azimuth: 26, elevation: 10 },
  build: ({ top, back }) =>
    flatTop({
      outline: body,
      depth: 9.6,
      saddle: 15.7,
      nut: 78.4,
      joint: 47,
      hole: [31.4, 4.5],
      frets: 19,
      top,
      back,
      dots: [5, 7, 9, 12, 15],
      widths: [4.5, 5.8],
      radii: gauges.guitar,
      windings: 4,
      across: { saddle: abreast(6, 5.5), nut: abreast(6, 3.7) },
      head: (neck) => headBothSides(neck, nickel(), "Swara", { button: ivory() }),
      post: (n) => [...post(n), 1.1],
    }),
});
