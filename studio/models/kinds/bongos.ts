import { DoubleSide, type Group, type Material } from "three";
import { lacquer } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { hookBolt } from "../parts/hookBolt.ts";
import { hoop } from "../parts/hoop.ts";
import { label, text } from "../parts/label.ts";
import { curve } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rimmedHide } from "../parts/rimmedHide.ts";
import { box } from "../parts/slab.ts";
import { staves } from "../parts/staves.ts";
import { times, v } from "../parts/vector.ts";

const HEIGHT = 17;

/** One drum: a shell of staves narrower below, its rim drawn to a ring round its foot by four bolts. */
function drum(radius: number, shell: Material, metal: Material): Group {
  const foot = radius - 1.5;
  return group(
    mesh(
      staves(
        curve([
          [foot, 0],
          [foot + 0.9, 5],
          [radius - 0.15, 11],
          [radius, HEIGHT - 0.8],
        ]),
        12,
      ),
      shell,
    ),
    mesh(hoop(foot + 0.45, 0.32, 2.2, 0.75), metal),
    placed(rimmedHide(radius, metal, 0.62), { at: v(0, HEIGHT, 0) }),
    ...times(4, (n) =>
      placed(
        group(
          placed(
            hookBolt({ from: radius + 1.75, to: foot + 1.75, reach: 13, metal, thick: 0.32, plate: [1.7, 1.8, 0] }),
            {
              at: v(0, HEIGHT - 1.65, 0),
            },
          ),
        ),
        { turn: [0, 45 + n * 90, 0] },
      ),
    ),
  );
}

/** Of 7 and 8½ inches, the larger at the right as its player has them. */
export default model<{ shell: () => Material; ink: string }>({
  finishes: {
    natural: {
      shell: () => wood("mango", { across: 15, along: 40, gloss: 0.85, color: "#ffe9c4", side: DoubleSide }),
      ink: "#4a2d14",
    },
    black: { shell: () => lacquer(paints.black, { side: DoubleSide }), ink: "#e0d8c8" },
  },
  size: [46, 17, 25],
  camera: { azimuth: 0, elevation: 24, fill: 0.9 },
  angle: { azimuth: 38, elevation: 46, fill: 0.88 },
  close: { at: [-1.6, 10, 6], across: 23, azimuth: 10, elevation: 26 },
  build({ shell: make, ink }) {
    const [shell, metal] = [make(), chrome()];
    return group(
      placed(drum(8.9, shell, metal), { at: v(-12.9, 0, 0) }),
      placed(drum(10.8, shell, metal), { at: v(11, 0, 0) }),
      mesh(box(6.4, 8.6, 5.4, 0.5, 0.3), shell, v(-1.9, 8.4, 0)),
      placed(
        label(5, 2.2, (on) => {
          text(on, "Sagaram", { y: -0.2, size: 1.1, colour: ink, face: "serif", italic: true });
          text(on, "KOTTAI", { y: 0.65, size: 0.4, colour: ink, spacing: 0.1 });
        }),
        { at: v(-1.9, 8.4, 2.72) },
      ),
    );
  },
});
