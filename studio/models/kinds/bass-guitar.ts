import type { Material } from "three";
import type { BodyFinish } from "../materials/bodyFinish.ts";
import { sunburst } from "../materials/burst.ts";
import { solidFinish } from "../materials/edgeBurst.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome, nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { bassBody, bassGuard, bassScrews } from "../parts/bassBody.ts";
import { boltOnNeck, thick } from "../parts/boltOnNeck.ts";
import { belly, contouredBody, forearm } from "../parts/contouredBody.ts";
import { controlKnob } from "../parts/controlKnob.ts";
import { leftHanded } from "../parts/leftHanded.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate } from "../parts/outline.ts";
import { pickup } from "../parts/pickup.ts";
import { box, slab } from "../parts/slab.ts";
import { strapButton } from "../parts/strapButton.ts";
import { abreast } from "../parts/strings.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, v } from "../parts/vector.ts";

/** What it hears the strings with: a coil split in two halves, that and one near the bridge, two single coils, one or two of two rows. */
type Pickups = "split" | "split+single" | "singles" | "humbucker" | "soapbars";
type Look = BodyFinish & {
  /** The maker's name on the head. */
  name: string;
  guard?: string;
  board: "maple" | "rosewood";
  pickups: Pickups;
  knobs: number;
  strings?: 5;
  fretless?: true;
  /** A scale of 76.2 cm. */
  short?: true;
};

const DEPTH = 4.4;
const SADDLE = 10.5;
const NECK = DEPTH + 0.4;
/** What four or five strings, and a full or a short scale, differ in. */
const FOUR = { gauges: thick.bass, spread: { bridge: 5.7, nut: 3 }, widths: [4.2, 6.3] } as const;
const FIVE = { gauges: [0.175, ...thick.bass], spread: { bridge: 7, nut: 3.7 }, widths: [4.9, 7.6] } as const;
const FULL = { scale: 86.4, end: 37, frets: 20 };
const SHORT = { scale: 76.2, end: 35.3, frets: 19 };
const KNOBS: Flat[] = [
  [8.9, 18.2],
  [9.7, 14.6],
  [10.3, 11],
  [9.9, 7.4],
];

const bridge = (metal: Material, strings: number, spread: number) =>
  group(
    mesh(box(spread + 2.5, 5.6, 0.25, 0.25), metal, v(0, -0.6, 0.12)),
    mesh(box(spread + 2.5, 0.25, 1.5, 0.1), metal, v(0, -3.3, 0.75)),
    ...abreast(3, spread + 1).map((x) => mesh(rod(v(x, 1.6, 0.2), v(x, 1.6, 0.38), 0.32, 0.22, 20), metal)),
    ...abreast(strings, spread).flatMap((x) => [
      mesh(rod(v(x - 0.8, 0, 0.85), v(x + 0.8, 0, 0.85), 0.5, 0.5, 24), metal),
      mesh(rod(v(x, -3.4, 0.85), v(x, 0, 0.85), 0.12, 0.12, 10), metal),
    ]),
  );

type Coil = { width: number; height: number; poles: number; apart: number; x?: number; y: number };
/** Two poles to a string, as far apart as the strings are there. */
const split: Coil[] = [
  { width: 5.4, height: 2.8, poles: 4, apart: 2.7, x: -1.75, y: 16.2 },
  { width: 5.4, height: 2.8, poles: 4, apart: 2.7, x: 1.75, y: 13.4 },
];
const single = (y: number): Coil => ({ width: 9.4, height: 1.9, poles: 8, apart: 6.6 - y * 0.03, y });
const soapbar = (y: number): Coil => ({ width: 10.6, height: 3.8, poles: 0, apart: 0, y });
const PICKUPS: Readonly<Record<Pickups, Coil[]>> = {
  split,
  "split+single": [...split, single(6)],
  singles: [single(15.4), single(6)],
  humbucker: [
    { ...single(12.9), poles: 4, apart: 5.3 },
    { ...single(10.9), poles: 4, apart: 5.3 },
  ],
  soapbars: [soapbar(16), soapbar(7)],
};

const passive = { pickups: "split+single", knobs: 3 } as const;
const plain = { pickups: "split", knobs: 2 } as const;
const small = { pickups: "humbucker", knobs: 2, short: true } as const;
const active = { pickups: "soapbars", knobs: 4, strings: 5, board: "rosewood" } as const;

export default leftHanded<Look>(
  {
    finishes: {
      black: { name: "Sembiyan", wood: "birch", paint: paints.black, guard: "#efece4", board: "maple", ...plain },
      sunburst: { name: "Sembiyan", wood: "birch", burst: sunburst, guard: "#1a1512", board: "rosewood", ...plain },
      white: { name: "Corvane", wood: "birch", paint: paints.white, guard: "#1b1b1e", board: "rosewood", ...passive },
      cream: { name: "Corvane", wood: "birch", paint: paints.cream, guard: "#8a1d1a", board: "rosewood", ...small },
      red: { name: "Corvane", wood: "birch", paint: paints.red, guard: "#efece4", board: "rosewood", ...small },
      teal: { name: "Corvane", wood: "birch", paint: paints.teal, guard: "#efece4", board: "maple", ...passive },
      green: { name: "Corvane", wood: "birch", paint: paints.green, guard: "#efe8d4", board: "rosewood", ...small },
      "maple-fretless": {
        name: "Kitamine",
        wood: "flamed",
        board: "rosewood",
        pickups: "singles",
        knobs: 3,
        fretless: true,
      },
      maple: { name: "Kitamine", wood: "flamed", board: "maple", pickups: "singles", knobs: 3 },
      walnut: { name: "Corvane", wood: "walnut", gloss: 0.4, board: "rosewood", ...passive },
      "natural-5": { name: "Corvane", wood: "birch", gloss: 0.4, ...active },
      "black-5": { name: "Corvane", wood: "birch", paint: paints.black, ...active },
    },
    size: [33.6, 119.6, 6.3],
    camera: { azimuth: 20, elevation: 5, fill: 0.92 },
    angle: { azimuth: 206, elevation: 7, fill: 0.9 },
    close: { at: [1, 13, 5], across: 26, azimuth: 22, elevation: 16 },
    more: {
      back: { azimuth: 200, elevation: 10, at: [0, 46, 0], across: 38 },
      head: { azimuth: 18, elevation: 8, at: [0, 109, 2], across: 30 },
      bridge: { azimuth: -36, elevation: 28, at: [0, 9, 5], across: 17 },
    },
    build(look) {
      const { face, edge } = solidFinish(look, bassBody, 34, 53);
      const [metal, black] = [chrome(), matt("#101012")];
      const top = DEPTH + (look.guard ? 0.25 : 0);
      const { gauges: radii, spread, widths } = look.strings ? FIVE : FOUR;
      const { scale, end, frets } = look.short ? SHORT : FULL;
      const pole = nickel();
      const coil = ({ width, height, poles, apart, x = 0, y }: Coil) =>
        placed(
          pickup({
            width,
            height,
            radius: 0.35,
            thick: 0.8,
            cover: black,
            ...(poles && { poles: { count: poles, apart, material: pole } }),
          }),
          { at: v(x, SADDLE + y, y > 9 ? top : DEPTH) },
        );
      const guard = look.guard
        ? [
            mesh(slab(plate(bassGuard), 0.25, 0.06), plastic(look.guard, 0.35), v(0, 0, DEPTH)),
            ...bassScrews.map(([x, y]) => mesh(rod(v(x, y, DEPTH), v(x, y, top + 0.06), 0.26, 0.2, 14), pole)),
          ]
        : [];
      return group(
        mesh(
          contouredBody(bassBody, {
            depth: DEPTH,
            round: 1.1,
            front: forearm([-12.6, 4.5], [-11.4, 30], 0.4, 4),
            back: belly([-14.6, 32], [8.8, 12], 1.9),
          }),
          [face, edge],
        ),
        ...guard,
        ...PICKUPS[look.pickups].map(coil),
        placed(bridge(metal, radii.length, spread.bridge), { at: v(0, SADDLE, DEPTH) }),
        ...KNOBS.slice(0, look.knobs).map(([x, y]) => placed(controlKnob("barrel", metal), { at: v(x, y, top) })),
        boltOnNeck({
          saddle: SADDLE,
          scale,
          depth: DEPTH,
          face: NECK,
          end,
          frets: look.fretless ? 0 : frets,
          widths: [...widths],
          dots: [3, 5, 7, 9, 12, 15, 17, 19],
          board: look.board,
          metal,
          black,
          stretch: 1.14,
          name: look.name,
          opposite: look.strings ? 1 : 0,
          strings: { gauges: radii, wound: radii.length, spread, behind: 3.2, heights: [0.85, 1.42, 1] },
        }),
        strapButton(v(-11.3, 53.2, DEPTH / 2), v(-0.1, 1, 0), metal),
        mesh(rod(v(14.9, 7.2, DEPTH / 2), v(15.8, 6.9, DEPTH / 2), 0.9, 0.9, 24), metal),
      );
    },
  },
  ["black"],
);
