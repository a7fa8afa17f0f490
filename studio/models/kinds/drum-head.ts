import { DoubleSide } from "three";
import { steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { noise } from "../noise.ts";
import { fromAbove } from "../parts/fromAbove.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { litSkin } from "../parts/litSkin.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";
import { computed, spread } from "../texture.ts";

const RADIUS = 12.7;

/** The sprayed coating: fine grit. */
const grit = () =>
  spread(
    computed(
      512,
      (u, w) => {
        const k = 128 + (noise(u * 170, w * 170) - 0.5) * 190;
        return [k, k, k];
      },
      "data",
    ),
    9,
  );

/** Of 10 inches: one ply with a white coating, glued into an aluminium hoop. */
export default model<Record<string, never>>({
  finishes: { white: {} },
  size: [26.6, 26.1, 9],
  camera: { azimuth: 30, elevation: 14, fill: 0.82 },
  angle: { azimuth: 150, elevation: 16, fill: 0.82 },
  close: { at: [4.4, -6, 4], across: 15, azimuth: 32, elevation: 22 },
  build() {
    const film = physical({
      color: "#f1f5fb",
      roughness: 0.85,
      bumpMap: grit(),
      bumpScale: 0.5,
    });
    const clear = physical({ color: "#eef0ef", roughness: 0.2, clearcoat: 0.6, side: DoubleSide });
    const metal = steel({ roughness: 0.5 });
    const upright = group(
      mesh(
        fromAbove(
          lathe(
            [
              [0, 1.7],
              [RADIUS - 1.1, 1.68],
              [RADIUS - 0.55, 1.55],
              [RADIUS - 0.3, 1.15],
              [RADIUS - 0.6, 1.48],
              [RADIUS - 1.1, 1.6],
              [0, 1.62],
            ],
            { around: 144, crease: 60 },
          ),
        ),
        film,
      ),
      mesh(
        lathe(
          [
            [RADIUS - 0.3, 1.15],
            [RADIUS - 0.05, 0.4],
          ],
          { around: 144 },
        ),
        clear,
      ),
      // A channel of aluminium: the film ends in its glue.
      mesh(
        lathe(
          [
            [RADIUS - 0.12, 0.1],
            [RADIUS - 0.02, 0],
            [RADIUS + 0.5, 0],
            [RADIUS + 0.6, 0.1],
            [RADIUS + 0.6, 0.95],
            [RADIUS + 0.52, 1.02],
            [RADIUS + 0.44, 0.95],
            [RADIUS + 0.36, 0.55],
            [RADIUS, 0.5],
            [RADIUS - 0.12, 0.6],
            [RADIUS - 0.12, 0.1],
          ],
          { around: 144 },
        ),
        metal,
      ),
      placed(litSkin(RADIUS - 0.7, "film"), { at: v(0, 1.52, 0) }),
      placed(
        label(9, 3, (on) => {
          text(on, "KOTTAI", { y: -0.45, size: 1.15, colour: "#26262a", weight: 700, spacing: 0.14 });
          text(on, "COATED  10 mil", { y: 0.6, size: 0.5, colour: "#26262a", spacing: 0.05 });
        }),
        { at: v(0, 1.71, 9.4), turn: [-90, 0, 0] },
      ),
    );
    return group(placed(upright, { turn: [72, 0, 0] }));
  },
});
