import type { Group } from "three";
import { cloth } from "../materials/cloth.ts";
import { model } from "../model.ts";
import { cymbal } from "../parts/cymbal.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { bar } from "../parts/slab.ts";
import { v } from "../parts/vector.ts";

/** How far they lean back from lying, in degrees. */
const LEAN = 64;
const [SIN, COS] = [Math.sin((LEAN * Math.PI) / 180), Math.cos((LEAN * Math.PI) / 180)];
const [BRONZE, BRASS] = ["#d3ab62", "#e6bd72"];

/** A cymbal on its edge: its middle at `x`, its plane `before` in front of the hindmost one's. */
type Leaning = { radius: number; x: number; before: number; banded?: true };
type Look = { metal: string; words: string; cymbals: Leaning[] };

const middle = ({ radius, x, before }: Leaning) => v(x, radius * SIN, before / SIN - radius * COS);
const leant = (metal: string, words: string, one: Leaning) =>
  placed(cymbal(one.radius, metal, words, one.banded), { at: middle(one), turn: [LEAN, 0, 0] });

/** The felt block behind the hindmost. */
function block(radius: number): Group {
  const [height, width] = [radius * 0.55, radius * 0.36];
  const foot = -(height / SIN) * COS + 1.2;
  const prism = bar(
    [
      [-foot - height * 0.1, 0],
      [-foot + height * 0.55, 0],
      [-foot + 3, height],
      [-foot, height],
    ],
    width,
    0.3,
  );
  return group(mesh(prism, cloth("#54575c", 0.12), v(-width / 2, 0, 0)));
}

/** Crash of 16 inches, ride of 20, a pair of hi-hats of 14, and these four together. */
export default model<Look>({
  finishes: {
    brass: { metal: BRONZE, words: "KOTTAI  ODU", cymbals: [{ radius: 20.3, x: 0, before: 0 }] },
    ride: { metal: BRONZE, words: "KOTTAI  ODU", cymbals: [{ radius: 25.4, x: 0, before: 0, banded: true }] },
    "hi-hats": {
      metal: BRONZE,
      words: "KOTTAI  ODU",
      cymbals: [
        { radius: 17.8, x: 0, before: 0 },
        { radius: 17.8, x: 23, before: 4 },
      ],
    },
    set: {
      metal: BRASS,
      words: "KOTTAI  STREET",
      cymbals: [
        { radius: 25.4, x: 0, before: 0 },
        { radius: 20.3, x: -28, before: 4 },
        { radius: 17.8, x: 26, before: 4 },
        { radius: 17.8, x: 45, before: 9.2 },
      ],
    },
  },
  size: [40.6, 36.5, 18],
  camera: { azimuth: -14, elevation: 12, fill: 0.86 },
  framed: {
    brass: { fill: 0.72 },
    ride: { fill: 0.74 },
  },
  angle: { azimuth: 34, elevation: 32, fill: 0.86 },
  close: { at: [0, -6.5, 3.2], across: 31, azimuth: 12, elevation: 26 },
  build({ metal, words, cymbals }) {
    const made = group(block(cymbals[0]?.radius ?? 0), ...cymbals.map((one) => leant(metal, words, one)));
    // Moved so that the close-up of each has a cymbal that nothing covers in its middle.
    const whole = cymbals[1] ?? cymbals[0];
    return whole ? group(placed(made, { at: middle(whole).negate() })) : made;
  },
});
