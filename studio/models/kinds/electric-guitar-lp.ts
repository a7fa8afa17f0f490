import { type BodyFinish } from "../materials/bodyFinish.ts";
import { matt } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { carvedElectric } from "../parts/carvedElectric.ts";
import { facing } from "../parts/facing.ts";
import { fair } from "../parts/fair.ts";
import { leftHanded } from "../parts/leftHanded.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { jackSocket } from "../parts/socket.ts";
import { v } from "../parts/vector.ts";

type Look = BodyFinish & { name: string; guard: string; knobs: string; ink: string; soapbars?: true; allOver?: true };

const body = fair([
  [0, 0],
  [5.8, 0.4],
  [11.4, 2.3],
  [15.3, 6.3],
  [16.6, 11.4],
  [15.7, 16.3],
  [13.2, 20.5],
  [11.2, 24],
  [10.5, 27.5],
  [11, 31],
  [11.8, 34.4],
  [11.9, 37.2],
  [10.9, 39.2],
  [9.1, 39.5],
  [7.6, 38],
  [6.3, 36],
  [4.6, 34.9],
  [2.8, 35],
  [0.2, 38.6],
  [-2.6, 42.6],
  [-5.2, 43.9],
  [-8.4, 43],
  [-11, 40],
  [-12, 36],
  [-11.6, 31.8],
  [-10.6, 27.6],
  [-11.2, 24],
  [-13.2, 20.5],
  [-15.7, 16.3],
  [-16.6, 11.4],
  [-15.3, 6.3],
  [-11.4, 2.3],
  [-5.8, 0.4],
]);

export default leftHanded<Look>(
  {
    finishes: {
      sunburst: {
        name: "Corvane",
        wood: "flamed",
        burst: [
          [0, "#ffcf6e"],
          [0.45, "#f0953a"],
          [0.75, "#a53a17"],
          [0.95, "#4a130a"],
        ],
        guard: "#e9ddbd",
        knobs: "#c98f35",
        ink: "#4a2c0a",
      },
      black: {
        name: "Corvane",
        wood: "maple",
        paint: paints.black,
        guard: "#101012",
        knobs: "#17171a",
        ink: "#e9dcc0",
        allOver: true,
      },
      cherry: { name: "Corvane", wood: "flamed", stain: "#c2321f", guard: "#e9ddbd", knobs: "#17171a", ink: "#e9dcc0" },
      gold: {
        name: "Kitamine",
        wood: "maple",
        paint: "#c9a052",
        powder: true,
        guard: "#e9ddbd",
        knobs: "#c98f35",
        ink: "#4a2c0a",
        soapbars: true,
      },
    },
    size: [33.1, 98.5, 7.5],
    camera: { azimuth: 20, elevation: 5, fill: 0.92 },
    angle: { azimuth: 206, elevation: 7, fill: 0.9 },
    close: { at: [1, 17.4, 6], across: 30, azimuth: 22, elevation: 16 },
    more: {
      back: { azimuth: 200, elevation: 10, at: [0, 38, 0], across: 32 },
      head: { azimuth: 18, elevation: 8, at: [0, 88, 2], across: 24 },
      bridge: { azimuth: -36, elevation: 28, at: [0, 14, 6], across: 15 },
    },
    build: ({ name, guard, knobs, ink, soapbars, allOver, ...finish }) => {
      const metal = nickel();
      const made = carvedElectric({
        outline: body,
        size: [33, 44],
        depth: 4.6,
        arch: 1.5,
        middle: [0, 17],
        saddle: 15.8,
        body: finish,
        name,
        ...(allOver ? {} : { back: "mahogany" as const }),
        guard,
        guardShape: [
          [3.2, 34.6],
          [5.6, 34],
          [7.8, 31.4],
          [8.6, 27],
          [9, 22],
          [8.2, 18.6],
          [5.6, 17.8],
          [4.6, 19.4],
          [4.55, 24],
          [4.55, 28],
          [4.55, 31.4],
          [4.4, 32.9],
          [3.4, 33.3],
          [3, 33.9],
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
          ink,
        },
        toggle: [-8.2, 37],
        strap: [-6, 43.9],
        covers: true,
        inlays: { at: [3, 5, 7, 9, 12, 15, 17, 19, 21], taper: 0.72 },
      });
      const jack = group(
        mesh(box(3.4, 3.4, 0.2, 0.3, 0.06), metal),
        placed(jackSocket(metal, matt("#0a0a0b")), { at: v(0, 0, 0.08) }),
      );
      return group(made, facing(jack, v(15.95, 7.8, 2.3), v(1, -0.32, 0), v(0, 0, 1)));
    },
  },
  ["black"],
);
