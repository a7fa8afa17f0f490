import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
import { group, mesh, placed } from "./mesh.ts";
import { cornered, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { type Flat, v } from "./vector.ts";

type Cabinet = {
  width: number;
  height: number;
  depth: number;
  /** How much less deep it is above: its panel leans back by that. */
  lean: number;
  shell: Material;
  cheeks: Material;
  panel: Material;
};

/**
 * The cabinet of an electronic tanpura or talometer: two cheeks, the shell between them and a panel that leans back.
 * `onPanel` stands on the panel: x from its middle, y up from its lower edge, z out of it.
 */
export function droneCabinet({ width, height, depth, lean, shell, cheeks, panel }: Cabinet, onPanel: Group): Group {
  const side = (by: number): Flat[] => [
    [-depth / 2 - by, -by],
    [depth / 2 + by, -by],
    [depth / 2 + by, 1.6],
    [depth / 2 - lean + by, height - 0.6],
    [depth / 2 - lean - 0.6, height + by],
    [-depth / 2 + 0.6, height + by],
    [-depth / 2 - by, height - 0.6],
  ];
  const section = (by: number, thick: number, bevel: number) =>
    slab(plate(cornered(side(by).map(([z, y]) => [-z, y] as const))), thick, bevel, 4).rotateY(Math.PI / 2);
  const angle = (Math.atan2(lean, height - 2.2) * 180) / Math.PI;
  const long = Math.hypot(lean, height - 2.2);
  return group(
    mesh(section(0, width - 2, 0), shell, v(-width / 2 + 1, 0, 0)),
    ...[-width / 2, width / 2 - 1.2].map((x) => mesh(section(0.35, 1.2, 0.35), cheeks, v(x, 0, 0))),
    placed(
      group(
        mesh(
          slab(
            plate(
              cornered([
                [-width / 2 + 1.3, 0.2],
                [width / 2 - 1.3, 0.2],
                [width / 2 - 1.3, long - 0.1],
                [-width / 2 + 1.3, long - 0.1],
              ]),
            ),
            0.12,
            0.03,
          ),
          panel,
        ),
        placed(onPanel, { at: v(0, 0, 0.12) }),
      ),
      { at: v(0, 1.6, depth / 2), turn: [-angle, 0, 0] },
    ),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        mesh(
          rod(
            v(x * (width / 2 - 2.4), -0.3, z * (depth / 2 - 1.4)),
            v(x * (width / 2 - 2.4), -0.75, z * (depth / 2 - 1.4)),
            0.8,
          ),
          matt("#101011"),
        ),
      ),
    ),
  );
}
