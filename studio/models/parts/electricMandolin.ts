import type { Group, Material } from "three";
import { type BodyFinish, bodyFinish } from "../materials/bodyFinish.ts";
import { ivory, matt, pearl } from "../materials/lacquer.ts";
import { chrome, nickel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { controlKnob } from "./controlKnob.ts";
import { guitarNeck } from "./guitarNeck.ts";
import { headInLine, postInLine } from "./headInLine.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate, smooth } from "./outline.ts";
import { pickup } from "./pickup.ts";
import { box, slab } from "./slab.ts";
import { stringing } from "./stringing.ts";
import { abreast, fretAt, nickelWound } from "./strings.ts";
import { rod } from "./tube.ts";
import { at, v } from "./vector.ts";

const DEPTH = 3.5;
const SADDLE = 9.6;
const SCALE = 35.5;
const NUT = SADDLE + SCALE;
const NECK = DEPTH + 0.3;
const FRETS = 24;
const END = NUT - fretAt(FRETS, SCALE) - 0.5;
const STRINGS = 5;
const SPREAD = { bridge: 4, nut: 2.6 };
/** Its head is a guitar's, made smaller. */
const SMALL = 0.8;
const HEAD = { strings: STRINGS, apart: SPREAD.nut / SMALL, stretch: 0.88 };

const body = smooth(
  [
    [0, 0],
    [4, 0.3],
    [8, 2],
    [10.6, 5.4],
    [11.2, 9.5],
    [10, 14],
    [8.7, 18],
    [8.8, 21.5],
    [9.4, 24.2],
    [8.6, 25.8],
    [6.9, 25],
    [5, 22.9],
    [3.4, 21.9],
    [2.2, 21.8],
    [0, 21.9],
    [-2.2, 22.2],
    [-3.6, 23.2],
    [-5.4, 25.6],
    [-7.2, 28.2],
    [-8.8, 28.9],
    [-9.8, 27.2],
    [-9.9, 24],
    [-9.2, 20],
    [-9.4, 16],
    [-10.6, 11.5],
    [-11.2, 7.5],
    [-10, 3.4],
    [-6.5, 0.9],
    [-3, 0.1],
  ],
  320,
);

/** A fixed plate with a saddle for each string. */
const bridge = (metal: Material): Group =>
  group(
    mesh(box(5.8, 3, 0.3, 0.25), metal, v(0, -0.5, 0.15)),
    mesh(box(5.8, 0.3, 0.9, 0.1), metal, v(0, -1.9, 0.45)),
    ...abreast(STRINGS, SPREAD.bridge).flatMap((x) => [
      mesh(box(0.72, 1.3, 0.6, 0.15), metal, v(x, -0.2, 0.55)),
      mesh(rod(v(x, -1.9, 0.55), v(x, -0.8, 0.57), 0.1, 0.1, 10), metal),
    ]),
  );

const humbucker = (): Group =>
  pickup({
    width: 5.8,
    height: 3.6,
    radius: 0.3,
    thick: 0.75,
    cover: matt("#101012"),
    ring: matt("#17171a"),
    poles: { count: STRINGS, apart: SPREAD.bridge, material: chrome(), y: 0.9, proud: 0.1, rows: 2 },
  });

/** A mandolin for Carnatic music: five single strings over a solid body, one humbucker, volume and tone. */
export function electricMandolin(look: BodyFinish): Group {
  const { face, edge } = bodyFinish(look, 23, 29);
  const [metal, black] = [nickel({ roughness: 0.2 }), matt("#101012")];
  const maple = wood("maple", { across: 10, along: 60, gloss: 0.12, roughness: 0.6, color: "#f3d8a6" });
  const headZ = NECK - 0.2;
  return group(
    mesh(slab(plate(body), DEPTH, 0.5, 5), [face, edge]),
    placed(humbucker(), { at: v(0, SADDLE + 4.4, DEPTH) }),
    placed(bridge(metal), { at: v(0, SADDLE, DEPTH) }),
    ...[v(7.3, 9.6, DEPTH), v(6.4, 5.6, DEPTH)].map((to) => placed(controlKnob("barrel", metal), { at: to })),
    mesh(rod(v(10.2, 4.6, DEPTH / 2), v(10.9, 4.3, DEPTH / 2), 0.8, 0.8, 24), metal),
    mesh(rod(v(0, 0.3, DEPTH / 2), v(0, -0.6, DEPTH / 2), 0.35, 0.55), metal),
    mesh(box(7, 8.4, 0.2, 1.6, 0.05), black, v(6, 8, -0.04)),
    guitarNeck({
      nut: NUT,
      end: END,
      joint: END + 0.3,
      scale: SCALE,
      frets: FRETS,
      widths: [3.3, 4.5],
      face: NECK,
      heel: 0,
      wood: maple,
      board: wood("rosewood", { across: 12, along: 40, gloss: 0.1 }),
      thick: 0.55,
      dots: { at: [3, 5, 7, 9, 12, 15, 17, 19, 21, 24], material: pearl(), radius: 0.25 },
      nutMaterial: ivory(),
    }),
    placed(
      group(
        headInLine({ ...HEAD, wood: maple, metal, name: "" }),
        // Further out than on a guitar's head, where the string guide would stand on it.
        placed(
          label(6, 2, (on) => text(on, "Kurinji", { size: 1.35, colour: "#2a1a10", face: "serif", italic: true })),
          { at: v(2.75, 8.6, 0.02), turn: [0, 0, 77] },
        ),
      ),
      { at: v(0, NUT + 0.45, headZ), scale: [SMALL, SMALL, 0.9] },
    ),
    stringing(
      [0.054, 0.042, 0.034, 0.024, 0.018],
      3,
      (n) => {
        const [x, atNut] = [at(abreast(STRINGS, SPREAD.bridge), n), at(abreast(STRINGS, SPREAD.nut), n)];
        const [px, py] = postInLine(HEAD, n);
        return [
          v(x, SADDLE - 1.8, DEPTH + 0.7),
          v(x, SADDLE, DEPTH + 0.92),
          v(atNut, NUT + 0.25, NECK + 0.92),
          v(px * SMALL, NUT + 0.45 + py * SMALL, headZ + 0.65),
        ];
      },
      nickelWound(),
    ),
  );
}
