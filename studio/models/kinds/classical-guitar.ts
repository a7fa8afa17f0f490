import { type BodyFinish } from "../materials/bodyFinish.ts";
import { pearl } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { flatTop } from "../parts/flatTop.ts";
import { guitarOutline } from "../parts/guitarOutline.ts";
import { leftHanded } from "../parts/leftHanded.ts";
import { group, mesh } from "../parts/mesh.ts";
import { plate, smooth } from "../parts/outline.ts";
import { slab } from "../parts/slab.ts";
import { roller, slottedHead } from "../parts/slottedHead.ts";
import { abreast } from "../parts/strings.ts";
import { v } from "../parts/vector.ts";

type Look = {
  top: BodyFinish;
  back: Wood;
  binding?: Wood;
  /** Clear plates by the sound hole that fingers tap on. */
  tapPlates?: true;
};

/** A golpeador: clear film by the treble side of the sound hole, and a smaller one above it. */
function golpeador(face: number) {
  const film = physical({
    color: "#f4f7f8",
    transparent: true,
    opacity: 0.1,
    roughness: 0.04,
    clearcoat: 1,
    depthWrite: false,
  });
  const below = smooth(
    [
      [1.4, 26.3],
      [6.6, 29.2],
      [7.9, 33.5],
      [7.4, 38.6],
      [10.6, 38.2],
      [11.7, 31.5],
      [11.2, 24.2],
      [7.6, 21.6],
      [2.2, 22.2],
    ],
    120,
  );
  const above = smooth(
    [
      [-6.9, 28.4],
      [-7.9, 33],
      [-7.3, 38.4],
      [-10, 38.2],
      [-11, 33],
      [-10, 27],
      [-8, 25.8],
    ],
    90,
  );
  return [below, above].map((outline) => mesh(slab(plate(outline), 0.08, 0.03), film, v(0, 0, face + 0.03)));
}

const DEPTH = 9.8;
const body = guitarOutline(48.6, 18.3, 11.9, 14.1);

export default leftHanded<Look>(
  {
    finishes: {
      natural: { top: { wood: "spruce" }, back: "rosewood" },
      honey: { top: { wood: "cedar", gloss: 0.6 }, back: "mahogany" },
      cream: { top: { wood: "spruce", stain: "#fff3dd" }, back: "birch", tapPlates: true },
      rosewood: { top: { wood: "spruce", stain: "#ffdfae" }, back: "rosewood", binding: "maple" },
      walnut: { top: { wood: "spruce", stain: "#ffedcf" }, back: "walnut", binding: "walnut" },
    },
    size: [36.6, 99.8, 11.2],
    camera: { azimuth: 24, elevation: 6, fill: 0.9 },
    angle: { azimuth: 206, elevation: 7, fill: 0.9 },
    close: { at: [0, 27, 11], across: 29, azimuth: 18, elevation: 14 },
    more: {
      back: { azimuth: 200, elevation: 10, at: [0, 44, 4], across: 32 },
      head: { azimuth: 24, elevation: 8, at: [0, 91, 7], across: 24 },
      bridge: { azimuth: -26, elevation: 26, at: [-1, 18.5, 11], across: 20 },
    },
    build: ({ top, back, binding = "rosewood", tapPlates }) =>
      group(
        flatTop({
          outline: body,
          depth: DEPTH,
          saddle: 16.1,
          nut: 81.1,
          joint: 48.6,
          hole: [32.7, 4.25],
          frets: 19,
          top,
          back,
          binding: wood(binding, { gloss: 0.5 }),
          dots: [],
          widths: [5.2, 6.2],
          radii: [0.055, 0.046, 0.039, 0.05, 0.041, 0.036],
          windings: 3,
          nylon: { bridge: 18.6 },
          across: { saddle: abreast(6, 5.9), nut: abreast(6, 4.3) },
          head: (neck) =>
            slottedHead(
              neck,
              wood("rosewood", { across: 10, along: 30, gloss: 0.12, roughness: 0.6 }),
              brass(),
              pearl(),
            ),
          post: (n) => [...roller(n), -0.5],
        }),
        ...(tapPlates ? golpeador(DEPTH) : []),
      ),
  },
  ["honey"],
);
