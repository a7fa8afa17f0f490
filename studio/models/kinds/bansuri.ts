import { cloth } from "../materials/cloth.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { fluteBody } from "../parts/fluteBody.ts";
import { group, placed } from "../parts/mesh.ts";
import { times } from "../parts/vector.ts";

const LENGTH = 76;
/** The mouth hole, six for the fingers, and one at the end that tunes. */
const holes = [
  [9.6, 0.72, 0.62] as const,
  ...times(6, (n) => [29 + n * 5 + (n > 2 ? 0.5 : 0), 0.56, 0.56] as const),
  [66.4, 0.42, 0.42] as const,
];

export default model<Record<string, never>>({
  finishes: { natural: {} },
  size: [76, 3, 3],
  camera: { azimuth: -59, elevation: 36, fill: 0.96 },
  angle: { azimuth: 28, elevation: 24, fill: 0.92 },
  close: { azimuth: -30, elevation: 50, at: [22, 1, 0], across: 32 },
  build() {
    const flute = fluteBody({
      length: LENGTH,
      radius: 1.42,
      material: wood("bamboo", { across: 11, along: 60, gloss: 0.35 }),
      holes,
      threads: [
        [0.8, 1.6],
        [15.4, 1.2],
        [24.4, 1.2],
        [60.4, 1.2],
        [73.4, 1.6],
      ],
      thread: cloth("#a32328", 0.06),
    });
    return group(placed(flute, { turn: [12, 0, 0] }));
  },
});
