import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { labelAround, text } from "../parts/label.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";

type Look = { wood: Wood; stain: string };

/** A 5A: 40.6 cm long, 14.4 mm thick, a taper of a quarter, an acorn tip. */
function stick(look: Look) {
  const made = group(
    mesh(
      lathe(
        [
          [0, 0],
          [0.45, 0.02],
          [0.66, 0.16],
          [0.72, 0.42],
          [0.72, 29],
          [0.64, 33.5],
          [0.5, 37.2],
          [0.36, 38.9],
          ...curve([
            [0.33, 39.15],
            [0.45, 39.4],
            [0.51, 39.75],
            [0.42, 40.2],
            [0.2, 40.53],
            [0, 40.6],
          ]),
        ],
        { around: 48 },
      ),
      wood(look.wood, { across: 9, along: 48, gloss: 0.35, color: look.stain }),
    ),
    placed(
      labelAround(0.735, 2, 9, (on) => {
        on.rotate(-Math.PI / 2);
        text(on, "KOTTAI  5A", { size: 0.85, colour: "#3a2413", weight: 600, spacing: 0.12 });
      }),
      { at: v(0, 14, 0) },
    ),
  );
  return placed(made, { at: v(-20.3, 0.72, 0), turn: [-90, 0, -90] });
}

export default model<Look>({
  finishes: { natural: { wood: "birch", stain: "#f2d7a8" }, maple: { wood: "maple", stain: "#fffaf0" } },
  size: [38.4, 3, 13.7],
  camera: { azimuth: -24, elevation: 52, fill: 0.9 },
  angle: { azimuth: 32, elevation: 26, fill: 0.9 },
  close: { at: [17.6, 1.4, 0], across: 18, azimuth: -12, elevation: 38 },
  build: (look) =>
    group(
      placed(group(stick(look)), { turn: [0, 18, 0] }),
      placed(group(placed(group(stick(look)), { turn: [0, 0, 2.6] })), { turn: [0, -18, 0], at: v(0, 0.92, 0) }),
    ),
});
