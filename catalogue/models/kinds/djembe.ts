import type { Material } from "three";
import { hide } from "../materials/hide.ts";
import { plastic } from "../materials/lacquer.ts";
import { paints } from "../materials/paints.ts";
import { rope as twisted } from "../materials/rope.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { braid } from "../parts/drumHead.ts";
import { fromAbove } from "../parts/fromAbove.ts";
import { hoop } from "../parts/hoop.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

type Look = { shell: () => Material; rope: string };

const HEIGHT = 60;
const PAIRS = 26;
const bowl: Flat[] = [
  [12.4, 0],
  [12.7, 0.6],
  [11.2, 7],
  [9, 16],
  [7.9, 23],
  [8.4, 27],
  [11.6, 34],
  [14.6, 42],
  [15.7, 50],
  [15.6, HEIGHT],
];

/** How thick the bowl is at a height of its upper part, by the lines of its profile. */
function thick(y: number): number {
  for (const [n, [radius, top]] of bowl.entries()) {
    const [before, low] = bowl[n - 1] ?? [radius, top];
    if (n && y <= top) return before + ((radius - before) * (y - low)) / (top - low);
  }
  return 15.6;
}

/** A cord of the net: down from the upper rings to the ring at the waist and up again. */
const cord = (n: number) => {
  const turn = (Math.PI * 2) / PAIRS;
  const on = (side: number, y: number, lift: number) => {
    const a = (n + side) * turn;
    return v(Math.sin(a) * (thick(y) + lift), y, Math.cos(a) * (thick(y) + lift));
  };
  const down = [54.6, 50, 46, 42, 38, 34, 31, 28.6].map((y, k) => on((k / 7) * 0.42, y, k === 0 ? 0.7 : 0.4));
  const up = [28.6, 31, 34, 38, 42, 46, 50, 54.6].map((y, k) => on(0.52 + (k / 7) * 0.42, y, k === 7 ? 0.7 : 0.4));
  return tube([...down, ...up], 0.24, { pieces: 60, around: 6 });
};

export default model<Look>({
  finishes: {
    mahogany: { shell: () => wood("mahogany", { across: 40, along: 70, gloss: 0.5 }), rope: "#e8e2d2" },
    red: { shell: () => plastic(paints.red, 0.4), rope: "#26272a" },
    black: { shell: () => plastic("#1c1d20", 0.4), rope: "#c9c4b6" },
    teal: { shell: () => plastic(paints.teal, 0.4), rope: "#26272a" },
  },
  size: [34.6, 60.4, 34.6],
  camera: { azimuth: 0, elevation: 20, fill: 0.88 },
  angle: { azimuth: 28, elevation: 50, fill: 0.86 },
  close: { at: [4, 55, 15], across: 21, azimuth: 12, elevation: 16 },
  build({ shell, rope }) {
    const [cords, thick] = [twisted(rope, 0.24), twisted(rope, 0.6)];
    const ring = (y: number, r: number, thickness: number) => mesh(hoop(r, thickness, y), thick);
    const knots = times(PAIRS, (n) => {
      const a = ((n + 0.97) / PAIRS) * Math.PI * 2;
      return mesh(
        rod(
          v(Math.sin(a) * 16.4, 54, Math.cos(a) * 16.4),
          v(Math.sin(a) * 16.4, 57.6, Math.cos(a) * 16.4),
          0.42,
          0.36,
          8,
        ),
        cords,
      );
    });
    return group(
      mesh(lathe([...bowl, [14.6, HEIGHT]], { around: 128, crease: 40 }), shell()),
      mesh(
        fromAbove(
          lathe(
            [
              [0, HEIGHT + 0.3],
              [15.2, HEIGHT + 0.3],
              [15.7, HEIGHT + 0.1],
              [15.95, HEIGHT - 0.6],
              [15.95, HEIGHT - 4.6],
            ],
            { around: 128 },
          ),
        ),
        hide("#eadcbd", 30),
      ),
      ring(57.4, 16.5, 0.62),
      ring(54.2, 16.5, 0.62),
      ...knots,
      ...times(PAIRS, (n) => mesh(cord(n), cords)),
      ring(28.4, 9.6, 0.6),
      placed(braid(8.7, 0.4, 12, cords), { at: v(0, 26.6, 0) }),
    );
  },
});
