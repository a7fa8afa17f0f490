import { type Material, SphereGeometry } from "three";
import { ivory, lacquer } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { rim } from "../parts/acousticTop.ts";
import { lathe } from "../parts/lathe.ts";
import { leftHanded } from "../parts/leftHanded.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { mirrored, plate, smooth } from "../parts/outline.ts";
import { FRETS, sitarNeck } from "../parts/sitarNeck.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { tumba } from "../parts/tumba.ts";
import { tuner } from "../parts/tuner.ts";
import { turnedPeg } from "../parts/turnedPeg.ts";
import { type Flat, steps, times, v } from "../parts/vector.ts";
import { wall } from "../parts/wall.ts";

type Look = {
  wood: Wood;
  stain?: string;
  /** A second gourd behind the head, carving and thirteen sympathetic strings. */
  concert?: true;
  /** The flat body without a gourd, with geared tuners; painted in this colour, or of its wood. */
  travel?: { paint?: string };
};

const RADIUS = 16.6;
const FACE = 1.4;
const [NUT, END] = [82, 100];
const HEIGHTS = { tail: -RADIUS + 0.6, bridge: -4, joint: 16, nut: NUT, end: END };

/** Where the melody string and the drones end: two pegs in front, three on the left. */
const front: Flat[] = [
  [1.4, 88.5],
  [-1.2, 93.5],
];
const left = [87, 91.5, 96];

/** The round end of the neck. */
const head = (material: Material, dark: Material) =>
  group(
    mesh(
      loft(
        steps(9, 0, Math.PI / 2 - 0.04).map((a) => {
          const shrink = Math.cos(a) ** 0.7;
          return [
            ...steps(25, Math.PI, 2 * Math.PI).map((b) =>
              v(Math.cos(b) * 4.25 * shrink, END + Math.sin(a) * 4.2, FACE + Math.sin(b) * 4.4 * shrink),
            ),
            v(4.25 * shrink, END + Math.sin(a) * 4.2, FACE + 0.25),
            v(-4.25 * shrink, END + Math.sin(a) * 4.2, FACE + 0.25),
          ];
        }),
      ),
      material,
    ),
    mesh(
      slab(
        plate(
          smooth(
            mirrored([
              [0, NUT + 3],
              [2.5, NUT + 3.2],
              [2.4, END - 1],
              [0, END],
            ]),
            60,
          ),
        ),
        0.06,
      ),
      dark,
      v(0, 0, FACE + 0.22),
    ),
  );

/** Carved leaves where the neck opens into the gourd, and a row of them round the face. */
const carving = (material: Material) => {
  const leaf = new SphereGeometry(1, 16, 10);
  const place = (x: number, y: number, z: number, turn: number, size: number) =>
    placed(mesh(leaf, material), { at: v(x, y, z), turn: [0, 0, turn], scale: [0.5 * size, 1.3 * size, 0.42 * size] });
  return group(
    ...[-1, 1].flatMap((side) => [
      ...times(7, (n) => place(side * (5 + n * 1.5), 18.4 - n * 2.2, 0.9 - n * 0.05, side * (34 + n), 1.9 - n * 0.1)),
      ...times(6, (n) => place(side * (5.6 - n * 0.8), 15.6 - n * 1.75, FACE + 0.2, side * -26, 1.5 - n * 0.08)),
    ]),
  );
};

function classic({ wood: name, stain, concert }: Look) {
  const tint = stain ? { color: stain } : {};
  const [shell, face] = [
    wood(name, { across: 40, along: 60, gloss: 0.9, ...tint }),
    wood(name, { across: 40, along: 64, gloss: 0.8, ...tint }),
  ];
  face.map?.offset.set(0.5, 0.5);
  const [stick, dark, bone] = [
    wood(name, { across: 14, along: 80, gloss: 0.9, ...tint }),
    wood("rosewood", { across: 10, along: 20 }),
    ivory(),
  ];
  const made = group(
    tumba({ radius: RADIUS, depth: 23, gourd: shell, face, binding: concert ? bone : dark }),
    sitarNeck({
      heights: HEIGHTS,
      face: FACE,
      belly: 1.5,
      held: 0.75,
      frets: FRETS,
      sympathetic: concert ? 13 : 11,
      neck: stick,
      peg: dark,
      thread: lacquer(concert ? "#8c6a2e" : "#cfc8b4", { roughness: 0.5, clearcoat: 0.2 }),
      ends: [...front.map(([x, y]) => [x, y, FACE + 1.6] as const), ...left.map((y) => [-2, y, FACE + 0.1] as const)],
    }),
    head(stick, wood("ebony", { gloss: 0.2 })),
    ...front.map(([x, y]) => placed(turnedPeg(7.2, 1.35, dark), { at: v(x, y, FACE - 1), turn: [0, -90, 0] })),
    ...left.map((y) => placed(turnedPeg(10.4, 1.35, dark), { at: v(0, y, FACE - 1.9), turn: [0, 180, 0] })),
    mesh(box(3.4, 2.6, 1, 0.5), dark, v(0, -RADIUS + 0.6, 0.3)),
  );
  if (concert)
    made.add(
      carving(stick),
      placed(
        mesh(
          lathe(
            [
              [0, -20],
              [4.6, -19.4],
              [8.6, -16.4],
              [10.2, -11.8],
              [9, -7.4],
              [5.6, -4.4],
              [3.8, -2.6],
              [3.4, 0],
            ],
            { smooth: true },
          ),
          shell,
        ),
        { at: v(0, 76, FACE - 3.4), turn: [90, 0, 0] },
      ),
    );
  return made;
}

const body = smooth(
  mirrored([
    [0, -17],
    [5, -16.4],
    [10.4, -13.4],
    [13.6, -8],
    [14.2, -2],
    [12.8, 5],
    [9.6, 11.4],
    [6.6, 16.4],
    [5, 20.2],
    [0, 20.6],
  ]),
  220,
);
const DEPTH = 9;
/** The geared tuners, from the melody string: three on the right, four on the left, the drones' last. */
const TUNERS: readonly Flat[] = [
  [1, 81.6],
  [1, 85.2],
  [1, 88.8],
  [-1, 90.6],
  [-1, 87.4],
  [-1, 84.2],
  [-1, 81],
];

function travel({ wood: name, stain, travel: { paint } = {} }: Look) {
  const tint = stain ? { color: stain } : {};
  const shell = paint ? lacquer(paint) : wood(name, { across: 30, along: 60, gloss: 1, ...tint });
  const stick = wood(name, { across: 14, along: 80, gloss: 0.9, ...tint });
  const [dark, metal, bone] = [wood("rosewood", { across: 10, along: 20 }), chrome(), ivory()];
  const top = 1.4;
  return group(
    mesh(wall(body, top - DEPTH + 0.5, top - 0.3), shell),
    mesh(slab(plate(body), 0.9, 0.4), shell, v(0, 0, top - 0.9)),
    mesh(slab(plate(body), 0.9, 0.4), shell, v(0, 0, top - DEPTH)),
    rim(body, top - 0.35, 0.2, bone),
    sitarNeck({
      heights: { ...HEIGHTS, joint: 14, nut: 75, end: 79 },
      face: FACE,
      belly: top,
      held: top + 0.6,
      frets: FRETS.slice(1),
      sympathetic: 11,
      neck: stick,
      peg: dark,
      thread: lacquer("#cfc8b4", { roughness: 0.5, clearcoat: 0.2 }),
      ends: TUNERS.map(([side, y]) => [side * 1.9, y, FACE + 0.9] as const),
    }),
    mesh(
      slab(
        plate(
          smooth(
            mirrored([
              [0, 77],
              [4, 77.4],
              [3.9, 86],
              [3.5, 91],
              [2.2, 93],
              [0, 93.2],
            ]),
            100,
          ),
        ),
        1.6,
        0.2,
      ),
      stick,
      v(0, 0, FACE - 1.35),
    ),
    ...TUNERS.map(([side, y]) =>
      placed(tuner(side === 1 ? 1 : -1, metal, bone), { at: v(side * 1.9, y, FACE + 0.25) }),
    ),
    mesh(box(3.4, 2.6, 0.8, 0.5), dark, v(0, -15.4, top + 0.3)),
    mesh(rod(v(11.2, -12.6, top - 5), v(11.9, -13.2, top - 5), 0.9, 0.9, 28), metal),
  );
}

export default leftHanded<Look>(
  {
    finishes: {
      natural: { wood: "birch", stain: "#f2d3a2" },
      walnut: { wood: "walnut", stain: "#d8b08c" },
      rosewood: { wood: "rosewood", stain: "#e0a892", concert: true },
      mahogany: { wood: "mahogany", travel: {} },
      blue: { wood: "maple", travel: { paint: "#1c4a94" } },
    },
    size: [33.5, 122, 30.6],
    camera: { azimuth: -24, elevation: 6, fill: 0.92 },
    angle: { azimuth: -142, elevation: 8, fill: 0.9 },
    close: { azimuth: -32, elevation: 16, at: [0, 2, 3], across: 40 },
    more: {
      back: { azimuth: 154, elevation: 12, at: [0, 5, -6], across: 46 },
      head: { azimuth: -34, elevation: 8, at: [0, 92, 2], across: 36 },
      bridge: { azimuth: -46, elevation: 26, at: [-1, -2, 5], across: 22 },
    },
    build: (look) => (look.travel ? travel(look) : classic(look)),
  },
  ["natural"],
);
