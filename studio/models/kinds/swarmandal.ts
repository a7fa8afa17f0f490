import { ivory, lacquer, matt } from "../materials/lacquer.ts";
import { brass, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { group, mesh } from "../parts/mesh.ts";
import { ellipse, inset, plate, smooth } from "../parts/outline.ts";
import { slab } from "../parts/slab.ts";
import { plain, strings } from "../parts/strings.ts";
import { rod, tube } from "../parts/tube.ts";
import { at, type Flat, mix, steps, times, v } from "../parts/vector.ts";
import { wall } from "../parts/wall.ts";

type Look = { paint?: string };

const STRINGS = 36;
const DEPTH = 5.4;
const HIGH = 1.5;

const outline = smooth(
  [
    [-14.2, 0.3],
    [-7, 0],
    [0, 0],
    [7, 0],
    [14.2, 0.3],
    [15, 1.2],
    [15, 9],
    [14.6, 18],
    [12.6, 26.5],
    [7.6, 34.5],
    [1, 41.5],
    [-5, 48.6],
    [-7.6, 52.6],
    [-9.4, 53.9],
    [-12, 54],
    [-14.4, 53.4],
    [-15, 51.6],
    [-15, 36],
    [-15, 18],
    [-15, 1.2],
  ],
  320,
);

/** The upper end of the string at x: along the curved shoulder. */
const shoulder = (x: number): number => {
  const t = (x + 12) / 24;
  return mix(46.6, 19.6, t ** 1.04) - 1.6 * Math.sin(t * Math.PI);
};
const foot = (x: number): number => 8.4 + 1.5 * Math.cos((x / 12) * 1.2);
const places = times(STRINGS, (n) => mix(-12, 12, n / (STRINGS - 1)));

export default model<Look>({
  finishes: { honey: {}, black: { paint: "#121214" } },
  size: [30, 54, 7.6],
  camera: { azimuth: 24, elevation: 8, fill: 0.86 },
  angle: { azimuth: -46, elevation: 28, fill: 0.84 },
  close: { azimuth: 34, elevation: 20, at: [-3, 44, 6], across: 22 },
  build({ paint }) {
    const black = paint ? lacquer(paint) : undefined;
    const face = black ?? wood("mango", { across: 34, along: 60, gloss: 0.8, color: "#ffcf87" });
    const side = black ?? wood("mahogany", { across: 12, along: 60, gloss: 0.8, color: "#e8b68c" });
    const [metal, pin, bone, hole, wire] = [brass(), steel(), ivory(), matt("#120c08"), plain()];
    const line = paint ? brass({ color: "#e0b25c", roughness: 0.3 }) : wood("rosewood", { gloss: 0.5 });
    const border = (by: number, radius: number) => {
      const way = inset(outline, by).map((p) => v(p.x, p.y, DEPTH + 0.02));
      return mesh(tube([...way, at(way, 0)], radius, { straight: true, closed: true, around: 6 }), line);
    };
    const arc = (height: (x: number) => number, z: number) =>
      steps(24, -12.8, 12.8).map((x) => v(x, height(Math.max(-12, Math.min(12, x))), z));
    const row = (height: (x: number) => number) => [
      mesh(
        tube(arc(height, DEPTH + 0.45), 0.72, { straight: true, around: 14 }),
        wood("rosewood", { across: 6, along: 30, gloss: 0.6 }),
      ),
      mesh(tube(arc(height, DEPTH + HIGH - 0.32), 0.14, { straight: true, around: 8 }), metal),
    ];
    const rose: Flat = [-5, 23];
    return group(
      mesh(wall(inset(outline, 0.2), 0.3, DEPTH - 0.3), side),
      mesh(slab(plate(outline), 0.7, 0.3, 4), side),
      mesh(slab(plate(outline), 0.7, 0.3, 4), face, v(0, 0, DEPTH - 0.7)),
      border(0.75, 0.08),
      border(1.1, 0.05),
      mesh(slab(plate(ellipse(...rose, 3.7), [ellipse(...rose, 3.4)]), 0.04), paint ? line : bone, v(0, 0, DEPTH)),
      mesh(slab(plate(ellipse(...rose, 3.2), [ellipse(...rose, 3.06)]), 0.04), line, v(0, 0, DEPTH)),
      ...times(19, (n) => {
        const [r, a, size] = n === 0 ? [0, 0, 0.55] : n < 7 ? [1.25, n * 1.047, 0.4] : [2.36, n * 0.5236, 0.36];
        return mesh(
          slab(plate(ellipse(rose[0] + Math.cos(a) * r, rose[1] + Math.sin(a) * r, size, size, 24)), 0.02),
          hole,
          v(0, 0, DEPTH),
        );
      }),
      ...row(foot),
      ...row(shoulder),
      ...places.flatMap((x, n) => [
        mesh(
          rod(v(x, 3.1 + (n % 2) * 0.8, DEPTH - 0.1), v(x, 3.1 + (n % 2) * 0.8, DEPTH + 0.8), 0.12, 0.14, 10),
          metal,
        ),
        mesh(
          rod(
            v(x, shoulder(x) + 2.3 + (n % 2) * 1.5, DEPTH - 0.1),
            v(x, shoulder(x) + 2.3 + (n % 2) * 1.5, DEPTH + 2.2),
            0.24,
            0.21,
            10,
          ),
          pin,
        ),
      ]),
      strings(
        places.map((x, n) => ({
          through: [
            v(x, 3.1 + (n % 2) * 0.8, DEPTH + 0.5),
            v(x, foot(x), DEPTH + HIGH - 0.15),
            v(x, shoulder(x), DEPTH + HIGH - 0.15),
            v(x + 0.2, shoulder(x) + 2.3 + (n % 2) * 1.5, DEPTH + 0.6),
          ],
          radius: mix(0.045, 0.026, n / STRINGS),
          material: wire,
        })),
      ),
    );
  },
});
