import { plastic } from "../materials/lacquer.ts";
import { blackMetal, brass, chrome, nickel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { bar, box, slab } from "../parts/slab.ts";
import { times, v } from "../parts/vector.ts";

const HOLES = 10;
const STEP = 0.76;
const hole = (n: number) => roundRect(0.52, 0.5, 0.08, 3).map((p) => p.set(p.x + (n - (HOLES - 1) / 2) * STEP, p.y));

/** A cover of pressed sheet: it rises from the mouthpiece, is flat on top, and open at the back. */
const cover = bar(
  [
    [0.42, 0],
    [2.62, 0],
    [2.66, 0.78],
    [2.3, 0.86],
    [1.5, 0.8],
    [0.95, 0.62],
    [0.6, 0.36],
  ],
  9,
  0.06,
);

export default model<{ dark: boolean }>({
  finishes: { silver: { dark: false }, black: { dark: true } },
  size: [10.2, 2.6, 2.7],
  camera: { azimuth: -24, elevation: 32, fill: 0.9 },
  angle: { azimuth: 154, elevation: 26, fill: 0.9 },
  close: { at: [-1.2, 0.7, -0.6], across: 5.8, azimuth: -18, elevation: 24 },
  build({ dark }) {
    const metal = dark ? blackMetal({ roughness: 0.3 }) : chrome({ roughness: 0.2 });
    const ink = dark ? "#e6ddc8" : "#24262a";
    const screws = nickel();
    const comb = plastic(dark ? "#7a1d20" : "#1b1c1f", 0.4);
    const half = () =>
      group(
        mesh(box(10, 0.1, 2.6, 0.05), brass(), v(0, 0.43, -1.33)),
        mesh(cover, metal, v(-4.5, 0.48, 0)),
        ...[-4.72, 4.72].map((x) =>
          mesh(slab(plate(ellipse(0, 0, 0.16)), 0.12, 0.04).rotateX(-Math.PI / 2), screws, v(x, 0.47, -1.4)),
        ),
      );
    const upper = half();
    upper.add(
      placed(
        label(6, 1, (on) => {
          text(on, "Mundhaus", { y: -0.16, size: 0.62, colour: ink, face: "serif", italic: true });
          text(on, "KESTREL PRO   C", { y: 0.32, size: 0.2, colour: ink, spacing: 0.05 });
        }),
        { at: v(0, 1.325, -1.86), turn: [-86, 0, 0] },
      ),
      ...times(HOLES, (n) =>
        placed(
          label(0.5, 0.3, (on) => text(on, String(n + 1), { size: 0.26, colour: ink, weight: 600 })),
          { at: v((n - (HOLES - 1) / 2) * STEP, 0.99, -0.775), turn: [-53, 0, 0] },
        ),
      ),
    );
    const front = slab(plate(roundRect(10.2, 0.76, 0.16), times(HOLES, hole)), 2.7, 0.06);
    return group(
      mesh(front, comb, v(0, 0, -2.7)),
      mesh(box(9.4, 0.6, 0.1, 0.02), plastic("#0a0a0b"), v(0, 0, -1.6)),
      mesh(box(10, 0.68, 0.3, 0.04), comb, v(0, 0, -2.546)),
      upper,
      placed(half(), { at: v(0, 0, 0), turn: [0, 0, 180] }),
    );
  },
});
