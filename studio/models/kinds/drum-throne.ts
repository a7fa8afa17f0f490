import type { BufferGeometry, Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { model } from "../model.ts";
import { fromAbove } from "../parts/fromAbove.ts";
import { hoop } from "../parts/hoop.ts";
import { label, labelAround, text } from "../parts/label.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { inset, mirrored, plate, smooth } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { tripodBase } from "../parts/tripodBase.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";
import { wingScrew } from "../parts/wingScrew.ts";

const [RADIUS, THICK, HEIGHT] = [17, 9, 52];
const UNDER = HEIGHT - THICK;

/** The seat: a board, vinyl sides, a cloth top, piping where they meet. */
function seat(metal: Material) {
  const vinyl = plastic("#141416", 0.5);
  const side: Flat[] = curve([
    [RADIUS - 1.2, 0],
    [RADIUS - 0.35, 0.5],
    [RADIUS, 2],
    [RADIUS, 4.4],
    [RADIUS - 0.15, 6.6],
  ]);
  const top: Flat[] = curve([
    [RADIUS - 0.15, 6.6],
    [RADIUS - 0.55, 7.7],
    [RADIUS - 1.7, 8.5],
    [RADIUS - 5, 8.95],
    [0, THICK],
  ]);
  return group(
    mesh(lathe([[0, 0], ...side], { around: 128, crease: 50 }), vinyl),
    mesh(fromAbove(lathe(top, { around: 128, crease: 180 })), cloth("#2c2c30", 0.09)),
    mesh(hoop(RADIUS - 0.1, 0.22, 6.6), plastic("#c9c6bf", 0.4)),
    mesh(hoop(RADIUS - 0.9, 0.2, 0.2), vinyl),
    placed(
      labelAround(RADIUS + 0.04, 12, 2.6, (on) => {
        text(on, "KOTTAI", { y: -0.25, size: 1.35, colour: "#e5e1d8", weight: 700, spacing: 0.3 });
        text(on, "DRUM WORKS", { y: 0.8, size: 0.5, colour: "#e5e1d8", spacing: 0.2 });
      }),
      { at: v(0, 3.3, 0) },
    ),
    mesh(box(11, 0.5, 8, 0.2), metal, v(0, -0.2, 0)),
  );
}

/** A seat of two wide thighs and a narrow front, its parts the same. */
function saddle(metal: Material) {
  const [vinyl, top] = [plastic("#141416", 0.5), cloth("#2c2c30", 0.09)];
  const plan = smooth(
    mirrored([
      [0, 14.6],
      [8, 16],
      [16, 14.4],
      [20.4, 9],
      [20.6, 2.4],
      [15.6, -3.4],
      [9.8, -9.6],
      [6.4, -16],
      [3.6, -19.4],
      [0, -20],
    ]),
    720,
  );
  const lying = (shape: BufferGeometry) => shape.rotateX(-Math.PI / 2);
  return group(
    mesh(lying(slab(plate(plan), 6.6, 0.6)), vinyl),
    mesh(lying(slab(plate(inset(plan, 0.35)), 3.4, 2.2, 8).translate(0, 0, 5.6)), top),
    mesh(
      tube(
        inset(plan, 0.15)
          .filter((_, n) => n % 6 === 0)
          .map((p) => v(p.x, 6.6, -p.y)),
        0.24,
        { closed: true, around: 8 },
      ),
      plastic("#c9c6bf", 0.4),
    ),
    placed(
      label(9, 2.6, (on) => {
        text(on, "KOTTAI", { y: -0.25, size: 1.2, colour: "#e5e1d8", weight: 700, spacing: 0.3 });
        text(on, "DRUM WORKS", { y: 0.8, size: 0.46, colour: "#e5e1d8", spacing: 0.2 });
      }),
      { at: v(0, 3.3, 20.04) },
    ),
    mesh(box(11, 0.5, 8, 0.2), metal, v(0, -0.2, 0)),
  );
}

/** The threaded spindle that the seat turns on. */
const thread = lathe(
  times(93, (n): Flat => [n % 2 ? 1.25 : 1.08, 15 + n * 0.28]),
  { around: 28, crease: 20 },
);

export default model<{ seat: (metal: Material) => Group }>({
  finishes: { black: { seat }, "black-saddle": { seat: saddle } },
  size: [49.3, 52, 49.3],
  camera: { azimuth: 0, elevation: 14, fill: 0.88 },
  angle: { azimuth: 40, elevation: -3, fill: 0.86 },
  close: { at: [0, 34, 2], across: 34, azimuth: 16, elevation: 4 },
  build({ seat: top }) {
    const [metal, rubber] = [chrome(), matt("#18181a")];
    return group(
      tripodBase({ hub: 25, foot: 25, tube: 1.6, metal, rubber, legs: 4 }),
      mesh(rod(v(0, 5, 0), v(0, 27, 0), 1.6, 1.6, 32), metal),
      mesh(thread, metal),
      // The spinner under the seat with four grips, and the nut that locks it.
      mesh(
        lathe(
          [
            [1.2, 35.4],
            [2.9, 35.4],
            [3.1, 35.7],
            [3.1, 37.2],
            [2.9, 37.5],
            [1.2, 37.5],
          ],
          { around: 48 },
        ),
        metal,
      ),
      ...times(4, (n) =>
        placed(mesh(rod(v(0, 36.4, 2.4), v(0, 36.4, 5), 0.6, 0.75, 16), metal), { turn: [0, n * 90 + 30, 0] }),
      ),
      mesh(rod(v(0, 37.4, 0), v(0, UNDER - 0.4, 0), 1.9, 2.3, 32), metal),
      placed(group(placed(wingScrew(metal), { at: v(0, 40.3, 1.9) })), { turn: [0, 40, 0] }),
      placed(top(metal), { at: v(0, UNDER, 0) }),
    );
  },
});
