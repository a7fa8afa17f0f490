import { type BodyFinish } from "../materials/bodyFinish.ts";
import { paints } from "../materials/paints.ts";
import { model } from "../model.ts";
import { carvedElectric } from "../parts/carvedElectric.ts";
import { smooth } from "../parts/outline.ts";

type Look = BodyFinish & { guard: string; knobs: string; soapbars?: true; allOver?: true };

const body = smooth(
  [
    [0, 0],
    [6, 0.25],
    [11.5, 2],
    [15.3, 5.8],
    [16.5, 10.8],
    [15.6, 16],
    [13, 20.6],
    [10.9, 24.6],
    [10.3, 28.2],
    [11.1, 32],
    [12.6, 35.6],
    [13, 38.2],
    [11.9, 39.9],
    [9.8, 39.6],
    [7.5, 37.2],
    [5.2, 35.2],
    [3.3, 35.8],
    [2, 39],
    [0, 43],
    [-2.6, 44.1],
    [-6, 43.6],
    [-9.6, 41.4],
    [-11.8, 37.6],
    [-11.9, 33.4],
    [-10.7, 29.6],
    [-10.3, 26.2],
    [-11.6, 22.4],
    [-14.3, 18.4],
    [-16.3, 13.6],
    [-16.2, 8.6],
    [-14, 4],
    [-9.6, 1.1],
    [-5, 0.15],
  ],
  360,
);

export default model<Look>({
  finishes: {
    sunburst: {
      wood: "flamed",
      burst: [
        [0, "#ffcf6e"],
        [0.45, "#f0953a"],
        [0.75, "#a53a17"],
        [0.95, "#4a130a"],
      ],
      guard: "#e9ddbd",
      knobs: "#c98f35",
    },
    black: { wood: "maple", paint: paints.black, guard: "#101012", knobs: "#17171a", allOver: true },
    cherry: { wood: "flamed", stain: "#c2321f", guard: "#e9ddbd", knobs: "#17171a" },
    gold: { wood: "maple", paint: "#b98d3a", guard: "#e9ddbd", knobs: "#c98f35", soapbars: true },
  },
  size: [33.1, 98.5, 7.5],
  camera: { azimuth: 20, elevation: 5, fill: 0.92 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [4, 17, 6], across: 24, azimuth: 22, elevation: 16 },
  build: ({ guard, knobs, soapbars, allOver, ...finish }) =>
    carvedElectric({
      outline: body,
      size: [33, 44],
      depth: 4.6,
      arch: 1.5,
      middle: [0, 17],
      saddle: 15.8,
      body: finish,
      ...(allOver ? {} : { back: "mahogany" as const }),
      guard,
      guardShape: [
        [2.9, 33.8],
        [5.4, 33.4],
        [7.6, 31],
        [8.4, 27],
        [9, 22],
        [8.2, 18.6],
        [5.6, 17.8],
        [4.8, 20],
        [4.8, 29],
        [3.4, 31],
        [2.8, 32],
      ],
      ...(soapbars ? { soapbars } : {}),
      knobs: {
        at: [
          [9.4, 14.2],
          [12.6, 15.6],
          [8.6, 8.6],
          [12, 9],
        ],
        colour: knobs,
      },
      toggle: [-8.4, 37.4],
      covers: true,
      inlays: { at: [3, 5, 7, 9, 12, 15, 17, 19, 21], taper: 0.72 },
    }),
});
