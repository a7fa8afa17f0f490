import { type BodyFinish } from "../materials/bodyFinish.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import type { Wood } from "../materials/woods.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { leftHanded } from "../parts/leftHanded.ts";
import { gauges } from "../parts/stringing.ts";
import { abreast } from "../parts/strings.ts";

type Look = {
  top: BodyFinish;
  back: Wood;
  maker?: string;
  /** Its neck meets the body at the twelfth fret, not at the fourteenth. */
  twelve?: true;
};

const JOINT = 49.2;
const body = guitarOutline(JOINT, 19, 12, 14.3);

export default leftHanded<Look>(
  {
    finishes: {
      natural: { top: { wood: "spruce" }, back: "walnut" },
      honey: { top: { wood: "cedar", gloss: 0.5 }, back: "rosewood", maker: "Tidewell" },
      mahogany: { top: { wood: "mahogany" }, back: "mahogany", maker: "Sembiyan" },
      "mahogany-twelve": { top: { wood: "mahogany" }, back: "mahogany", maker: "Palar", twelve: true },
      rosewood: { top: { wood: "spruce", stain: "#ffe6bd" }, back: "rosewood", maker: "Palar" },
      jackwood: { top: { wood: "spruce" }, back: "yellowJackwood", maker: "Kurinji" },
      blue: { top: { wood: "bleached", stain: "#2b66d8" }, back: "bleached", maker: "Sembiyan" },
      red: { top: { wood: "birch", paint: paints.red }, back: "birch", maker: "Sembiyan" },
    },
    size: [38, 102.5, 11.7],
    camera: { azimuth: 24, elevation: 6, fill: 0.9 },
    angle: { azimuth: 206, elevation: 7, fill: 0.9 },
    close: { at: [0, 29, 12], across: 29, azimuth: 22, elevation: 14 },
    build: ({ top, back, maker = "", twelve }) =>
      flatTop({
        outline: body,
        depth: 10.2,
        ...(twelve
          ? { saddle: 17.6, nut: 80.8, frets: 19, hole: [33, 4.9] }
          : { saddle: 20.5, nut: 85, frets: 20, hole: [35.2, 4.9] }),
        joint: JOINT,
        top,
        back,
        dots: [3, 5, 7, 9, 12, 15, 17],
        widths: [4.4, 5.8],
        radii: gauges.guitar,
        windings: 4,
        across: { saddle: abreast(6, 5.5), nut: abreast(6, 3.6) },
        head: (neck) => headBothSides(neck, chrome(), maker),
        post: (n) => [...post(n), 1.1],
      }),
  },
  ["natural"],
);
