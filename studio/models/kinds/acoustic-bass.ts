import { chrome } from "../materials/metals.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { gauges } from "../parts/stringing.ts";
import { abreast } from "../parts/strings.ts";

const body = guitarOutline(52.5, 21, 13.6, 15.6);
const HEAD = { aSide: 2, step: 6.2, wide: 1.05 };

export default model<{ back: Wood }>({
  finishes: { natural: { back: "mahogany" } },
  size: [42, 117.6, 13.6],
  camera: { azimuth: 24, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 25, 13], across: 35, azimuth: 22, elevation: 14 },
  build: ({ back }) =>
    flatTop({
      outline: body,
      depth: 12,
      saddle: 14.4,
      nut: 100.8,
      joint: 52.5,
      hole: [33, 5.1],
      frets: 22,
      top: { wood: "spruce" },
      back,
      dots: [3, 5, 7, 9, 12, 15, 17, 19],
      widths: [4.3, 6.3],
      radii: gauges.bass,
      windings: 4,
      across: { saddle: abreast(4, 5.8), nut: abreast(4, 3.2) },
      head: (neck) => headBothSides(neck, chrome(), "Corvane", HEAD),
      post: (n) => [...post(n, HEAD), 1.1],
    }),
});
