import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { brass, nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { keybed } from "../parts/keybed.ts";
import { formOf, forms, keysOf, type Look, panel, widthOf } from "../parts/keyboardPanel.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rearSockets, type Socket } from "../parts/rearSockets.ts";
import { bar, box } from "../parts/slab.ts";
import { along, tube } from "../parts/tube.ts";
import { type Flat, v } from "../parts/vector.ts";
import { wheel } from "../parts/wheel.ts";

/** The case seen from its right end: (depth, height). */
function caseSection({ keyEnd, deep, low, high }: (typeof forms)["broad"]): Flat[] {
  return [
    [0, 0.8],
    [1.5, 0],
    [deep - 3, 0],
    [deep - 0.5, 1.2],
    [deep, high - 1],
    [deep - 1, high],
    [keyEnd + 1.2, low],
    [keyEnd + 0.2, low - 0.5],
    [keyEnd, 3],
    [1.2, 3],
    [1, 3.9],
    [0, 3.7],
  ];
}

const cheekSection = ({ keyEnd, low }: (typeof forms)["broad"]): Flat[] => [
  [-0.05, 0.8],
  [1.5, -0.02],
  [keyEnd + 1.6, 0],
  [keyEnd + 1.8, low + 0.15],
  [keyEnd + 0.6, low - 0.05],
  [2.2, 5.5],
  [0.4, 4.9],
  [-0.05, 4.4],
];

/** An end panel of wood that covers the whole side and stands a little over it. */
const woodenEnd = ({ keyEnd, deep, low, high }: (typeof forms)["broad"]) =>
  bar(
    [
      [-0.3, 0.6],
      [1.5, -0.1],
      [deep - 2.8, -0.1],
      [deep - 0.2, 1.1],
      [deep + 0.3, high - 0.8],
      [deep - 0.9, high + 0.4],
      [keyEnd + 1.2, low + 0.4],
      [2.2, 5.8],
      [0.3, 5.2],
      [-0.3, 4.5],
    ],
    1.5,
    0.25,
  );

/** Lamps below some keys: C, E and G, and the next to be played. */
function litKeys(look: Look): Group {
  const { length, pitch } = formOf(look).keys;
  const glow = physical({ color: "#ffb45e", emissive: "#ff8a1f", emissiveIntensity: 0.75, roughness: 0.35 });
  const key = box(pitch - 0.08, length + 0.02, 2.02, 0.15, 0.12).rotateX(-Math.PI / 2);
  return group(...[7, 9, 11, 21].map((n) => mesh(key, glow, v((n + 0.5) * pitch, -1, -length / 2))));
}

/** The touch ribbon in its frame. */
const ribbon = (width: number): Group =>
  group(
    mesh(box(width, 0.16, 1.5, 0.07), brass({ roughness: 0.4 })),
    mesh(box(width - 0.5, 0.2, 1, 0.08), matt("#5b2620")),
  );

/** A handle that goes round behind the case. */
function handle(look: Look, material: Material) {
  const { deep, high } = formOf(look);
  const middle = widthOf(look) / 2;
  const way = [
    [-8, -1.5],
    [-8, 1.4],
    [-6, 3.4],
    [0, 3.9],
    [6, 3.4],
    [8, 1.4],
    [8, -1.5],
  ].map(([x = 0, out = 0]) => v(middle + x, high - 2.4 + out * 0.35, -deep - out));
  return mesh(tube(along(way, 60), 0.75, { straight: true, around: 20 }), material);
}

function sockets(look: Look): Group {
  const { deep, high } = formOf(look);
  const all: Socket[] =
    look.form === "mini"
      ? [["usb", "USB 5 V"]]
      : [
          ["dc", "12 V DC"],
          ["usb", "USB"],
          ...(look.keys === 76 ? ([["xlr", "MIC"]] as const) : []),
          ["jack", "SUSTAIN"],
          ["jack", "PHONES"],
        ];
  return placed(rearSockets(all, look.ink, nickel(), plastic("#0c0d0f")), {
    at: v(widthOf(look) / (look.form === "mini" ? 5 : 2), (high + 0.2) / 2 - 0.3, 0.1 - deep),
    turn: [-4, 180, 0],
  });
}

const [onBlack, onWhite, onRed] = [
  { body: "#222428", ink: "#e8e6df" },
  { body: "#e9e6de", ink: "#33363b" },
  { body: paints.red, ink: "#f5ece6" },
];
const kurinji = { brand: "NILGIRI", keys: 61 } as const;
const haru = { brand: "KURONAMI", keys: 61, form: "slim" } as const;
const thumbi = { brand: "NILGIRI", keys: 37, form: "mini" } as const;

export default model<Look>({
  finishes: {
    black: { ...kurinji, ...onBlack, wheel: true },
    red: { ...kurinji, ...onRed, wheel: true },
    white: { ...kurinji, ...onWhite, lit: true },
    natural: { ...kurinji, body: "#2b2724", ink: "#ecdfc6", wooden: true, ribbon: true },
    "black-ribbon": { ...kurinji, ...onBlack, ribbon: true },
    "black-49": { ...kurinji, ...onBlack, keys: 49 },
    "black-76": { brand: "KURONAMI", ...onBlack, keys: 76, wheel: true },
    "black-slim": { ...haru, ...onBlack },
    "white-slim": { ...haru, ...onWhite },
    "red-slim": { ...haru, ...onRed },
    "pink-mini": { ...thumbi, body: paints.pink, ink: "#5b2437" },
    "blue-mini": { ...thumbi, body: paints.blue, ink: "#eef1f6" },
    "black-mini": { ...thumbi, ...onBlack },
  },
  size: [94.6, 10.7, 34.1],
  camera: { azimuth: -16, elevation: 40, fill: 0.94 },
  angle: { azimuth: 154, elevation: 24, fill: 0.94 },
  close: { at: [0, 8.6, -7], across: 36, azimuth: -14, elevation: 44 },
  build(look) {
    const form = formOf(look);
    const width = widthOf(look);
    const body = plastic(look.body);
    const cheek = bar(cheekSection(form), form.cheek, 0.3);
    const all = group(
      mesh(bar(caseSection(form), width, 0.3), body),
      ...[0, width - form.cheek].map((x) => mesh(cheek, body, v(x, 0, 0))),
      placed(keybed(keysOf(look)), { at: v(form.cheek, 5.1, -1.5) }),
      mesh(box(width - 2 * form.cheek, 0.3, 0.5, 0.05), matt("#7d1f27"), v(width / 2, 5.2, 0.2 - form.keyEnd)),
      panel(look),
      sockets(look),
    );
    if (look.lit) all.add(placed(litKeys(look), { at: v(form.cheek, 5.1, -1.5) }));
    if (look.wheel) all.add(placed(wheel(plastic("#5a5d63", 0.5)), { at: v(2.5, 6.14, -9), turn: [-84.8, 0, 0] }));
    if (look.ribbon)
      all.add(placed(ribbon(62), { at: v(width / 2, form.low + 0.2, -form.keyEnd - 2.4), turn: [10, 0, 0] }));
    if (look.form === "mini") all.add(handle(look, body));
    if (look.wooden) {
      const grain = wood("mango", { across: 14, along: 40 });
      all.add(...[-1.5, width].map((x) => mesh(woodenEnd(form), grain, v(x, 0, 0))));
    }
    // The slim one is moved so that the closer look has the whole of its maker's name.
    const aside = look.form === "slim" ? 3.2 : 0;
    return placed(all, { at: v(-width / 2 - aside, 0, form.deep / 2) });
  },
});
