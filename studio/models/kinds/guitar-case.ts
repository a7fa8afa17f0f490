import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { inset, mirrored, plate, roundRect, smooth } from "../parts/outline.ts";
import { rounded } from "../parts/rounded.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, v } from "../parts/vector.ts";
import { wall } from "../parts/wall.ts";
import { handle } from "../parts/webbing.ts";

const LID = 4;
/** What the guitar it is made for differs in from a dreadnought: how wide, how long, and how deep in centimetres. */
type Fit = { wide: number; long: number; deep: number };
/** Where the hinges are on the lower bout. */
const HINGES = [12, 18];

const half: readonly Flat[] = [
  [0, 0],
  [9, 0.3],
  [17, 2.6],
  [21.3, 8.5],
  [22, 15],
  [20.6, 24],
  [18.6, 32],
  [17.9, 39],
  [17.9, 46],
  [16.4, 53],
  [12.4, 59.5],
  [10, 66],
  [9.4, 76],
  [9.6, 90],
  [9.9, 100],
  [8.6, 106.4],
  [4, 108],
  [0, 108],
];

/** Where the guitar lies: its body, its neck, and more room for its head. */
const hollow: readonly Flat[] = [
  [0, 2.2],
  [8.6, 2.6],
  [16, 4.8],
  [19.6, 10],
  [20.1, 15.4],
  [18.4, 23.5],
  [14.6, 31.5],
  [14.2, 37],
  [15.2, 44],
  [13.6, 50.4],
  [7.4, 53.2],
  [4.2, 54.4],
  [4, 60],
  [3.9, 76],
  [4, 86],
  [6.2, 89.5],
  [6.4, 103],
  [4, 105.4],
  [0, 105.6],
];

/** Plush over foam: wine red, its pile catching the light. */
const plush = () => cloth("#7a1b2b", 0.05, { sheen: 0.9, sheenColor: "#d0707e", sheenRoughness: 0.5 });

export default model<Fit>({
  finishes: {
    black: { wide: 1, long: 1, deep: 9.6 },
    "black-classical": { wide: 0.93, long: 0.96, deep: 9.2 },
    "black-electric": { wide: 0.86, long: 0.95, deep: 6.4 },
  },
  size: [62.1, 52, 110],
  camera: { azimuth: 34, elevation: 34, fill: 0.92 },
  angle: { azimuth: -142, elevation: 28, fill: 0.92 },
  close: { azimuth: 40, elevation: 46, at: [0, 6, -74], across: 36 },
  build({ wide, long, deep }) {
    const drawn = (points: readonly Flat[]) =>
      smooth(mirrored(points.map(([x, y]): Flat => [x * wide, y * long])), 300);
    const [outline, bed] = [drawn(half), drawn(hollow)];
    const vinyl = leather("#1c1c1e", 5, { roughness: 0.6, bumpScale: 1.4 });
    const lining = plush();
    const metal = nickel();
    const inner = inset(outline, 1);
    const trim = physical({ color: "#c9a55a", metalness: 1, roughness: 0.3 });
    // Each half lies flat in x and y, open towards z.
    const shell = (depth: number) =>
      group(
        mesh(slab(plate(outline), 0.6, 0.3), vinyl),
        mesh(rounded(slab(plate(outline, [inner]), depth, 0.25)), vinyl),
        mesh(wall(inset(outline, -0.03), depth - 0.5, depth - 0.1), trim),
      );
    const lower = group(
      shell(deep),
      mesh(slab(plate(inset(outline, 0.9)), 1, 0), lining, v(0, 0, 0.7)),
      mesh(rounded(slab(plate(inset(outline, 0.95), [inset(bed, 0.7)]), deep - 2.2, 0.45, 4)), lining, v(0, 0, 1)),
      // The cradle under the neck, and the box for strings with its lid.
      mesh(box(8.4 * wide, 5, deep - 5, 0.6, 0.4), lining, v(0, 82 * long, deep - 6)),
      mesh(box(8.2 * wide, 15, deep - 5.2, 0.3, 0.2), lining, v(0, 67 * long, deep - 6.2)),
      mesh(box(7.6 * wide, 14, 0.5, 0.3, 0.15), lining, v(0, 67 * long, deep - 3.9)),
      placed(mesh(box(1.6, 3.4, 0.16, 0.4, 0.06), vinyl), {
        at: v(2.4 * wide, 67 * long - 6.4, deep - 3.6),
        turn: [16, 0, 0],
      }),
    );
    const lid = group(
      shell(LID),
      mesh(rounded(slab(plate(inset(outline, 0.95)), LID - 1, 0.9, 4)), lining, v(0, 0, 0.4)),
      mesh(rounded(slab(plate(inset(bed, 1.4)), 0.9, 0.4, 4)), lining, v(0, 0, LID - 1)),
      placed(
        label(24, 7, (on) => {
          text(on, "Kavanur", { y: -0.6, size: 5, colour: "#e2c27a", face: "serif", italic: true });
          text(on, "K A V A S A M", { y: 2.6, size: 1, colour: "#e2c27a", weight: 600 });
        }),
        { at: v(0, 14 * long, LID - 0.06), turn: [0, 0, 90] },
      ),
    );
    const latch = () =>
      group(
        mesh(slab(plate(roundRect(3.2, 2.4, 0.4)), 0.3, 0.1), metal),
        mesh(slab(plate(roundRect(2, 1.8, 0.4)), 0.5, 0.16), metal, v(0, 0.2, 0.2)),
      );
    // Latches on the right and at both ends: place and the way that they look.
    const latches = [
      [22, 12, 90],
      [18, 46, 90],
      [9.5, 80, 90],
      [0, 108.1, 180],
      [0, -0.1, 0],
    ] as const;
    const hinge = 22 * wide;
    return placed(
      group(
        lower,
        ...latches.map(([x, y, turn]) =>
          placed(group(placed(latch(), { turn: [90, 0, 0] })), {
            at: v(x * wide, y * long, deep - 1.3),
            turn: [0, 0, turn],
          }),
        ),
        placed(handle(v(0, 0, 0), v(15, 0, 0), v(0, 4, 0), vinyl, vinyl), {
          at: v(18 * wide, 40 * long, deep / 2),
          turn: [0, 0, -80],
        }),
        placed(
          group(
            placed(lid, { at: v(-hinge, 0, -LID) }),
            ...HINGES.map((y) => mesh(box(0.4, 2.6, 2.2, 0.15, 0.08), metal, v(-0.25, y, -1.2))),
          ),
          { at: v(-hinge + 0.1, 0, deep), turn: [0, 76, 0] },
        ),
        // Hinges where the side is straightest: a leaf on either half, the pin between them.
        ...HINGES.flatMap((y) => [
          mesh(box(0.4, 2.6, 2.2, 0.15, 0.08), metal, v(0.25 - hinge, y, deep - 1.2)),
          mesh(rod(v(-hinge - 0.05, y - 1.3, deep), v(-hinge - 0.05, y + 1.3, deep), 0.36), metal),
        ]),
      ),
      { turn: [-90, 0, 0] },
    );
  },
});
