import { lacquer, plastic } from "../materials/lacquer.ts";
import { nickel, silver } from "../materials/metals.ts";
import { model } from "../model.ts";
import { ferrule } from "../parts/ferrule.ts";
import { keyCup } from "../parts/keyCup.ts";
import { keyedTube } from "../parts/keyedTube.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { reedMouthpiece } from "../parts/reedMouthpiece.ts";
import { box } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

const [BELL, JOINT, BARREL, TOP] = [9.6, 32.8, 53.3, 59.4];
const FRONT = 90;
const radius = (y: number): number => (y > JOINT ? 1.4 : 1.4 + 0.06 * ((JOINT - y) / 23));
const { over, on, hinge, arm } = keyedTube(radius);

/** Height, radius, degrees, and where its hinge is. */
const cups = [
  [13.4, 1, 96, 158],
  [16.6, 0.92, 52, 22],
  [11.4, 1.02, 70, 22],
  [29.4, 0.55, 138, 158],
  [21, 0.5, 132, 158],
  [35.2, 0.6, 128, 160],
  [37.4, 0.66, 58, 20],
  [41, 0.48, 134, 160],
  [44.4, 0.48, 134, 160],
  [49.2, 0.5, 96, 20],
  [47.4, 0.5, 64, 20],
] as const;
const rings = [19, 22.4, 25.8, 39.2, 42.6, 46] as const;

/** A finger hole with the ring of a key round it. */
const ringKey = (metal: ReturnType<typeof nickel>) =>
  group(
    mesh(
      lathe(
        times(13, (n) => {
          const a = (n / 12) * Math.PI * 2;
          return [0.74 + Math.cos(a) * 0.12, 0.14 + Math.sin(a) * 0.13] as const;
        }),
        { around: 36, crease: 180 },
      ).rotateX(Math.PI / 2),
      metal,
    ),
    mesh(
      lathe(
        [
          [0.6, -0.5],
          [0.6, 0.14],
          [0.54, 0.18],
          [0.4, 0.16],
          [0.38, -0.3],
          [0, -0.3],
        ],
        { around: 32 },
      ).rotateX(Math.PI / 2),
      plastic("#17171a", 0.3),
    ),
  );

const bell: Flat[] = [
  [3.2, 0],
  [3.9, 0.02],
  [4, 0.2],
  [3.86, 0.5],
  [3.3, 1.6],
  [2.75, 3.2],
  [2.3, 5.2],
  [1.98, 7.4],
  [1.88, 8.8],
];

export default model<Record<string, never>>({
  finishes: { black: {} },
  size: [66.6, 8.5, 8],
  camera: { azimuth: -54, elevation: 43, fill: 0.97 },
  angle: { azimuth: 42, elevation: 32, fill: 0.94 },
  close: { at: [-27, 1.4, 0], across: 19, azimuth: -24, elevation: 42 },
  build() {
    const [body, keys, ring] = [
      lacquer("#141416", { roughness: 0.34, clearcoat: 0.55 }),
      nickel({ roughness: 0.16 }),
      silver(),
    ];
    const up = v(0, 1, 0);
    const clarinet = group(
      mesh(
        lathe(
          [
            ...bell,
            [1.86, BELL],
            [1.5, BELL],
            [1.46, BELL + 1.2],
            [1.4, JOINT - 1.4],
            [1.4, JOINT - 1.2],
            [1.62, JOINT - 1],
            [1.62, JOINT],
            [1.46, JOINT],
            [1.4, JOINT + 0.6],
            [1.4, BARREL - 0.2],
            [1.52, BARREL],
            [1.66, BARREL + 0.1],
            [1.7, BARREL + 0.4],
            [1.56, BARREL + 3],
            [1.7, TOP - 0.4],
            [1.66, TOP],
            [0, TOP],
          ],
          { around: 72 },
        ),
        body,
      ),
      mesh(
        lathe(
          [
            [0, 7],
            [1.2, 7],
            [1.5, 5],
            [2.2, 2.4],
            [3.2, 0.02],
          ],
          { around: 64 },
        ),
        plastic("#0b0b0c", 0.6, { side: 2 }),
      ),
      ferrule(v(0, 0.5, 0), up, 3.82, 0.5, ring, 0.12),
      ferrule(v(0, BELL - 0.6, 0), up, 1.87, 1, ring, 0.06),
      ferrule(v(0, JOINT - 0.5, 0), up, 1.62, 0.9, ring, 0.06),
      ferrule(v(0, BARREL + 0.45, 0), up, 1.69, 0.7, ring, 0.06),
      ferrule(v(0, TOP - 0.4, 0), up, 1.69, 0.7, ring, 0.06),
      placed(
        label(1.2, 3.2, (print) => {
          print.rotate(Math.PI / 2);
          text(print, "Lorvane", { size: 0.8, colour: "#d8c07a", face: "serif", italic: true });
        }),
        { at: v(0, BARREL + 3.05, 1.64) },
      ),
      placed(
        reedMouthpiece({ length: 8, radius: 1.22, body: lacquer("#101012", { roughness: 0.3 }), ligature: ring }),
        { at: v(0, TOP - 0.8, 0), turn: [0, 180, 0] },
      ),
      hinge([10.8, 31], 158, 0.55, keys, [0.33, 0.66]),
      hinge([10.8, 30], 22, 0.55, keys, [0.33, 0.66]),
      hinge([34, 48], 160, 0.5, keys, [0.5]),
      hinge([34.4, 51], 20, 0.5, keys, [0.5]),
      ...rings.flatMap((y) => [
        on(ringKey(keys), y, FRONT),
        arm(y, [FRONT + 34, y < JOINT ? 158 : 160], 0.4, keys, { thick: 0.16, cupLift: 0.2 }),
      ]),
      ...cups.flatMap(([y, size, degrees, at]) => [
        on(keyCup({ radius: size, metal: keys, tube: body, chimney: 0.14, open: 0.14 }), y, degrees),
        arm(y, [degrees + (at > 90 ? 6 : -6), at], 0.5, keys, { thick: 0.18, cupLift: 0.66 }),
      ]),
      // The four trills of the right hand's side, with their long levers.
      ...times(4, (n) =>
        group(
          on(mesh(box(0.62, 2.4, 0.24, 0.24, 0.1), keys), 33.4 - (n % 2) * 1.9, 196 - Math.floor(n / 2) * 22, 0.62),
          mesh(
            tube(
              [
                over(34 - (n % 2) * 1.9, 196 - Math.floor(n / 2) * 22, 0.62),
                over(37, 190 - n * 7, 0.5),
                over(41 + n * 2.6, 176 - n * 4, 0.5),
              ],
              0.13,
              { around: 8 },
            ),
            keys,
          ),
        ),
      ),
      // The little fingers' tables.
      ...(
        [
          [17.6, 132, 0.9, 1.1],
          [17.6, 164, 0.9, 1.1],
          [16.2, 132, 0.9, 1.1],
          [16.2, 164, 0.9, 1.1],
          [32.2, 34, 0.62, 2.4],
          [31.6, 12, 0.62, 2.6],
          [30.8, -10, 0.62, 2.4],
        ] as const
      ).map(([y, degrees, wide, high]) => on(mesh(box(wide, high, 0.26, 0.25, 0.1), keys), y, degrees, 1.05)),
      // The thumb's rest, and the register key behind.
      on(mesh(box(1.2, 2.2, 0.3, 0.3, 0.1), keys), 24, 270, 0.1),
      mesh(tube([over(24, 270, 0.1), over(24, 270, 1.2), over(23.2, 270, 1.9)], 0.36, { around: 12 }), keys),
      on(keyCup({ radius: 0.5, metal: keys, tube: body, chimney: 0.2, open: 0.08 }), 50.4, 270),
      mesh(
        tube([over(50.4, 270, 0.76), over(47, 270, 0.7), over(44.6, 270, 0.5)], (t) => 0.16 + 0.16 * t ** 3),
        keys,
      ),
      mesh(rod(over(47.4, 256, 0.5), over(47.4, 284, 0.5), 0.15), keys),
    );
    // It lies on the rim of its bell and on the mouthpiece.
    const lying = placed(group(placed(clarinet, { turn: [-90, 0, 0] })), { turn: [0, 90, 0] });
    return group(placed(group(lying), { turn: [0, 0, 2.3] }));
  },
});
