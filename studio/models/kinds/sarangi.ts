import { hide } from "../materials/hide.ts";
import { ivory, lacquer, matt } from "../materials/lacquer.ts";
import { brass, silver } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { bow } from "../parts/bow.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, mirrored, type Outline, plate, smooth } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { strings } from "../parts/strings.ts";
import { rod } from "../parts/tube.ts";
import { turnedPeg } from "../parts/turnedPeg.ts";
import { at, type Flat, mix, times, v } from "../parts/vector.ts";

const DEPTH = 11;
const BRIDGE = 9;
const SKIN = 27.5;
const NUT = 53.5;
const ROWS = 12;

const half: Flat[] = [
  [0, 0],
  [4.6, 0.15],
  [7.4, 1.6],
  [8.2, 5],
  [7.9, 9],
  [6.5, 12.4],
  [5.5, 15.4],
  [6.2, 18.8],
  [7.3, 22.4],
  [7.4, 27],
  [6.9, 34],
  [6.5, 44],
  [6.3, 52],
  [6.4, 58],
  [6.2, 63],
  [4.9, 66],
  [2.6, 67.6],
  [0, 68],
];

const body = smooth(mirrored(half), 300);
const window: Outline = smooth(
  mirrored([
    [0, 55.4],
    [3.6, 55.4],
    [3.9, 56.2],
    [3.8, 61],
    [2.9, 64],
    [0, 65.6],
  ]),
  120,
);

/** The part of the body below the chest that skin covers. */
const covered = smooth(
  mirrored([...half.filter(([, y]) => y < SKIN), [7.2, SKIN], [3, SKIN + 0.8], [0, SKIN + 1]]),
  260,
);

export default model<{ body: Wood }>({
  finishes: { natural: { body: "mango" } },
  size: [28.3, 68.4, 14.8],
  camera: { azimuth: 24, elevation: 7, fill: 0.88 },
  angle: { azimuth: 152, elevation: 9, fill: 0.88 },
  close: { azimuth: 32, elevation: 16, at: [0, 13, 2], across: 30 },
  more: {
    back: { azimuth: 160, elevation: 10, at: [0, 16, -6], across: 38 },
    head: { azimuth: 24, elevation: 8, at: [0, 57, -2], across: 25 },
    bridge: { azimuth: -36, elevation: 24, at: [0, 9, 1.5], across: 16 },
  },
  build({ body: timber }) {
    const shell = wood(timber, { across: 22, along: 50, gloss: 0.6, color: "#fff1dc" });
    const dark = wood("rosy", { across: 8, along: 14, gloss: 0.6 });
    const [bone, black, steel] = [ivory(), matt("#17100b"), silver({ roughness: 0.3 })];
    const gut = lacquer("#e3cfa0", { roughness: 0.5, clearcoat: 0.2 });
    const elephant = cornered(
      mirrored([
        [0, 1.1],
        [0.9, 1.2],
        [1.3, 0],
        [2.9, 0],
        [2.7, 1.4],
        [2.9, 2.4],
        [2, 3.3],
        [0, 3.5],
      ]),
    );
    // Where the three strings go down to their pegs.
    const wound: Flat[] = [
      [-2.9, 56.9],
      [-2.7, 61.3],
      [2.8, 57.6],
    ];
    const pegAt = times(2 * ROWS, (n) => ({ y: 29.6 + (n % ROWS) * 1.9, z: n < ROWS ? -2.4 : -5 }));
    return group(
      mesh(slab(plate(body), DEPTH, 0.7, 5), shell, v(0, 0, -DEPTH)),
      mesh(slab(plate(covered), 0.32, 0.12), hide("#efe0bd", 26), v(0, 0, -0.1)),
      mesh(box(1.3, 1.9, 0.5, 0.3), dark, v(0, SKIN + 0.8, 0.2)),
      mesh(slab(plate(window), 0.04), black),
      mesh(box(0.9, 10, 0.9, 0.3), shell, v(0, 60, 0)),
      ...[-2.2, 2.2].map((x) => mesh(box(1, 0.5, 0.6, 0.15), bone, v(x, 49.5, 0.3))),
      mesh(box(9, 0.7, 0.9, 0.2), bone, v(0, NUT, 0.4)),
      mesh(box(10.4, 0.5, 0.12, 0.1), bone, v(0, NUT - 1.2, 0.05)),
      mesh(box(10.6, 0.5, 0.12, 0.1), bone, v(0, SKIN + 2.6, 0.05)),
      placed(mesh(slab(plate(elephant), 0.7, 0.12), bone), { at: v(0, BRIDGE + 0.35, 0.2), turn: [90, 0, 0] }),
      mesh(box(7.4, 1.7, 0.5, 0.3), hide("#8a5a34"), v(0, BRIDGE, 0.3)),
      mesh(box(3.6, 1.6, 0.8, 0.3), dark, v(0, 0.9, 0.4)),
      ...(
        [
          [-1, 56.8],
          [-1, 61.4],
          [1, 57.6],
          [1, 62.2],
        ] as const
      ).map(([side, y]) => placed(turnedPeg(11, 1.25, dark), { at: v(0, y, -5), turn: [0, side < 0 ? 180 : 0, 0] })),
      ...pegAt.map(({ y, z }) => placed(turnedPeg(3.4, 0.55, dark), { at: v(6.2, y, z) })),
      ...times(9, (n) =>
        mesh(rod(v(-5 + n * 1.25, SKIN - 0.4, 0.1), v(-5 + n * 1.25, SKIN - 0.4, 0.34), 0.2), brass()),
      ),
      strings([
        ...[-1.4, 0, 1.4].map((x, n) => ({
          through: [v(x * 0.6, 1.2, 0.9), v(x, BRIDGE, 3.75), v(x * 1.3, NUT, 0.95), v(...at(wound, n), -0.2)],
          radius: 0.09 - n * 0.014,
          material: gut,
        })),
        ...pegAt.map(({ y }, n) => {
          const t = n / (pegAt.length - 1);
          return {
            through: [
              v(mix(-1, 1, t), 1.2, 0.85),
              v(mix(-2, 2.2, t), BRIDGE, mix(2.9, 2.2, t)),
              v(mix(1.5, 5.6, n < ROWS ? 0.9 : 0.55), y, 0.12),
            ],
            radius: 0.016,
            material: steel,
          };
        }),
      ]),
      placed(bow({ length: 64, thick: 1.5, stick: dark }), { at: v(17, 0.1, -3.2), turn: [0, 180, -4.4] }),
    );
  },
});
