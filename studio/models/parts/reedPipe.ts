import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { brass } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { hoop } from "./hoop.ts";
import { labelAround } from "./label.ts";
import { lathe } from "./lathe.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { tube } from "./tube.ts";
import { steps, times, v } from "./vector.ts";

/** A reed of flat pale cane, bound with red thread on a brass staple, from y 0: of nadaswaram and shehnai. */
export function reed(): Group {
  const cane = physical({ color: "#f1e4bd", roughness: 0.85, specularIntensity: 0.3 });
  const blade = [
    [0, 0.42, 0.42],
    [0.8, 0.62, 0.3],
    [2, 1.05, 0.12],
    [2.5, 1.1, 0.07],
  ].map(([y = 0, wide = 1, deep = 1]) =>
    steps(25, 0, 2 * Math.PI).map((a) => v(Math.cos(a) * wide, y, Math.sin(a) * deep)),
  );
  return group(
    placed(mesh(loft(blade), cane), { at: v(0, 3.4, 0) }),
    mesh(
      lathe(
        [
          [0.3, 2.5],
          [0.52, 2.6],
          [0.56, 3.1],
          [0.56, 3.6],
          [0.5, 3.75],
          [0.3, 3.8],
        ],
        { around: 28 },
      ),
      cloth("#8f2430", 0.05),
    ),
    mesh(
      lathe(
        [
          [0, 0],
          [0.55, 0],
          [0.36, 3.6],
          [0, 3.6],
        ],
        { around: 24 },
      ),
      brass(),
    ),
  );
}

/** A turned bead round an upright pipe of `radius`, at a height. */
export const bead = (y: number, radius: number, material: Material) =>
  mesh(
    lathe(
      [
        [radius - 0.3, -0.5],
        [radius + 0.16, -0.3],
        [radius + 0.28, 0],
        [radius + 0.16, 0.3],
        [radius - 0.3, 0.5],
      ],
      { around: 48, smooth: true },
    ),
    material,
    v(0, y, 0),
  );

/** A finger hole of `hole` in an upright pipe of `radius`, at a height, turned to the viewer's right. */
export const fingerHole = (y: number, radius: number, hole: number) =>
  placed(
    labelAround(radius + 0.015, hole * 2.8, hole * 2.8, (on) => {
      for (const [r, colour] of [
        [1.12, "rgb(20 8 4 / 60%)"],
        [1, "#080403"],
      ] as const) {
        on.fillStyle = colour;
        on.beginPath();
        on.arc(0, 0, hole * r, 0, 7);
        on.fill();
      }
    }),
    { at: v(0, y, 0), turn: [0, 20, 0] },
  );

/**
 * The player's spare reeds, each on a thread: how far to the side, and how deep below the pipe's top. The threads are
 * `tied` round the pipe, at a height and of its radius there.
 */
export function spareReeds(
  top: number,
  tied: { y: number; radius: number },
  hung: readonly (readonly [side: number, drop: number])[],
  size = 0.8,
): Group {
  const thread = cloth("#c8a13a", 0.05);
  return group(
    ...times(4, (n) => mesh(hoop(tied.radius + 0.04, 0.09, tied.y + (n - 1.5) * 0.16), thread)),
    ...hung.flatMap(([x, drop]) => [
      mesh(
        tube(
          [
            v(tied.radius, tied.y, 0.3),
            v(x, tied.y - 0.9 * size, 1.4),
            v(x + 0.3, top - drop * 0.6, 2),
            v(x, top - drop, 2),
          ],
          0.07,
          { around: 6 },
        ),
        thread,
      ),
      placed(reed(), { at: v(x, top - drop, 2), turn: [180, 30, 0], scale: [size, size, size] }),
    ]),
  );
}
