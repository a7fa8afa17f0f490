import { Box3, type Group, type Material } from "three";
import { hide } from "../materials/hide.ts";
import { lacquer } from "../materials/lacquer.ts";
import { chrome, iron } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { fromAbove } from "../parts/fromAbove.ts";
import { lathe } from "../parts/lathe.ts";
import { litSkin } from "../parts/litSkin.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

type Look = { paint?: string };

const [RADIUS, DEPTH, WALL] = [17.8, 7.6, 1.6];
const LEAN = 73;

/** A ring with its two faces, standing open: outside, upper edge, inside, lower edge. */
const ring = (outer: number, inner: number, low: number, high: number) =>
  lathe(
    [
      [outer, low],
      [outer, high],
      [inner, high],
      [inner, low],
      [outer, low],
    ],
    { around: 144 },
  );

/** Three curved pieces of neem riveted together, hide glued over the face and three centimetres down the side. */
function wooden(): Group {
  const neem = wood("mango", { across: 24, along: 22, turn: Math.PI / 2, gloss: 0.2, color: "#e9c79c" });
  const [dark, rivet] = [physical({ color: "#3a2414", roughness: 0.9 }), iron()];
  const skin: Flat[] = [
    [0, 0.16],
    [RADIUS - 1, 0.16],
    [RADIUS, 0.14],
    [RADIUS + 0.12, -0.02],
    [RADIUS + 0.15, -0.35],
    [RADIUS + 0.15, -2.9],
    [RADIUS + 0.02, -3],
    [RADIUS - WALL, -0.06],
    [0, -0.06],
  ];
  return group(
    mesh(ring(RADIUS, RADIUS - WALL, 0, DEPTH), neem),
    mesh(fromAbove(lathe(skin, { around: 144, crease: 80 })), hide("#fff8e8", 26), v(0, DEPTH, 0)),
    placed(litSkin(RADIUS - WALL, "hide"), { at: v(0, DEPTH - 0.1, 0) }),
    ...times(3, (n) =>
      placed(
        group(
          mesh(box(0.12, 4.5, 0.1, 0.03), dark, v(0, 2.3, RADIUS)),
          ...[
            [-1.2, 1.4],
            [-1.2, 3.4],
            [1.2, 1.4],
            [1.2, 3.4],
          ].map(([x = 0, y = 0]) =>
            mesh(
              lathe([
                [0.42, 0],
                [0.3, 0.14],
                [0, 0.2],
              ]).rotateX(Math.PI / 2),
              rivet,
              v(x, y, RADIUS - 0.06),
            ),
          ),
        ),
        { turn: [0, n * 120 + 100, 0] },
      ),
    ),
  );
}

/** A hoop of painted steel with a drum head of 14 inches, drawn tight by six screws from behind. */
function steel(paint: string): Group {
  const [shell, metal] = [lacquer(paint), chrome()];
  const film = physical({ color: "#f4f7fc", roughness: 0.62 });
  const screw = (): Group =>
    group(
      mesh(box(1.7, 2.6, 1.1, 0.4, 0.2), shell, v(0, 1.6, RADIUS + 0.45)),
      mesh(rod(v(0, -0.9, RADIUS + 0.7), v(0, DEPTH - 0.9, RADIUS + 0.7), 0.26, 0.26, 12), metal),
      mesh(rod(v(0, 0.3, RADIUS + 0.7), v(0, -0.3, RADIUS + 0.7), 0.52, 0.52, 6), metal),
      mesh(box(1.3, 0.8, 1.1, 0.2), metal, v(0, DEPTH - 0.9, RADIUS + 0.6)),
    );
  const rim: Flat[] = [
    [RADIUS + 0.15, -1.2],
    [RADIUS + 0.95, -1.2],
    [RADIUS + 0.95, -0.9],
    [RADIUS + 0.5, -0.75],
    [RADIUS + 0.45, 0.35],
    [RADIUS + 0.3, 0.5],
    [RADIUS + 0.1, 0.35],
    [RADIUS + 0.1, -1.2],
  ];
  return group(
    mesh(ring(RADIUS, RADIUS - 0.3, 0, DEPTH - 0.2), shell),
    mesh(ring(RADIUS, RADIUS - 1, -0.1, 0.3), shell),
    mesh(
      lathe(
        [
          [0, 0],
          [RADIUS - 0.4, 0],
          [RADIUS + 0.1, -0.5],
          [RADIUS - 0.4, -0.1],
          [0, -0.1],
        ],
        { around: 128 },
      ),
      film,
      v(0, DEPTH, 0),
    ),
    mesh(lathe(rim, { around: 128 }), shell, v(0, DEPTH, 0)),
    placed(litSkin(RADIUS - 0.4, "film"), { at: v(0, DEPTH - 0.15, 0) }),
    ...times(6, (n) => placed(screw(), { turn: [0, n * 60 + 40, 0] })),
  );
}

/** The short thick adi kuchi for the middle, and the long thin sundu kuchi for the edge, leaning on the face. */
function sticks(floor: number, bamboo: Material, branch: Material): Group {
  const face = (x: number, s: number) => {
    const a = (LEAN * Math.PI) / 180;
    return v(x, DEPTH * Math.cos(a) + s * Math.sin(a), DEPTH * Math.sin(a) - s * Math.cos(a));
  };
  const lean = (x: number, foot: number, out: number, top: number, thick: number) => {
    const from = v(x, floor + thick * 0.62, face(0, -RADIUS).z + out);
    const to = face(foot, top);
    return { from, to: to.setZ(to.z + thick + 0.1) };
  };
  const long = lean(-8.6, -12.4, 7, 11.6, 0.4);
  const short = lean(-5, -9, 8, -3.2, 0.9);
  const grown = [0, 0.3, 0.55, 0.8, 1].map((t, n) =>
    short.from
      .clone()
      .lerp(short.to, t)
      .add(v(n % 2 ? 0.12 : -0.1, 0, n % 2 ? 0.06 : 0)),
  );
  return group(
    mesh(rod(long.from, long.to, 0.42, 0.3, 14), bamboo),
    mesh(
      tube(grown, (t) => 0.95 - 0.2 * t, { around: 18, pieces: 40 }),
      branch,
    ),
  );
}

export default model<Look>({
  finishes: { natural: {}, black: { paint: paints.black }, red: { paint: paints.red } },
  size: [36, 36.6, 26.4],
  camera: { azimuth: 34, elevation: 13, fill: 0.8 },
  angle: { azimuth: 152, elevation: 14, fill: 0.86 },
  close: { at: [17.2, 4.5, 3], across: 15, azimuth: 66, elevation: 16 },
  build({ paint }) {
    const drum = group(placed(group(paint ? steel(paint) : wooden()), { turn: [LEAN, 0, 0] }));
    const floor = new Box3().setFromObject(drum, true).min.y;
    const branch = wood("rosy", { across: 6, along: 20, gloss: 0.15, color: "#f0c9a0" });
    return group(drum, sticks(floor, wood("bamboo", { across: 5, along: 40, gloss: 0.3 }), branch));
  },
});
