import type { Group, Material } from "three";
import { physical } from "../materials/physical.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { ellipse, plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { type Flat, v } from "./vector.ts";

/** A ring that stands on a face at z 0, and the dark of the hole in it. */
const opening = (inner: number, outer: number, height: number, rim: Material, dark: Material) =>
  group(
    mesh(
      lathe(
        [
          [inner, 0],
          [outer, 0],
          [outer, height * 0.7],
          [outer - (outer - inner) * 0.3, height],
          [inner, height],
          [inner, 0],
        ],
        { around: 40 },
      ).rotateX(Math.PI / 2),
      rim,
    ),
    mesh(rod(v(0, 0, -0.1), v(0, 0, 0.03), inner + 0.01, undefined, 32), dark),
  );

/** A socket for a jack plug with its nut on the panel: 6.3 mm, or 3.5 mm if `small`. */
export const jackSocket = (rim: Material, dark: Material, small = false): Group =>
  small
    ? opening(0.19, 0.33, 0.12, rim, dark)
    : group(
        opening(0.34, 0.6, 0.28, rim, dark),
        mesh(slab(plate(ellipse(0, 0, 0.78, 0.78, 6), [ellipse(0, 0, 0.5)]), 0.16, 0.03), rim),
      );

/** A phono (RCA) socket that stands out: `colour` is its insulating ring. */
export const phonoSocket = (metal: Material, colour: Material, dark: Material): Group =>
  group(
    opening(0.2, 0.42, 0.9, metal, dark),
    mesh(rod(v(0, 0, 0), v(0, 0, 0.14), 0.62, undefined, 32), colour),
    mesh(rod(v(0, 0, 0), v(0, 0, 0.86), 0.3, undefined, 24), colour),
    mesh(rod(v(0, 0, 0.8), v(0, 0, 0.88), 0.16, undefined, 16), dark),
  );

/** A USB-C socket, or the larger USB-B of older devices. */
export function usbSocket(kind: "B" | "C", metal: Material, dark: Material): Group {
  const [width, height] = kind === "C" ? [0.9, 0.33] : [1.15, 1.05];
  return group(
    mesh(
      slab(
        plate(roundRect(width + 0.14, height + 0.14, 0.24), [roundRect(width, height, kind === "C" ? 0.16 : 0.1)]),
        0.08,
        0.02,
      ),
      metal,
    ),
    mesh(box(width + 0.02, height + 0.02, 0.04, 0.1, 0.01), dark, v(0, 0, 0.02)),
    mesh(box(width * 0.68, height * 0.24, 0.03, 0.03, 0.01), metal, v(0, 0, 0.045)),
  );
}

type Xlr = { plate: Material; dark: Material; metal: Material; insert?: Material };

const PINS: Flat[] = [
  [-0.36, 0.2],
  [0.36, 0.2],
  [0, -0.36],
];

/** The panel plate of an XLR socket with its screws at two corners. */
const flange = (material: Material, metal: Material) =>
  group(
    mesh(slab(plate(roundRect(2.6, 3.1, 0.3), [ellipse(0, 0, 1.02)]), 0.2, 0.06), material),
    ...(
      [
        [-0.95, 1.2],
        [0.95, -1.2],
      ] as const
    ).map(([x, y]) => mesh(rod(v(x, y, 0), v(x, y, 0.26), 0.24, 0.2, 20), metal)),
  );

/** An XLR socket on a face at z 0, 2.6 by 3.1 cm: it takes a microphone's plug, a jack too if `kind` is "combo". */
export function xlrSocket(kind: "input" | "combo" | "output", { plate: material, dark, metal, insert }: Xlr): Group {
  const made = group(flange(material, metal), mesh(rod(v(0, 0, -0.1), v(0, 0, 0.04), 1.04, undefined, 48), dark));
  const middle = insert ?? material;
  if (kind === "output") {
    made.add(
      mesh(box(0.34, 0.16, 0.12, 0.04), material, v(0, 0.92, 0.1)),
      ...PINS.map(([x, y]) => mesh(rod(v(x, y, 0), v(x, y, 0.2), 0.12, 0.1, 16), metal)),
    );
    return made;
  }
  made.add(
    mesh(rod(v(0, 0, 0), v(0, 0, 0.12), 0.8, undefined, 40), middle),
    ...PINS.map(([x, y]) => {
      const out = kind === "combo" ? 1.5 : 1;
      return mesh(rod(v(x * out, y * out, 0.08), v(x * out, y * out, 0.14), 0.13, undefined, 16), dark);
    }),
    mesh(box(0.5, 0.5, 0.3, 0.08), metal, v(0, 1.2, 0.16)),
  );
  if (kind === "combo") made.add(mesh(rod(v(0, 0, 0.08), v(0, 0, 0.15), 0.34, undefined, 32), dark));
  return made;
}

/** A mains inlet (IEC C14) on a face at z 0. */
export const mainsInlet = (dark: Material, metal: Material): Group =>
  group(
    mesh(box(4.8, 2.8, 0.3, 0.3, 0.06), dark, v(0, 0, 0.1)),
    mesh(slab(plate(roundRect(2.7, 2, 0.4), [roundRect(2.4, 1.7, 0.3)]), 0.25, 0.04), dark, v(0, 0, 0.2)),
    ...[-0.7, 0, 0.7].map((x) => mesh(box(0.2, 0.5, 0.3, 0.05), metal, v(x, x === 0 ? 0.3 : -0.2, 0.28))),
    ...[-2, 2].map((x) => mesh(rod(v(x, 0, 0.2), v(x, 0, 0.32), 0.26, 0.22, 16), metal)),
  );

/** A lit lamp of `radius` on a face at z 0. */
export const lamp = (radius: number, colour: string) =>
  mesh(
    lathe(
      [
        [radius, 0],
        [radius, radius * 0.4],
        [radius * 0.7, radius * 0.9],
        [0, radius * 1.1],
      ],
      { around: 20, crease: 70 },
    ).rotateX(Math.PI / 2),
    physical({ color: colour, emissive: colour, emissiveIntensity: 0.5, roughness: 0.3 }),
  );
