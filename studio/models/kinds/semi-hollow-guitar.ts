import { DoubleSide } from "three";
import { type BodyFinish } from "../materials/bodyFinish.ts";
import { matt } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { type CarvedElectric, carvedElectric, topOf } from "../parts/carvedElectric.ts";
import { facing } from "../parts/facing.ts";
import { fair } from "../parts/fair.ts";
import { fHole } from "../parts/fHole.ts";
import { laid } from "../parts/laid.ts";
import { group, mesh } from "../parts/mesh.ts";
import { mirrored, plate } from "../parts/outline.ts";
import { jackSocket } from "../parts/socket.ts";
import { v } from "../parts/vector.ts";

const body = fair(
  mirrored([
    [0, 0],
    [6.6, 0.4],
    [13, 2.4],
    [18.2, 6.8],
    [20.6, 12.8],
    [19.9, 18.7],
    [17.1, 23.5],
    [14.2, 27.6],
    [13, 31.6],
    [13.6, 35.8],
    [15, 39.6],
    [15.5, 43],
    [14.4, 46.2],
    [11.9, 47.7],
    [9.4, 46.8],
    [7.6, 44.2],
    [5.9, 41.6],
    [3.6, 40.4],
    [0, 40.3],
  ]),
);

type Look = BodyFinish & { name: string };

const kind = ({ name, ...finish }: Look): CarvedElectric => ({
  name,
  outline: body,
  size: [41.4, 47.8],
  depth: 4.2,
  arch: 1.3,
  middle: [0, 18],
  saddle: 19,
  body: finish,
  guard: "#121214",
  guardShape: [
    [3.2, 38],
    [5.6, 37.6],
    [8.2, 35],
    [9.3, 30],
    [9.5, 25],
    [8.8, 21.4],
    [6, 20.2],
    [4.7, 21.4],
    [4.65, 26],
    [4.65, 31],
    [4.65, 34.4],
    [4.4, 35.8],
    [3.4, 36.2],
    [3, 36.8],
  ],
  knobs: {
    at: [
      [9, 12.6],
      [12.8, 13.2],
      [9.4, 7.8],
      [13.2, 8.2],
    ],
    colour: "#1a1512",
    ink: "#e9dcc0",
  },
  toggle: [16.4, 12.4],
  strap: [-12.2, 47.7],
  inlays: { at: [3, 5, 7, 9, 12, 15, 17, 19, 21] },
});

export default model<Look>({
  finishes: {
    cherry: { name: "Corvane", wood: "maple", stain: "#b0281b" },
    natural: { name: "Palar", wood: "spruce" },
    walnut: { name: "Corvane", wood: "walnut" },
  },
  size: [40.6, 101, 6.9],
  camera: { azimuth: 20, elevation: 5, fill: 0.92 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [3, 18, 6], across: 32, azimuth: 22, elevation: 16 },
  build(look) {
    const made = kind(look);
    const top = topOf(made);
    const dark = matt("#0b0a09", { side: DoubleSide });
    const [x, y] = [16.2, 7.6];
    const spot = v(x, y, top(x, y));
    const slant = v(top(x - 0.5, y) - top(x + 0.5, y), top(x, y - 0.5) - top(x, y + 0.5), 1);
    return group(
      carvedElectric(made),
      facing(jackSocket(nickel(), dark), spot, slant, v(0, 1, 0)),
      ...([1, -1] as const).flatMap((side) =>
        fHole(side * 11.6, 22, 12.5, side).map((part) => mesh(laid(plate(part), top, 0.03), dark)),
      ),
    );
  },
});
