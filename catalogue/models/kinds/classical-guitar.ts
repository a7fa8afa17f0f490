import { type BodyFinish } from "../materials/bodyFinish.ts";
import { pearl } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { flatTop } from "../parts/flatTop.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { roller, slottedHead } from "../parts/slottedHead.ts";
import { abreast } from "../parts/strings.ts";

type Look = { top: BodyFinish; back: Wood };

const body = guitarOutline(48.6, 18.3, 11.9, 14.1);

export default model<Look>({
  finishes: {
    natural: { top: { wood: "spruce" }, back: "rosewood" },
    honey: { top: { wood: "cedar", stain: "#ffdca6" }, back: "mahogany" },
    cream: { top: { wood: "spruce", stain: "#fff3dd" }, back: "birch" },
    rosewood: { top: { wood: "cedar", stain: "#c98f76" }, back: "rosewood" },
    walnut: { top: { wood: "walnut", stain: "#f4dcc4" }, back: "walnut" },
  },
  size: [36.6, 99.8, 11.2],
  camera: { azimuth: 24, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 31.5, 11], across: 19, azimuth: 18, elevation: 14 },
  build: ({ top, back }) =>
    flatTop({
      outline: body,
      depth: 9.8,
      saddle: 16.1,
      nut: 81.1,
      joint: 48.6,
      hole: [32.7, 4.25],
      frets: 19,
      top,
      back,
      binding: wood("rosewood", { gloss: 1 }),
      dots: [],
      widths: [5.2, 6.2],
      radii: [0.055, 0.046, 0.039, 0.05, 0.041, 0.036],
      windings: 3,
      nylon: { bridge: 18.6 },
      across: { saddle: abreast(6, 5.9), nut: abreast(6, 4.3) },
      head: (neck) =>
        slottedHead(neck, wood("rosewood", { across: 10, along: 30, gloss: 0.12, roughness: 0.6 }), brass(), pearl()),
      post: (n) => [...roller(n), -0.5],
    }),
});
