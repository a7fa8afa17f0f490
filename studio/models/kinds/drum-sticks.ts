import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { labelAround, text } from "../parts/label.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { type Flat, steps, v } from "../parts/vector.ts";

type Look = { wood: Wood; stain: string; tip: "oval" | "round"; radius: number; print: string };

/** The profile of a tip, from the neck at 39.15. */
const tips: Record<Look["tip"], readonly Flat[]> = {
  oval: [
    [0.33, 39.15],
    [0.45, 39.4],
    [0.51, 39.75],
    [0.42, 40.2],
    [0.2, 40.53],
    [0, 40.6],
  ],
  round: [
    [0.27, 39.15],
    [0.28, 39.5],
    ...steps(9, -0.7, Math.PI / 2).map((a): Flat => [0.48 * Math.cos(a), 40.12 + 0.48 * Math.sin(a)]),
  ],
};

/** 40.6 cm long, as a 5A and an 8D are, a taper of a quarter. */
function stick(look: Look) {
  const r = look.radius;
  const made = group(
    mesh(
      lathe(
        [
          [0, 0],
          [r - 0.27, 0.02],
          [r - 0.06, 0.16],
          [r, 0.42],
          [r, 29],
          [r - 0.08, 33.5],
          [0.49, 37.2],
          [0.36, 38.7],
          ...curve(tips[look.tip], 6),
        ],
        { around: 48 },
      ),
      wood(look.wood, { across: 9, along: 48, gloss: 0.35, color: look.stain }),
    ),
    placed(
      labelAround(r + 0.015, 2, 9, (on) => {
        on.rotate(-Math.PI / 2);
        text(on, look.print, { size: 0.85, colour: "#3a2413", weight: 600, spacing: 0.12 });
      }),
      { at: v(0, 14, 0), turn: [0, 42, 0] },
    ),
  );
  return placed(made, { at: v(-20.3, 0.72, 0), turn: [-90, 0, -90] });
}

export default model<Look>({
  finishes: {
    natural: { wood: "birch", stain: "#f2d7a8", tip: "oval", radius: 0.72, print: "KOTTAI  5A" },
    maple: { wood: "birch", stain: "#fffdf6", tip: "round", radius: 0.675, print: "KOTTAI  8D" },
  },
  size: [38.4, 3, 13.7],
  camera: { azimuth: -58, elevation: 42, fill: 0.95 },
  angle: { azimuth: 32, elevation: 26, fill: 0.9 },
  close: { at: [17.6, 1.4, 0], across: 18, azimuth: -12, elevation: 38 },
  build: (look) =>
    group(
      placed(group(stick(look)), { turn: [0, 18, 0] }),
      placed(group(placed(group(stick(look)), { turn: [0, 0, 2.6] })), { turn: [0, -18, 0], at: v(0, 0.92, 0) }),
    ),
});
