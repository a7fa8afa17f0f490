import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome, gold } from "../materials/metals.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, smooth } from "../parts/outline.ts";
import { ribbon } from "../parts/ribbon.ts";
import { box, slab } from "../parts/slab.ts";
import { tube } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

type Look = { gold: boolean /** Degrees that the lower jaw is swung open. */; open: number };

/** Drawn again through its outline's points, for round ends and an edge without corners. */
const limb = (points: readonly (readonly [number, number, number])[], thick: number) => {
  const outline = ribbon(points, 40).map(({ x, y }) => [x, y] as const);
  return slab(plate(smooth(outline, 420)), thick, 0.22, 10).translate(0, 0, -thick / 2);
};

/** The eye of a limb, which the pin goes through. */
const eye = (x: number, y: number, radius: number, thick: number) =>
  slab(plate(ellipse(x, y, radius, radius, 120)), thick, 0.22, 10).translate(0, 0, -thick / 2);

const upper = limb(
  [
    [6.3, 1.62, 0.56],
    [3.6, 1.66, 0.6],
    [1.5, 1.6, 0.76],
    [0.1, 0.86, 0.96],
    [-1.8, 1.14, 0.92],
    [-3.6, 2.2, 0.78],
    [-4.9, 3.2, 0.74],
  ],
  1.5,
);
const lower = limb(
  [
    [4.1, -0.5, 0.6],
    [3.75, -1.35, 0.68],
    [2.6, -1.85, 0.74],
    [1.1, -1.3, 0.84],
    [0, -0.24, 0.94],
    [-1.8, -0.5, 0.92],
    [-3.6, -1.5, 0.78],
    [-4.8, -2.5, 0.74],
  ],
  1.16,
);

export default model<Look>({
  finishes: { black: { gold: false, open: 15 }, gold: { gold: true, open: -5 } },
  size: [11.9, 5.3, 1.9],
  camera: { azimuth: -24, elevation: 16, fill: 0.84 },
  angle: { azimuth: 46, elevation: 22, fill: 0.8 },
  close: { azimuth: -34, elevation: 26, at: [0.3, 0.6, 0.6], across: 7.4 },
  build(look) {
    const body = look.gold
      ? gold({ roughness: 0.26 })
      : lacquer("#1d1e21", { clearcoat: 0.5, clearcoatRoughness: 0.3 });
    const spring = look.gold ? chrome() : blackMetal({ roughness: 0.28 });
    const silicone = matt("#2b2c2f", { roughness: 0.75 });
    const coil = times(70, (n) => {
      const a = n * 0.45;
      return v(Math.cos(a) * 0.52, Math.sin(a) * 0.52, -0.62 + (n / 69) * 1.24);
    });
    const pin = lathe(
      [
        [0, -0.94],
        [0.3, -0.94],
        [0.36, -0.88],
        [0.36, 0.88],
        [0.3, 0.94],
        [0, 0.94],
      ],
      { around: 40 },
    ).rotateX(Math.PI / 2);
    const made = group(
      mesh(upper, body),
      mesh(eye(-0.05, 0.5, 0.78, 1.54), body),
      mesh(box(5, 0.44, 1.7, 0.2, 0.14), silicone, v(3.9, 1.22, 0)),
      mesh(box(5, 0.5, 1.56, 0.16, 0.1), silicone, v(3.9, 1.5, 0)),
      placed(
        group(
          mesh(lower, body, v(0, -0.25, 0)),
          mesh(eye(-0.05, -0.1, 0.78, 1.2), body),
          placed(mesh(box(1.5, 0.5, 1.5, 0.22, 0.16), silicone), { at: v(4.04, -0.46, 0), turn: [0, 0, 12] }),
        ),
        { at: v(0, 0.4, 0), turn: [0, 0, -look.open] },
      ),
      mesh(tube(coil, 0.1, { around: 8 }), spring, v(-0.05, 0.4, 0)),
      mesh(pin, spring, v(-0.05, 0.4, 0)),
      placed(
        label(2.6, 0.6, (on) =>
          text(on, "Marlpit", { size: 0.52, colour: look.gold ? "#4a3208" : "#d9d5ca", face: "serif", italic: true }),
        ),
        { at: v(-3.35, 2.02, 0.756), turn: [0, 0, -35] },
      ),
      mesh(box(0.5, 0.5, 0.2, 0.2, 0.05), plastic("#101113"), v(6.3, 1.62, 0)),
    );
    // It stands on the end of its lower handle and on the bend of its lower jaw.
    return group(placed(made, { turn: [0, 0, look.open - 5] }));
  },
});
