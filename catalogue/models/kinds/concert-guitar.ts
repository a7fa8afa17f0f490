import { type BodyFinish } from "../materials/bodyFinish.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { gauges } from "../parts/stringing.ts";
import { abreast } from "../parts/strings.ts";

type Look = { top: BodyFinish; back: Wood };

const body = guitarOutline(49.2, 19, 12, 14.3);

export default model<Look>({
  finishes: {
    natural: { top: { wood: "spruce" }, back: "walnut" },
    honey: { top: { wood: "cedar", stain: "#ffdca6" }, back: "mahogany" },
    mahogany: { top: { wood: "mahogany" }, back: "mahogany" },
    rosewood: { top: { wood: "rosewood", stain: "#f2d9cc" }, back: "rosewood" },
    jackwood: { top: { wood: "jackwood", stain: "#ffe7a8" }, back: "jackwood" },
    blue: { top: { wood: "maple", stain: "#2f6fd0" }, back: "maple" },
    red: { top: { wood: "maple", paint: paints.red }, back: "maple" },
  },
  size: [38, 102.5, 11.7],
  camera: { azimuth: 24, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 28, 12], across: 26, azimuth: 22, elevation: 14 },
  build: ({ top, back }) =>
    flatTop({
      outline: body,
      depth: 10.2,
      saddle: 20.5,
      nut: 85,
      joint: 49.2,
      hole: [35.2, 4.9],
      frets: 20,
      top,
      back,
      dots: [3, 5, 7, 9, 12, 15, 17],
      widths: [4.4, 5.8],
      radii: gauges.guitar,
      windings: 4,
      across: { saddle: abreast(6, 5.5), nut: abreast(6, 3.6) },
      head: (neck) => headBothSides(neck, chrome(), "Swara"),
      post: (n) => [...post(n), 1.1],
    }),
});
