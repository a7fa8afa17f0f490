import { type Group, type Material, SphereGeometry } from "three";
import { ivory, lacquer, matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { hoop } from "../parts/hoop.ts";
import { jawari } from "../parts/jawari.ts";
import { lathe } from "../parts/lathe.ts";
import { leftHanded } from "../parts/leftHanded.ts";
import { lying } from "../parts/lying.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { peg } from "../parts/peg.ts";
import { box } from "../parts/slab.ts";
import { abreast, plain, strings, wound } from "../parts/strings.ts";
import { rod, tube } from "../parts/tube.ts";
import { at, type Flat, steps, times, v } from "../parts/vector.ts";
import { windings } from "../parts/windings.ts";

/** Along x: where the tube begins, the bridge, the nut, where the tube ends; its axis is at y 0. */
const [START, BRIDGE, NUT, END] = [-62, -52, 40, 60];
const TUBE = 3.7;
const FRETS = 22;
const FRET_TOP = TUBE + 3.1;
const GOURDS = [-36, 28];

/** A ripe calabash, its neck up at y 0, cut open below. */
const calabash: Flat[] = [
  [11.2, -35.5],
  [12, -35.6],
  [15.6, -32.4],
  [18.4, -26],
  [18.2, -18.6],
  [14.6, -12],
  [8.6, -7.6],
  [5, -5],
  [4.2, -2.2],
  [4, 0],
];

function gourds(bone: Material): Group {
  const skin = wood("mango", { across: 60, along: 60, gloss: 0.7, color: "#e8a35c" });
  const inside = matt("#6a4a2c");
  return group(
    ...GOURDS.map((x) =>
      placed(
        group(
          mesh(lathe([...calabash], { smooth: true, around: 120 }), skin),
          mesh(
            lathe(
              [
                [0, -34.9],
                [11.4, -35],
              ].map(([r = 0, y = 0]): Flat => [r, y]),
              { around: 64 },
            ),
            inside,
          ),
          mesh(hoop(11.7, 0.4, -35.5), bone),
          mesh(hoop(4.35, 0.35, -1.6), bone),
          mesh(hoop(5.3, 0.3, -5), bone),
        ),
        { at: v(x, -TUBE + 1.2, 0) },
      ),
    ),
  );
}

/** The hollow tube of teak, ringed with bone, and a turned knob at its end. */
function dandi(teak: Material, bone: Material): Group {
  const turned: Flat[] = [
    [0, START],
    [TUBE - 0.4, START],
    [TUBE, START + 0.5],
    [TUBE, END - 0.5],
    [TUBE - 0.4, END],
    [1.7, END + 0.3],
    [1.4, END + 0.8],
    ...steps(18, -0.88, Math.PI / 2).map((a): Flat => [Math.cos(a) * 2.4, END + 3 + Math.sin(a) * 2.4]),
  ];
  const rings = [START + 1.2, START + 2.2, NUT + 3.4, END - 1].map((y) => mesh(hoop(TUBE, 0.22, y), bone));
  return group(placed(group(mesh(lathe(turned, { around: 64 }), teak), ...rings), { turn: [0, 0, -90] }));
}

/** High frets of wood, faced with brass, each on a bed of black wax. */
function fretting(dark: Material): Group {
  const [wax, metal] = [matt("#1d1614", { roughness: 0.6 }), brass()];
  return group(
    ...times(FRETS, (n) => {
      const x = BRIDGE + (NUT - BRIDGE) * 2 ** (-(n + 1) / 12);
      return group(
        mesh(box(1.5, 1.1, 4.6, 0.3), wax, v(x, TUBE + 0.1, 0)),
        mesh(box(0.7, 2.6, 5.2, 0.12), dark, v(x, TUBE + 1.6, 0)),
        mesh(box(0.8, 0.24, 5.3, 0.08), metal, v(x, FRET_TOP - 0.12, 0)),
      );
    }),
    mesh(box(0.8, 4.4, 5.6, 0.15), dark, v(NUT, TUBE + 1.2, 0)),
  );
}

/** Where the four main strings meet their pegs, two at each side, and the three beside the frets theirs. */
const mainPegs = times(4, (n) => ({ x: NUT + 6 + n * 3.2, side: n % 2 ? -1 : 1 }));
const SHAFT = 0.6;
const sidePegs = [
  { x: 2, side: 1 },
  { x: 14, side: 1 },
  { x: 8, side: -1 },
];

function strung(bone: Material, dark: Material): Group {
  const [low, high] = [wound(), plain()];
  const top = TUBE + 4;
  return group(
    placed(lying(jawari({ width: 8, along: 4.4, height: 3.2, top: bone, feet: dark })), {
      at: v(BRIDGE, TUBE + 0.7, 0),
    }),
    mesh(box(9, 1.4, 6.4, 0.4), dark, v(BRIDGE, TUBE + 0.1, 0)),
    mesh(box(1.4, 3, 6.6, 0.3), bone, v(START + 1.4, TUBE - 0.2, 0)),
    strings([
      ...abreast(4, 4).map((z, n) => {
        const { x, side } = at(mainPegs, n);
        return {
          through: [
            v(START + 1.4, TUBE + 0.6, z),
            v(BRIDGE, top - 0.06, z),
            v(NUT, FRET_TOP + 0.35, z * 0.8),
            ...windings(v(x, SHAFT, side * 4.5), 0.54, side),
          ],
          radius: [0.07, 0.055, 0.045, 0.035][n] ?? 0.035,
          material: n < 3 ? low : high,
        };
      }),
      ...sidePegs.map(({ x, side }, n) => ({
        through: [
          v(START + 1.4, TUBE - 0.4, side * (3 + n * 0.1)),
          v(BRIDGE, top - 0.5, side * (3.3 + n * 0.3)),
          ...windings(v(x, SHAFT, side * 4.3), 0.42, side),
        ],
        radius: 0.026,
        material: high,
      })),
    ]),
    ...[...mainPegs.map((spot) => ({ ...spot, long: 8.4 })), ...sidePegs.map((spot) => ({ ...spot, long: 6.4 }))].map(
      ({ x, side, long }) =>
        placed(peg(long, long * 0.18, dark, bone), { at: v(x, SHAFT, side * 2.6), turn: [side * 90, 0, 0] }),
    ),
  );
}

/** The peacock at the strings' foot: its neck rises from the tube and it looks back past the player. */
function peacock(teak: Material): Group {
  const [blue, gilt, black] = [lacquer("#1d5563"), brass({ color: "#d9a94e", roughness: 0.36 }), lacquer("#121110")];
  const ball = new SphereGeometry(1, 28, 18);
  const neck = [v(2, 0), v(-4, -0.2), v(-9, 1.4), v(-11.6, 5.6), v(-11, 10), v(-12.4, 13)];
  const crest = times(5, (n) => {
    const a = ((n - 2) * 22 * Math.PI) / 180;
    const end = v(-11.6 + Math.sin(a) * 3.4, 14 + Math.cos(a) * 3.6, 0);
    return group(mesh(rod(v(-12, 14.2, 0), end, 0.14), gilt), mesh(ball.clone().scale(0.4, 0.5, 0.3), gilt, end));
  });
  return placed(
    group(
      mesh(
        tube(neck, (t) => 3.6 - 2.2 * t ** 0.8, { around: 28, pieces: 60 }),
        teak,
      ),
      mesh(ball.clone().scale(2.3, 1.9, 1.7), blue, v(-12.8, 13.4, 0)),
      mesh(rod(v(-14.2, 13.4, 0), v(-18, 12.2, 0), 0.95, 0.1, 20), gilt),
      ...[-1, 1].flatMap((side) => [
        mesh(ball.clone().scale(0.42, 0.42, 0.2), gilt, v(-13.6, 13.9, side * 1.5)),
        mesh(ball.clone().scale(0.24, 0.24, 0.16), black, v(-13.7, 13.9, side * 1.64)),
        ...steps(4).map((t) =>
          mesh(ball.clone().scale(1.1, 0.75, 0.3), blue, v(-3.4 - t * 6.2, 0.4 + t * t * 2.4, side * (3.2 - t * 0.7))),
        ),
      ]),
      ...crest,
      ...[0.42, 0.86].map((t) =>
        placed(mesh(hoop(3.6 - 2.2 * t ** 0.8 + 0.1, 0.24), gilt), {
          at: t < 0.5 ? v(-9, 1.4) : v(-11.2, 9.4),
          turn: t < 0.5 ? [0, 0, 52] : [0, 0, 4],
        }),
      ),
    ),
    { at: v(START, 0, 0) },
  );
}

/** Two big gourds under a tube: the veena of dhrupad. */
export default leftHanded(
  {
    finishes: { teak: {} },
    size: [145.5, 55.8, 37],
    camera: { azimuth: 14, elevation: 16, fill: 0.92 },
    angle: { azimuth: -36, elevation: 24, fill: 0.9 },
    close: { azimuth: -22, elevation: 22, at: [0, 6, 0], across: 44 },
    build() {
      const teak = wood("rosy", { across: 24, along: 124, gloss: 0.5, color: "#f2d2a4" });
      const [bone, dark] = [ivory(), wood("rosewood", { across: 10, along: 20 })];
      // The peacock's end is in the middle, so that a closer look finds it on the left-handed one too.
      return placed(group(gourds(bone), dandi(teak, bone), fretting(dark), strung(bone, dark), peacock(teak)), {
        at: v(59, 0, 0),
      });
    },
  },
  ["teak"],
);
