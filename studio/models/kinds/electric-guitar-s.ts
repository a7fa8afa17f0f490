import type { Group, Material } from "three";
import type { BodyFinish } from "../materials/bodyFinish.ts";
import { sunburst } from "../materials/burst.ts";
import { solidFinish } from "../materials/edgeBurst.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome, nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { boltOnNeck, thick } from "../parts/boltOnNeck.ts";
import { belly, contouredBody, forearm } from "../parts/contouredBody.ts";
import { controlKnob } from "../parts/controlKnob.ts";
import { body, guardShape, screws } from "../parts/doubleCut.ts";
import { label, text } from "../parts/label.ts";
import { leftHanded } from "../parts/leftHanded.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, inset, type Outline, plate } from "../parts/outline.ts";
import { pickup } from "../parts/pickup.ts";
import { box, slab } from "../parts/slab.ts";
import { jackSocket } from "../parts/socket.ts";
import { strapButton } from "../parts/strapButton.ts";
import { abreast } from "../parts/strings.ts";
import { along, rod, tube } from "../parts/tube.ts";
import { type Flat, v } from "../parts/vector.ts";

type Look = BodyFinish & {
  /** The maker's name on the head, where the picture is of one maker's guitar alone. */
  name?: string;
  guard: string;
  covers: string;
  /** The colour of the words on its knobs. */
  print: string;
  board: "maple" | "rosewood";
  /** Three single coils unless said; `hss`: a humbucker at the bridge, on a roasted neck. */
  pickups?: "hss";
  /** For children: a smaller body, a short neck, one humbucker, one knob, a fixed bridge. */
  kutti?: true;
};

const DEPTH = 4.5;
const NECK = DEPTH + 0.4;
const TOP = DEPTH + 0.27;
const SPREAD = { bridge: 5.3, nut: 3.5 };

/** How large the body is to a full one, where the saddle stands, the strings' length, and where the fingerboard ends. */
const sizes = {
  full: { part: 1, saddle: 14.6, scale: 64.8, end: 33.3, widths: [4.2, 5.6], head: 1 },
  kutti: { part: 0.8, saddle: 10.4, scale: 57.2, end: 26.6, widths: [4, 5.3], head: 0.88 },
} satisfies Record<string, { widths: [number, number]; [measure: string]: unknown }>;

const sized = (outline: Outline, part: number): Outline => outline.map((p) => p.clone().multiplyScalar(part));

/** The plate with its six screws and saddles, the middle of the saddles' row at the origin; each string dives into its slot. */
const bridge = (metal: Material, black: Material): Group =>
  group(
    mesh(box(7.4, 3.3, 0.3, 0.2), metal, v(0, -0.35, 0.15)),
    ...abreast(6, 5.6).map((x) => mesh(rod(v(x, 0.92, 0.2), v(x, 0.92, 0.42), 0.24, 0.16, 20), nickel())),
    ...abreast(6, SPREAD.bridge).flatMap((x) => [
      mesh(box(1, 1.9, 0.55, 0.16), metal, v(x, -0.45, 0.72)),
      mesh(box(0.34, 0.8, 0.04, 0.15, 0.01), black, v(x, -0.75, 0.99)),
      ...[-0.3, 0.3].map((aside) => mesh(rod(v(x + aside, 0.1, 0.9), v(x + aside, 0.1, 1.05), 0.11), black)),
      mesh(rod(v(x, -1.95, 0.6), v(x, -1.3, 0.62), 0.13, 0.13, 10), metal),
    ]),
  );

function vibratoArm(metal: Material, tip: Material): Group {
  const arm = [
    v(3.35, 0.9, 0.3),
    v(3.45, 0.95, 1),
    v(4.2, 1.5, 1.8),
    v(6.4, 4, 2.1),
    v(9, 8.6, 2.4),
    v(10.6, 12.2, 2.6),
  ];
  return group(
    mesh(tube(along(arm, 48), 0.22, { straight: true }), metal),
    mesh(rod(v(3.35, 0.9, 0.2), v(3.35, 0.92, 0.7), 0.36, 0.32, 24), metal),
    mesh(rod(v(10.2, 11.2, 2.56), v(11.1, 13.5, 2.68), 0.36, 0.3), tip),
  );
}

const singleCoil = (cover: Material): Group =>
  pickup({
    width: 8.3,
    height: 1.85,
    thick: 0.55,
    cover,
    poles: { count: 6, apart: 5.2, material: nickel() },
  });

/** Two coils without a cover, each with its row of screws. */
const humbucker = (cover: Material): Group =>
  pickup({
    width: 6.9,
    height: 3.7,
    radius: 0.35,
    thick: 0.6,
    cover,
    poles: { count: 6, apart: 5, material: chrome(), y: 0.92, proud: 0.1, rows: 2 },
  });

/** A knob on the guard with its name on it. */
const named = (name: string, [x, y]: Flat, material: Material, ink: string): Group =>
  placed(
    group(
      controlKnob("skirted", material),
      placed(
        label(1.2, 0.4, (on) => text(on, name, { size: 0.24, colour: ink, weight: 600, most: 1.04 })),
        { at: v(0, 0, 1.56) },
      ),
    ),
    { at: v(x, y, TOP) },
  );

function controls(knob: Material, ink: string, black: Material): Group {
  const knobs: [string, Flat][] = [
    ["VOLUME", [7.3, 18]],
    ["TONE", [9.2, 14.9]],
    ["TONE", [10.4, 11.6]],
  ];
  return group(
    ...knobs.map(([name, at]) => named(name, at, knob, ink)),
    placed(mesh(box(0.32, 2.6, 0.06, 0.15), black), { at: v(8.8, 22.6, TOP), turn: [0, 0, 20] }),
    mesh(rod(v(8.7, 22.9, TOP), v(8.5, 23.5, TOP + 1), 0.2, 0.34), knob),
  );
}

/** The cover of the vibrato's springs in the back, with holes for the strings to be put through; it looks backwards. */
const springCover = (guard: string, black: Material): Group =>
  group(
    mesh(box(9.4, 13.6, 0.2, 0.5, 0.05), plastic(guard, 0.35)),
    ...[-4.1, 4.1].flatMap((x) =>
      [-6.2, 0, 6.2].map((y) => mesh(rod(v(x, y, 0), v(x, y, -0.16), 0.3, 0.22, 20), nickel())),
    ),
    ...abreast(6, SPREAD.bridge).map((x) => mesh(rod(v(x, -4.7, 0), v(x, -4.7, -0.105), 0.36, undefined, 20), black)),
  );

/** The pickups, what sets them, the bridge and the cover of its springs. */
function full({ pickups, guard, print }: Look, covers: Material, black: Material): Group {
  const { saddle } = sizes.full;
  const metal = chrome();
  return group(
    pickups === "hss"
      ? placed(humbucker(black), { at: v(0, saddle + 4.5, TOP) })
      : placed(singleCoil(covers), { at: v(0, saddle + 4.3, TOP), turn: [0, 0, -10] }),
    ...[10, 16.2].map((up) => placed(singleCoil(covers), { at: v(0, saddle + up, TOP) })),
    controls(covers, print, black),
    placed(group(bridge(metal, black), vibratoArm(metal, covers)), { at: v(0, saddle, DEPTH) }),
    placed(springCover(guard, black), { at: v(0, saddle + 4.4, -0.06) }),
  );
}

function kutti({ print }: Look, covers: Material, black: Material): Group {
  const { saddle } = sizes.kutti;
  return group(
    placed(humbucker(black), { at: v(0, saddle + 5.3, TOP) }),
    named("VOLUME", [7.6, 11.4], covers, print),
    placed(bridge(chrome(), black), { at: v(0, saddle, DEPTH) }),
  );
}

const white = { guard: "#efede6", covers: "#f0eee8", print: "#3a3a3c" };
const cream = { guard: "#ece5d2", covers: "#e9e1cb", print: "#3f3a30" };
const dark = { covers: "#26262a", print: "#e6e0cf" };
const kestrel = { name: "Corvane", pickups: "hss", board: "rosewood" } as const;

const pale = { wood: "birch", paint: paints.white, guard: "#d9d3bf", ...dark } as const;

export default leftHanded<Look>(
  {
    finishes: {
      sunburst: { name: "Kitamine", wood: "birch", burst: sunburst, ...cream, board: "rosewood" },
      "sunburst-maple": { name: "Kitamine", wood: "birch", burst: sunburst, ...cream, board: "maple" },
      black: { name: "Sembiyan", wood: "birch", paint: paints.black, ...white, board: "maple" },
      white: { ...pale, board: "rosewood" },
      "white-maple": { ...pale, name: "Kitamine", board: "maple" },
      red: { name: "Sembiyan", wood: "birch", paint: paints.red, ...white, board: "rosewood" },
      blue: { name: "Sembiyan", wood: "birch", paint: paints.blue, ...white, board: "maple" },
      teal: { ...kestrel, wood: "birch", paint: paints.teal, ...cream },
      "sunburst-hss": { ...kestrel, wood: "birch", burst: sunburst, ...cream },
      "white-hss": { ...kestrel, wood: "birch", paint: paints.white, guard: "#26262a", ...dark },
      "pink-kutti": { name: "Sembiyan", kutti: true, wood: "birch", paint: paints.pink, ...white, board: "maple" },
      "blue-kutti": { name: "Sembiyan", kutti: true, wood: "birch", paint: paints.blue, ...white, board: "maple" },
    },
    size: [32.8, 99.2, 7.5],
    camera: { azimuth: 20, elevation: 5, fill: 0.92 },
    angle: { azimuth: 206, elevation: 7, fill: 0.9 },
    close: { at: [0.8, 17, 5], across: 28.5, azimuth: 22, elevation: 16 },
    more: {
      back: { azimuth: 200, elevation: 10, at: [0, 40, 0], across: 34 },
      head: { azimuth: 18, elevation: 8, at: [0, 91, 2], across: 24 },
      bridge: { azimuth: -36, elevation: 28, at: [0, 14, 5], across: 15 },
    },
    build(look) {
      const { part, saddle, scale, end, widths, head } = sizes[look.kutti ? "kutti" : "full"];
      const outline = sized(body, part);
      const { face, edge } = solidFinish(look, outline, 33 * part, 47 * part);
      const metal = chrome();
      const [guard, covers, black] = [plastic(look.guard, 0.35), plastic(look.covers, 0.4), matt("#101012")];
      const plan = sized(guardShape, part);
      return group(
        mesh(
          contouredBody(outline, {
            depth: DEPTH,
            round: 1.1,
            front: forearm([-12.4 * part, 3 * part], [-10.8 * part, 26 * part], 0.42, 4 * part),
            back: belly([-14 * part, 28.5 * part], [8.6 * part, 11 * part], 1.9),
          }),
          [face, edge],
        ),
        mesh(slab(plate(plan), 0.25, 0.06), guard, v(0, 0, DEPTH)),
        mesh(slab(plate(inset(plan, -0.03)), 0.09), black, v(0, 0, DEPTH + 0.07)),
        ...screws.map(([x, y]) =>
          mesh(rod(v(x * part, y * part, DEPTH), v(x * part, y * part, TOP + 0.06), 0.26, 0.2, 14), nickel()),
        ),
        look.kutti ? kutti(look, covers, black) : full(look, covers, black),
        placed(
          group(
            mesh(slab(plate(ellipse(0, 0, 1.25, 2.4), [ellipse(0, 0.2, 0.88)]), 0.3, 0.12), metal),
            mesh(rod(v(0, 0.2, 0), v(0, 0.2, 0.08), 0.9, undefined, 40), black),
            placed(jackSocket(nickel(), black), { at: v(0, 0.2, 0.06) }),
          ),
          { at: v(10.6 * part, 6.8 * part, DEPTH - 0.05), turn: [0, 0, 46] },
        ),
        strapButton(
          v(-10.6, 47.05, 0)
            .multiplyScalar(part)
            .setZ(DEPTH / 2),
          v(-0.1, 1, 0),
          metal,
        ),
        boltOnNeck({
          saddle,
          scale,
          depth: DEPTH,
          face: NECK,
          end,
          frets: 21,
          widths,
          stretch: head,
          ...(look.name !== undefined && { name: look.name }),
          roasted: look.pickups === "hss",
          dots: [3, 5, 7, 9, 12, 15, 17, 19, 21],
          board: look.board,
          metal,
          black,
          strings: { gauges: thick.guitar, wound: 3, spread: SPREAD, behind: 1.2, heights: [0.9, 1.12, 0.98] },
        }),
        mesh(rod(v(0, 0.3, DEPTH / 2), v(0, -0.6, DEPTH / 2), 0.35, 0.55), metal),
      );
    },
  },
  ["black", "sunburst-hss"],
);
