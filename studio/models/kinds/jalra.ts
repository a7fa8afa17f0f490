import { type Group, type Material, SphereGeometry, type Vector3 } from "three";
import { cloth } from "../materials/cloth.ts";
import { brass, steel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { tube } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

type Look = { colour: string; cord: string } | "nattuvangam";

/** A heavy little cup with a flat brim, turned on the lathe: outside, over the edge, inside. */
const cup: Flat[] = [
  [0.19, 2.5],
  [0.9, 2.45],
  [1.6, 2],
  [2.05, 1.2],
  [2.3, 0.75],
  [3.1, 0.5],
  [3.35, 0.3],
  [3.4, 0],
  [3.05, 0],
  [2.5, 0.2],
  [1.9, 0.5],
  [1.4, 1.4],
  [0.7, 1.85],
  [0.19, 1.9],
];

/** A thin cymbal with a boss for the cord, and the thick little disc that strikes it: the faces that meet are at y 0. */
const thin: Flat[] = [
  [0.17, 1.42],
  [0.7, 1.4],
  [1.15, 1.22],
  [1.45, 0.92],
  [1.85, 0.74],
  [2.9, 0.36],
  [3.4, 0.1],
  [3.42, 0],
  [3.3, 0],
  [2.85, 0.2],
  [1.8, 0.56],
  [1.3, 0.8],
  [0.17, 1.24],
];
const thick: Flat[] = [
  [0.17, 1.3],
  [0.62, 1.3],
  [0.8, 1.22],
  [0.92, 1.02],
  [1.1, 0.95],
  [2.05, 0.9],
  [2.2, 0.8],
  [2.25, 0.66],
  [2.25, 0.14],
  [2.15, 0.02],
  [2, 0],
  [0.9, 0],
  [0.5, 0.3],
  [0.17, 0.34],
];

/** A knot in a cord, before the hole that it cannot slip through. */
const knot = (at: Vector3, radius: number, cord: Material) => mesh(new SphereGeometry(radius, 20, 12), cord, at);

/** The unequal couple of brass and steel by which dance is conducted, each on its own silk cord. */
function nattuvangam(): Group {
  const silk = cloth("#a3162c", 0.04);
  const turned = (profile: readonly Flat[], metal: Material) => mesh(lathe(profile, { around: 96, crease: 28 }), metal);
  const tassel = (at: Vector3, turn: number) =>
    placed(
      group(
        mesh(new SphereGeometry(0.3, 20, 12), silk, v(0, 0.3, 0)),
        ...times(15, (n) => {
          const a = ((n - 7) / 7) * 0.34;
          const far = 2.1 + ((n * 7) % 5) * 0.07;
          return mesh(
            tube([v(0, 0.3, 0), v(Math.sin(a) * far * 0.5, 0.22, far * 0.5), v(Math.sin(a) * far, 0.08, far)], 0.08, {
              around: 6,
            }),
            silk,
          );
        }),
      ),
      { at, turn: [0, turn, 0] },
    );
  return group(
    placed(turned(thin, brass({ roughness: 0.18 })), { at: v(-3.6, 0, -0.8) }),
    placed(group(placed(turned(thick, steel({ roughness: 0.2, color: "#b4b6b9" })), { turn: [64, 0, 0] })), {
      at: v(3.4, 2.05, 0),
      turn: [0, -36, 0],
    }),
    knot(v(-3.6, 1.62, -0.8), 0.3, silk),
    mesh(
      tube(
        [
          v(-3.6, 1.5, -0.8),
          v(-3.6, 2.1, -0.7),
          v(-4.6, 1.9, 1),
          v(-5.4, 0.4, 2.9),
          v(-4.6, 0.19, 4.6),
          v(-2.6, 0.19, 5.2),
        ],
        0.19,
        { around: 10, pieces: 70 },
      ),
      silk,
    ),
    tassel(v(-2.6, 0, 5.2), 82),
    mesh(
      tube([v(2.8, 2.55, 0.8), v(2.5, 2.75, 1.2), v(2.9, 2, 2.6), v(3.9, 0.3, 3.9), v(3.6, 0.19, 5.6)], 0.19, {
        around: 10,
        pieces: 60,
      }),
      silk,
    ),
    tassel(v(3.6, 0, 5.6), -60),
  );
}

export default model<Look>({
  finishes: {
    brass: { colour: "#d8b670", cord: "#e3b023" },
    gold: { colour: "#e2bd7c", cord: "#8f1f2b" },
    "brass-steel": "nattuvangam",
  },
  size: [14.9, 6.2, 9.5],
  camera: { azimuth: 12, elevation: 30, fill: 0.8 },
  angle: { azimuth: -36, elevation: 52, fill: 0.8 },
  close: { at: [4.1, 3, 0.6], across: 9, azimuth: 22, elevation: 24 },
  build(look) {
    if (look === "nattuvangam") return nattuvangam();
    const { colour } = look;
    const metal = brass({ color: colour, roughness: 0.2 });
    const one = () => mesh(lathe(cup, { around: 96, crease: 28 }), metal);
    const cord = cloth(look.cord, 0.05);
    const line = [
      v(-4.1, 2.2, 0),
      v(-4.1, 3, 0.15),
      v(-2.6, 2.2, 2.8),
      v(0, 0.36, 5.2),
      v(2.4, 0.5, 6.1),
      v(4.4, 2.2, 5.3),
      v(4.98, 4.26, 3.8),
      v(4.86, 4.4, 2.95),
      v(4.7, 4.12, 2.38),
    ];
    return group(
      placed(one(), { at: v(-4.1, 0, 0) }),
      placed(one(), { at: v(4.1, 3.06, 0.2), turn: [64, 0, -14] }),
      mesh(tube(line, 0.2, { around: 10, pieces: 90 }), cord),
      knot(v(-4.1, 2.68, 0.03), 0.35, cord),
      knot(v(4.74, 4.19, 2.53), 0.35, cord),
    );
  },
});
