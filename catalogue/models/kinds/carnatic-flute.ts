import { cloth } from "../materials/cloth.ts";
import { plastic } from "../materials/lacquer.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { fluteBody } from "../parts/fluteBody.ts";
import { group, placed } from "../parts/mesh.ts";
import { times } from "../parts/vector.ts";

type Look = { bamboo?: string; resin?: string };

const LENGTH = 44;
/** The mouth hole, then eight for the fingers, the last one for the thumb's side, smaller. */
const holes = [
  [7.4, 0.62, 0.52] as const,
  ...times(8, (n) => [17.6 + n * 2.62 + (n > 6 ? 0.6 : 0), n > 6 ? 0.34 : 0.46, n > 6 ? 0.34 : 0.46] as const),
];

export default model<Look>({
  finishes: {
    natural: { bamboo: "#ffffff" },
    honey: { bamboo: "#e8b679" },
    cream: { resin: "#eee0bf" },
    black: { resin: "#18181a" },
  },
  size: [44, 2.5, 2.5],
  camera: { azimuth: -42, elevation: 52, fill: 0.9 },
  angle: { azimuth: 28, elevation: 24, fill: 0.92 },
  close: { azimuth: -30, elevation: 50, at: [14, 1, 0], across: 20 },
  build({ bamboo, resin }) {
    const material = resin
      ? plastic(resin, 0.34)
      : wood("bamboo", { across: 9, along: 40, gloss: 0.35, color: bamboo ?? "#ffffff" });
    const flute = fluteBody({
      length: LENGTH,
      radius: 1.18,
      material,
      holes,
      ...(resin
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
    return group(placed(flute, { turn: [12, 0, 0] }));
  },
});
