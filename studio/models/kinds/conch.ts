import { DoubleSide } from "three";
import { silver } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { clouds } from "../noise.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { outward, skin } from "../parts/surface.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, mix, steps, v } from "../parts/vector.ts";
import { computed } from "../texture.ts";

/** How much of its size is left one turn earlier, how many turns there are, and the height of the tip they grow from. */
const [SHRINK, TURNS, APEX] = [0.56, 2.3, 5.2];

/** The mouth of a chank as its last turn ends: radius and height, from the seam over the shoulder to the canal and back. */
const mouth: Flat[] = curve(
  [
    [2, 2.9],
    [2.9, 2.75],
    [3.65, 2],
    [3.95, 0.7],
    [3.75, -0.9],
    [2.9, -3],
    [1.8, -5],
    [1.05, -6.5],
    [0.55, -7],
    [0.3, -6.4],
    [0.42, -4.6],
    [0.7, -2.4],
    [1, -0.4],
    [1.2, 1],
    [1.5, 2.2],
    [2, 2.9],
  ],
  6,
);

/** The shell's skin, drawn in by `inset` towards the middle of its turn; rows run along the spiral. */
function whorls(inset: number) {
  const count = 190;
  const rows = steps(count, -TURNS, 0).map((turn) => {
    const size = SHRINK ** -turn;
    const angle = turn * Math.PI * 2;
    const ridge = 1 + 0.006 * Math.sin(turn * 61) + 0.006 * Math.sin(turn * 23 + 1);
    return mouth.map(([r, y], n) => {
      const [ir, iy] = [mix(r, 2, inset), mix(y, -0.6, inset)];
      const groove = 1 + 0.004 * Math.sin((n / mouth.length) * 130);
      const radius = ir * size * ridge * groove;
      return v(Math.cos(angle) * radius, APEX + (iy - APEX) * size, Math.sin(angle) * radius);
    });
  });
  return outward(skin(rows, (row, column) => [row / 24, column / 24], true));
}

const growth = () =>
  computed(512, (u, w) => {
    const line = clouds(u * 26, w * 2.4, 3);
    const stain = clouds(u * 5 + 7, w * 3, 3);
    const k = 1 - 0.07 * line - 0.14 * Math.max(0, stain - 0.52);
    return [255 * k, 252 * k - 12 * Math.max(0, stain - 0.5), 246 * k - 40 * Math.max(0, stain - 0.5)];
  });

export default model<{ size: number; mouthpiece?: true }>({
  finishes: { cream: { size: 1 }, silver: { size: 1.25, mouthpiece: true } },
  size: [11.9, 6.5, 5.9],
  camera: { azimuth: 8, elevation: 24, fill: 0.8 },
  angle: { azimuth: 176, elevation: 30, fill: 0.78 },
  close: { azimuth: -58, elevation: 20, at: [-4.7, 1.9, 0.8], across: 10 },
  build({ size, mouthpiece }) {
    const shell = physical({
      color: "#fffaf2",
      map: growth(),
      roughness: 0.42,
      clearcoat: 0.45,
      clearcoatRoughness: 0.25,
      side: DoubleSide,
    });
    const within = physical({
      color: "#f0c9a8",
      roughness: 0.3,
      clearcoat: 0.7,
      clearcoatRoughness: 0.15,
      side: DoubleSide,
    });
    const dark = physical({ color: "#2a1b12", roughness: 0.9 });
    const start = SHRINK ** TURNS;
    const top = APEX + (2.9 - APEX) * start;
    const lip = mouth.map(([r, y]) => v(mix(r, 2, 0.025), mix(y, -0.6, 0.025), 0));
    const lining = mesh(whorls(0.06), within);
    lining.castShadow = lining.receiveShadow = false;
    const made = group(
      mesh(whorls(0), shell),
      lining,
      mesh(tube(lip, 0.11, { closed: true, pieces: 120, around: 8 }), shell),
      // The sawn tip with its rounded blowing hole.
      mesh(
        lathe(
          [
            [0.95, top - 0.9],
            [0.92, top - 0.1],
            [0.78, top + 0.08],
            [0.6, top],
            [0.5, top - 0.5],
          ],
          { around: 40, smooth: true },
        ),
        shell,
      ),
      mesh(rod(v(0, top - 0.3, 0), v(0, top - 0.12, 0), 0.58), dark),
    );
    if (mouthpiece) {
      const metal = silver();
      made.add(
        mesh(
          lathe(
            [
              [1, top - 0.6],
              [1.52, top - 0.6],
              [1.5, top - 0.42],
              [1.32, top - 0.15],
              [1.05, top + 0.12],
              [0.62, top + 0.65],
              [0.5, top + 1.3],
              [0.62, top + 1.5],
              [0.5, top + 1.7],
              [0.6, top + 2.2],
              [0.95, top + 2.6],
              [1, top + 2.75],
              [0.9, top + 2.8],
              [0.62, top + 2.6],
              [0.3, top + 2.1],
            ],
            { around: 64, smooth: true },
          ),
          metal,
        ),
        mesh(rod(v(0, top + 2, 0), v(0, top + 2.12, 0), 0.34), dark),
      );
    }
    const lying = placed(made, { turn: [0, -16, 0] });
    return group(placed(group(placed(lying, { scale: [size, size, size] })), { turn: [10, 0, 78] }));
  },
});
