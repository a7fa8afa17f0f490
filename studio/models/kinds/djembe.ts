import type { Group, Material } from "three";
import { hide } from "../materials/hide.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome, steel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { rope as twisted } from "../materials/rope.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { braid, drumHead } from "../parts/drumHead.ts";
import { fromAbove } from "../parts/fromAbove.ts";
import { hookBolt } from "../parts/hookBolt.ts";
import { hoop } from "../parts/hoop.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { onRound } from "../parts/onRound.ts";
import { slant } from "../parts/slant.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

/** Carved and roped, or moulded and tuned by bolts. */
type Look = { shell: () => Material; rope?: string };

const HEIGHT = 60;
const PAIRS = 26;
const BOLTS = 5;
const bowl: Flat[] = curve([
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
]);

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

/** A goat's skin over its edge, held by two rings and the net of cords. */
function roped(rope: string): Group {
  const [cords, thick] = [twisted(rope, 0.24), twisted(rope, 0.6)];
  const ring = (y: number, r: number, thickness: number) => mesh(hoop(r, thickness, y), thick);
  const knots = times(PAIRS, (n) => {
    const a = ((n + 0.97) / PAIRS) * Math.PI * 2;
    return mesh(rod(onRound(a, 16.4, 54), onRound(a, 16.4, 57.6), 0.42, 0.36, 8), cords);
  });
  return group(
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
}

/** A film head in a chrome rim that five bolts draw down to their brackets on the shell. */
function bolted(): Group {
  const [metal, satin] = [chrome(), steel()];
  const [rim, reach] = [HEIGHT - 0.95, 14.3];
  const plate = rim - reach - 1.8;
  return group(
    placed(drumHead({ radius: 15.7, skin: matt("#eceae4") }), { at: v(0, HEIGHT + 0.3, 0) }),
    mesh(hoop(16.2, 0.52, HEIGHT - 1.15, 0.85), metal),
    ...times(BOLTS, (n) =>
      placed(
        group(
          placed(
            hookBolt({
              from: 17.4,
              to: thick(plate) + 1.2,
              reach,
              metal,
              satin,
              thick: 0.36,
              plate: [3.2, 4.4, slant(thick, plate)],
            }),
            { at: v(0, rim, 0) },
          ),
        ),
        { turn: [0, (n * 360) / BOLTS + 14, 0] },
      ),
    ),
    mesh(hoop(12.75, 0.5, 0.75, 0.7), matt("#1b1b1d")),
  );
}

export default model<Look>({
  finishes: {
    mahogany: { shell: () => wood("mahogany", { across: 40, along: 70, gloss: 0.5 }), rope: "#e8e2d2" },
    red: { shell: () => plastic(paints.red, 0.4) },
    black: { shell: () => plastic("#1c1d20", 0.4) },
    teal: { shell: () => plastic(paints.teal, 0.4) },
  },
  size: [34.6, 60.4, 34.6],
  camera: { azimuth: 0, elevation: 20, fill: 0.88 },
  angle: { azimuth: 28, elevation: 50, fill: 0.86 },
  close: { at: [4, 55, 15], across: 21, azimuth: 12, elevation: 16 },
  build: ({ shell, rope }) =>
    group(mesh(lathe([...bowl, [14.6, HEIGHT]], { around: 128, crease: 40 }), shell()), rope ? roped(rope) : bolted()),
});
