import type { Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { plastic } from "../materials/lacquer.ts";
import { brass, silver } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { fluteBody } from "../parts/fluteBody.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { times, v } from "../parts/vector.ts";

type Look = { bamboo?: string; resin?: string; edge?: string; rings?: true };

const LENGTH = 44;
const RADIUS = 1.18;
/** The mouth hole, then eight for the fingers, the last one for the thumb's side, smaller. */
const holes = [
  [7.4, 0.62, 0.52] as const,
  ...times(8, (n) => [17.6 + n * 2.62 + (n > 6 ? 0.6 : 0), n > 6 ? 0.34 : 0.46, n > 6 ? 0.34 : 0.46] as const),
];

/** A metal ring round the flute. */
const ring = (x: number, width: number, metal: Material) =>
  placed(
    mesh(
      lathe(
        [
          [RADIUS, 0],
          [RADIUS + 0.05, 0.02],
          [RADIUS + 0.07, width * 0.2],
          [RADIUS + 0.05, width * 0.35],
          [RADIUS + 0.05, width * 0.65],
          [RADIUS + 0.07, width * 0.8],
          [RADIUS + 0.05, width - 0.02],
          [RADIUS, width],
        ],
        { around: 64 },
      ),
      metal,
    ),
    { at: v(x, 0, 0), turn: [0, 0, -90] },
  );

export default model<Look>({
  finishes: {
    natural: { bamboo: "#ffffff" },
    honey: { bamboo: "#ffe9c4", rings: true },
    cream: { resin: "#eee0bf", edge: "#b9a982" },
    black: { resin: "#18181a", edge: "#85868b" },
  },
  size: [44, 2.5, 2.5],
  camera: { azimuth: -57, elevation: 38, fill: 0.95 },
  angle: { azimuth: 28, elevation: 24, fill: 0.92 },
  close: { azimuth: -30, elevation: 50, at: [14, 1, 0], across: 20 },
  build({ bamboo, resin, edge, rings }) {
    const material = resin
      ? plastic(resin, 0.34)
      : wood("bamboo", { across: 9, along: 40, gloss: 0.35, color: bamboo ?? "#ffffff" });
    const flute = fluteBody({
      length: LENGTH,
      radius: RADIUS,
      material,
      holes,
      ...(edge ? { edge } : {}),
      ...(resin || rings
        ? {}
        : {
            threads: [
              [1, 0.9],
              [12.4, 0.8],
              [41.6, 0.9],
            ] as const,
            thread: cloth("#8c2126", 0.06),
          }),
    });
    const bands = [
      ...(rings ? ([0.15, LENGTH - 1.05] as const).map((x) => ring(x, 0.9, brass())) : []),
      // The joint by which the head is drawn out.
      ...(resin ? [ring(12.6, 1, silver())] : []),
    ];
    return group(placed(group(flute, ...bands), { turn: [12, 0, 0] }));
  },
});
