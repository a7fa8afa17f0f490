import type { Material } from "three";
import { ivory, matt } from "../materials/lacquer.ts";
import { brass, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, ellipse, plate, smooth } from "../parts/outline.ts";
import { slab } from "../parts/slab.ts";
import { plain, strings, wound } from "../parts/strings.ts";
import { rod } from "../parts/tube.ts";
import { at, mix, times, v } from "../parts/vector.ts";

const COURSES = 31;
/** Built as it is seen from above: y away from the player, z up. */
const [NEAR, FAR, DEEP, THICK] = [66, 35, 52, 7];
const half = (y: number): number => mix(NEAR, FAR, y / DEEP) / 2;
const courseAt = (n: number): number => mix(4.6, DEEP - 4.6, n / (COURSES - 1));
const HIGH = 2.7;
/** The bridges of every other course stand in the right row, the rest in the left one. */
const bridgeAt = (n: number): number => (n % 2 === 0 ? 1 : -1) * half(courseAt(n)) * 0.42;

/** One of the turned bridges, like a chessman, with the wire the three strings rest on. */
function bridge(timber: Material, metal: Material) {
  const body = lathe(
    [
      [0, 0],
      [0.78, 0],
      [0.8, 0.3],
      [0.55, 0.55],
      [0.42, 1.1],
      [0.5, 1.7],
      [0.72, 2.1],
      [0.7, HIGH - 0.2],
      [0, HIGH - 0.16],
    ],
    { around: 24 },
  ).rotateX(Math.PI / 2);
  return () =>
    group(mesh(body, timber), mesh(rod(v(0, -0.72, HIGH - 0.14), v(0, 0.72, HIGH - 0.14), 0.12, 0.12, 8), metal));
}

/** A light curved mallet, its tip turned up like a skate's. */
function mezrab(timber: Material) {
  const shape = smooth(
    [
      [0, 0.1],
      [1.6, 0.5],
      [6, 0.62],
      [12, 0.42],
      [18, 0.3],
      [21.4, 0.62],
      [23.4, 1.7],
      [23.7, 1.7],
      [23.6, 0.6],
      [21.8, -0.5],
      [18, -0.42],
      [12, -0.28],
      [6, -0.42],
      [3.4, -1],
      [1.4, -0.9],
    ],
    160,
  );
  return mesh(
    slab(plate(shape), 0.95, 0.22)
      .translate(0, 0, -0.47)
      .rotateX(Math.PI / 2),
    timber,
  );
}

export default model<Record<string, never>>({
  finishes: { walnut: {} },
  size: [66, 12.4, 52.5],
  camera: { azimuth: -22, elevation: 40, fill: 0.9 },
  angle: { azimuth: 150, elevation: 28, fill: 0.9 },
  close: { azimuth: 24, elevation: 30, at: [12, 9, 4], across: 24 },
  build() {
    const outline = cornered([
      [-NEAR / 2, 0],
      [NEAR / 2, 0],
      [FAR / 2, DEEP],
      [-FAR / 2, DEEP],
    ]);
    const side = wood("walnut", { across: 12, along: 60, gloss: 0.8, turn: Math.PI / 2, color: "#d9b48f" });
    const top = wood("walnut", { across: 40, along: 80, gloss: 0.3, turn: Math.PI / 2, color: "#ffd6a6" });
    top.map?.offset.set(0, 0.5);
    const [dark, bone, metal, pin] = [wood("rosewood", { across: 8, along: 14 }), ivory(), brass(), steel()];
    const block = (dir: 1 | -1) =>
      mesh(
        slab(
          plate(
            cornered([
              [dir * (NEAR / 2 - 5.4), 0.4],
              [dir * (NEAR / 2 - 0.5), 0.4],
              [dir * (FAR / 2 - 0.5), DEEP - 0.4],
              [dir * (FAR / 2 - 5.4), DEEP - 0.4],
            ]),
          ),
          0.7,
          0.2,
        ),
        side,
        v(0, 0, THICK - 0.1),
      );
    const one = bridge(dark, bone);
    const [low, high] = [wound(), plain()];
    const hole = matt("#140d08");
    const rose = (x: number, y: number) =>
      group(
        ...[3.1, 2.75].map((r, n) =>
          mesh(slab(plate(ellipse(x, y, r), [ellipse(x, y, r - 0.16)]), 0.03), n ? dark : bone, v(0, 0, THICK)),
        ),
        ...times(13, (n) => {
          const [r, a] = n === 0 ? [0, 0] : n < 7 ? [1.05, n * 1.047] : [2.05, n * 1.047 + 0.52];
          return mesh(
            slab(plate(ellipse(x + Math.cos(a) * r, y + Math.sin(a) * r, 0.36, 0.36, 24)), 0.02),
            hole,
            v(0, 0, THICK),
          );
        }),
      );
    const lying = group(
      mesh(slab(plate(outline), THICK, 0.4, 4), [top, side]),
      block(1),
      block(-1),
      ...outline.map(({ x, y }, n) =>
        mesh(rod(v(x, y, THICK - 0.06), v(at(outline, n + 1).x, at(outline, n + 1).y, THICK - 0.06), 0.14), bone),
      ),
      rose(0, 15),
      rose(0, 38),
      ...[-1, 1].map((dir) =>
        mesh(
          rod(v(dir * (half(2) - 6.2), 2, THICK + 0.9), v(dir * (half(DEEP - 2) - 6.2), DEEP - 2, THICK + 0.9), 0.22),
          metal,
        ),
      ),
      ...[-1, 1].map((dir) =>
        mesh(
          slab(
            plate(
              cornered([
                [dir * (half(1) - 6.7), 1],
                [dir * (half(1) - 5.7), 1],
                [dir * (half(DEEP - 1) - 5.7), DEEP - 1],
                [dir * (half(DEEP - 1) - 6.7), DEEP - 1],
              ]),
            ),
            0.85,
            0.15,
          ),
          dark,
          v(0, 0, THICK - 0.05),
        ),
      ),
      ...times(COURSES, (n) => placed(one(), { at: v(bridgeAt(n), courseAt(n), THICK) })),
      ...times(COURSES * 3, (k) => {
        const [y, n] = [courseAt(Math.floor(k / 3)), k % 3];
        const [right, left] = [half(y) - 4.2 + n * 1.25, -half(y) + 3.6 - n * 0.5];
        const shift = (n - 1) * 0.44;
        return group(
          mesh(rod(v(right, y + shift, THICK + 0.4), v(right, y + shift, THICK + 2.3), 0.22, 0.2, 10), pin),
          mesh(rod(v(left, y + shift, THICK + 0.4), v(left, y + shift, THICK + 1.05), 0.1, 0.1, 8), pin),
        );
      }),
      strings(
        times(COURSES * 3, (k) => {
          const [course, n] = [Math.floor(k / 3), k % 3];
          const [y, x] = [courseAt(course), bridgeAt(course)];
          const shift = (n - 1) * 0.44;
          return {
            through: [
              v(-half(y) + 3.6 - n * 0.5, y + shift, THICK + 0.9),
              v(-half(y) + 6.2, y + shift, THICK + 1.14),
              v(x, y + shift, THICK + HIGH),
              v(half(y) - 6.2, y + shift, THICK + 1.14),
              v(half(y) - 4.2 + n * 1.25, y + shift, THICK + 0.95),
            ],
            radius: mix(0.045, 0.028, at([course], 0) / COURSES),
            material: course < 9 ? low : high,
          };
        }),
      ),
      placed(mezrab(dark), { at: v(-17, 3, THICK + HIGH + 1.05), turn: [0, 0, 58] }),
      placed(mezrab(dark), { at: v(5, 2, THICK + HIGH + 1.05), turn: [0, 0, 80] }),
    );
    return group(placed(lying, { at: v(0, 0, DEEP / 2), turn: [-90, 0, 0] }));
  },
});
