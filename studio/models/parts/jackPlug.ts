import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { type Flat, times, v } from "./vector.ts";

/** The ribbed sleeve that keeps a cable from kinking: turned, `from` its cable end along z. */
export function boot(cable: number, wide: number, length: number, ribs = 7): Flat[] {
  const step = length / ribs;
  return [
    [cable * 0.9, 0],
    ...times(ribs, (n): Flat[] => {
      const r = cable + 0.12 + ((wide - cable - 0.12) * n) / ribs;
      return [
        [r, n * step],
        [r + 0.05, n * step + step * 0.62],
        [r - 0.06, n * step + step * 0.66],
        [r - 0.05, n * step + step * 0.98],
      ];
    }).flat(),
    [wide, length],
  ];
}

const turned = (profile: Flat[], material: Material, z = 0) =>
  mesh(lathe(profile, { around: 40 }).rotateX(Math.PI / 2), material, v(0, 0, z));

/** The contacts of a mono plug along z: the sleeve from 5.28, the black ring, the tip. */
const tip = (contact: Material): Group =>
  group(
    turned(
      [
        [0, 5.28],
        [0.44, 5.28],
        [0.44, 5.42],
        [0.318, 5.44],
        [0.318, 7.55],
        [0, 7.55],
      ],
      contact,
    ),
    turned(
      [
        [0, 7.5],
        [0.312, 7.5],
        [0.312, 7.66],
        [0, 7.66],
      ],
      plastic("#111214"),
    ),
    turned(
      [
        [0, 7.64],
        [0.318, 7.64],
        [0.318, 7.78],
        [0.232, 7.94],
        [0.232, 8.02],
        [0.318, 8.16],
        [0.3, 8.24],
        [0.1, 8.52],
        [0, 8.56],
      ],
      contact,
    ),
  );

/** A straight 6.3 mm mono jack plug along z, the cable entering at the origin; its axis is 0.75 cm above the floor. */
export function jackPlug(cable: number, shell: Material, contact: Material): Group {
  const knurl = times(9, (n): Flat[] => [
    [0.7, 2.5 + n * 0.09],
    [0.735, 2.53 + n * 0.09],
    [0.735, 2.56 + n * 0.09],
    [0.7, 2.59 + n * 0.09],
  ]).flat();
  return group(
    turned([...boot(cable, 0.52, 1.9), [0, 1.9]], matt("#17181a")),
    turned(
      [
        [0, 1.8],
        [0.58, 1.8],
        [0.7, 1.92],
        [0.7, 2.45],
        ...knurl,
        [0.7, 3.35],
        [0.75, 3.4],
        [0.75, 5.2],
        [0.7, 5.26],
        [0.48, 5.3],
        [0, 5.3],
      ],
      shell,
    ),
    tip(contact),
  );
}

/** The same with its contacts at a right angle to the cable, towards x. */
export function angledPlug(cable: number, shell: Material, contact: Material): Group {
  const housing: Flat[] = [
    [0, -0.74],
    [1, -0.74],
    [1.12, -0.62],
    [1.12, 0.62],
    [1, 0.74],
    [0, 0.74],
  ];
  return group(
    turned([...boot(cable, 0.52, 1.9), [0, 1.9]], matt("#17181a")),
    turned(
      [
        [0, 1.8],
        [0.58, 1.8],
        [0.7, 1.92],
        [0.7, 3],
        [0, 3],
      ],
      shell,
    ),
    mesh(lathe(housing, { around: 56, crease: 30 }), shell, v(0, 0, 3.6)),
    placed(group(tip(contact)), { at: v(-4.3, 0, 3.6), turn: [0, 90, 0] }),
  );
}
