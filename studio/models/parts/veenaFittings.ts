import type { Group, Material, Vector3 } from "three";
import { matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { RADIUS } from "./kudam.ts";
import { group, mesh, placed } from "./mesh.ts";
import { peg } from "./peg.ts";
import { bar, box } from "./slab.ts";
import { abreast, plain, strings, wound } from "./strings.ts";
import { rod, tube } from "./tube.ts";
import { at, type Flat, mix, steps, times, v } from "./vector.ts";
import { fineTuner } from "./veenaNeck.ts";
import { windings } from "./windings.ts";

/** Along x: the bowl's middle, the bridge, the nut, where the peg box ends. The plate's face is at y 0. */
export const [BOWL, BRIDGE, NUT, END] = [-46, -43, 40, 55];
const FRETS = 24;
const FRET_TOP = 3.3;

/** Twenty-four brass bars on two ledges: of black wax, moulded under each of them, or of straight fibre. */
export function fretting(on: "wax" | "fibre"): Group {
  const wax = matt("#1d1614", { roughness: 0.6, clearcoat: 0.3, clearcoatRoughness: 0.5 });
  const [metal, hollow] = [brass(), on === "wax" ? 0.45 : 0];
  const length = NUT - BRIDGE;
  const made = group();
  for (const z of [-2.6, 2.6]) {
    const ledge = steps(FRETS * 4 + 1).map((t): Flat => {
      const x = mix(-24.5, NUT - 1.5, t);
      const fret = 12 * Math.log2(length / (x - BRIDGE));
      return [x, 2.35 - hollow * Math.sin((fret - Math.floor(fret)) * Math.PI)];
    });
    made.add(mesh(bar([[-24.5, 0.3], ...ledge, [NUT - 1.5, 0.3]], 1.3).rotateY(-Math.PI / 2), wax, v(0, 0, z - 0.65)));
  }
  for (const n of times(FRETS, (n) => n + 1)) {
    const x = BRIDGE + length * 2 ** (-n / 12);
    made.add(mesh(rod(v(x, 2.5, -3.5), v(x, 2.5, 3.5), 0.3, 0.3, 12), metal));
  }
  made.add(mesh(box(0.7, 3, 6.4, 0.15), metal, v(NUT, 1.7, 0)));
  return made;
}

/** The bridge with its brass plate, and the arch beside it for the strings of the rhythm. */
export function bridge(body: Material): Group {
  const metal = brass();
  const feet = [-2.6, 2.6].map((z) => mesh(box(3, 2.6, 1.1, 0.3), body, v(0, 1.6, z)));
  const arch = tube([v(0, 3, -3), v(0, 3.4, -5), v(0, 2.6, -7), v(0, 0.8, -8)], 0.28);
  return placed(
    group(
      ...feet,
      mesh(box(3.2, 0.7, 7, 0.15), body, v(0, 2.9, 0)),
      mesh(box(3.3, 0.22, 7.1, 0.08), metal, v(0, 3.34, 0)),
      mesh(arch, metal),
    ),
    { at: v(BRIDGE, 0.3, 0) },
  );
}

/** Where a peg's shaft lies below the neck's face, and where each of the four strings meets its own, from the far one. */
const SHAFT = -1.2;
const inBox = [
  { x: NUT + 7.2, side: -1 },
  { x: NUT + 12.2, side: -1 },
  { x: NUT + 9.7, side: 1 },
  { x: NUT + 4.7, side: 1 },
];
/** The pegs of the rhythm's three strings, along the neck's far side. */
const tala = [2, 11, 20];

/** Four strings over the frets, three along the far side for the rhythm, and what holds them at the bowl's end. */
export function strung(): Group {
  const [low, high, metal] = [wound(), plain(), brass()];
  const end = BOWL - RADIUS - 0.1;
  const main = abreast(4, 4.2).map((z, n) => {
    const { x, side } = at(inBox, n);
    return {
      through: [
        v(end, 0.5, z * 0.8),
        v(BRIDGE, 3.86, z),
        v(NUT, FRET_TOP, z * 0.86),
        ...windings(v(x, SHAFT, z * 0.9), 0.46, side),
      ],
      radius: [0.05, 0.045, 0.035, 0.03][n] ?? 0.03,
      material: n < 2 ? low : high,
    };
  });
  const side = tala.map((x, n) => ({
    through: [
      v(end, 0.5, -2.6 - n * 0.6),
      v(BRIDGE, 3.8 - n * 0.4, -4.4 - n * 0.9),
      ...windings(v(x, SHAFT, -5.7 - n * 0.15), 0.4, -1),
    ],
    radius: 0.026,
    material: high,
  }));
  // Each of the three runs over a pin beside the neck before it comes to its peg.
  const pins = side.map(({ through }) => {
    const under = at(through, 1).clone().lerp(at(through, 2), 0.93);
    return mesh(rod(v(under.x, under.y - 0.13, -4.6), v(under.x, under.y - 0.13, under.z - 0.3), 0.12), metal);
  });
  const holder = mesh(box(1.6, 3.4, 8.4, 0.3), metal, v(BOWL - RADIUS + 0.2, -0.9, 0));
  const beads = main.map(({ through }, n) => fineTuner(at(through, 0), at(through, 1), 0.35 + n * 0.06, metal));
  return group(strings([...main, ...side]), holder, ...beads, ...pins);
}

/** Four pegs through the peg box, three in the neck for the rhythm. */
export const pegs = (dark: Material, bone: Material): Group =>
  group(
    ...inBox.map(({ x, side }) => pegThrough(8.8, 1.5, 3.4, dark, bone, v(x, SHAFT, 0), side)),
    ...tala.map((x) => placed(peg(6, 1.15, dark, bone), { at: v(x, SHAFT, -4.4), turn: [-90, 0, 0] })),
  );

/** A peg across an open box: its knob on `side`, its shaft through both walls, which are `half` from the middle. */
export const pegThrough = (
  length: number,
  knob: number,
  half: number,
  dark: Material,
  bone: Material,
  middle: Vector3,
  side: number,
): Group =>
  group(
    placed(peg(length, knob, dark, bone), {
      at: v(middle.x, middle.y, side * half),
      turn: [side * 90, 0, 0],
    }),
    mesh(
      rod(
        v(middle.x, middle.y, side * (half + 0.1)),
        v(middle.x, middle.y, -side * (half + 0.5)),
        knob * 0.3,
        knob * 0.26,
      ),
      dark,
    ),
  );
