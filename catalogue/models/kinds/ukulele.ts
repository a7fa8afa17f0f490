import { type BodyFinish } from "../materials/bodyFinish.ts";
import { ivory } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { flatTop } from "../parts/flatTop.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { placed } from "../parts/mesh.ts";
import { abreast } from "../parts/strings.ts";

type Look = { top: BodyFinish; back: Wood };

const body = guitarOutline(28.6, 10.4, 6.9, 8);
const HEAD = { aSide: 2, step: 4.8, wide: 0.95 };
const SIZE = 0.76;

const painted = (paint: string): Look => ({ top: { wood: "maple", paint }, back: "maple" });
const plain = (wood: Wood, stain?: string): Look => ({
  top: { wood, gloss: 0.5, ...(stain ? { stain } : {}) },
  back: wood,
});

export default model<Look>({
  finishes: {
    natural: plain("spruce"),
    mahogany: plain("mahogany"),
    walnut: plain("walnut", "#f4d9bd"),
    honey: plain("jackwood", "#ffd79a"),
    jackwood: plain("jackwood", "#ffe7a8"),
    cherry: plain("mango", "#b2402c"),
    black: painted(paints.black),
    blue: painted("#1d62b8"),
    green: painted("#2c8a57"),
    pink: painted(paints.pink),
    red: painted(paints.red),
    teal: painted(paints.teal),
  },
  size: [20.8, 61, 8.4],
  camera: { azimuth: 22, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 16.5, 8], across: 17, azimuth: 22, elevation: 14 },
  build: ({ top, back }) =>
    flatTop({
      outline: body,
      depth: 7,
      saddle: 11.7,
      nut: 49.7,
      joint: 28.6,
      hole: [20.2, 3],
      frets: 18,
      top,
      back,
      dots: [5, 7, 10, 12, 15],
      widths: [3.5, 4.4],
      radii: [0.032, 0.045, 0.038, 0.03],
      windings: 0,
      nylon: { bridge: 8.6 },
      across: { saddle: abreast(4, 4), nut: abreast(4, 2.7) },
      board: "rosewood",
      head: (neck) =>
        placed(headBothSides(neck, chrome(), "Swara", { ...HEAD, button: ivory() }), { scale: [SIZE, SIZE, SIZE] }),
      post: (n) => {
        const [x, y] = post(n, HEAD);
        return [x, y, 1.1];
      },
    }),
});
