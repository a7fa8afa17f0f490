import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { gold } from "../materials/metals.ts";
import { boot } from "./jackPlug.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, plate } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { type Flat, v } from "./vector.ts";

const PINS: Flat[] = [
  [-0.36, 0.2],
  [0.36, 0.2],
  [0, -0.4],
];

/**
 * A three-pin microphone plug along z, the cable entering at the origin: "male" with pins in an open shell, "female" with
 * holes and a latch. `ring` is the coloured ring at its boot. Its axis is 0.95 cm above the floor.
 */
export function xlrPlug(kind: "male" | "female", cable: number, shell: Material, ring: Material): Group {
  const turned = (profile: Flat[], material: Material) =>
    mesh(lathe(profile, { around: 48 }).rotateX(Math.PI / 2), material);
  const end = 6.9;
  const rim: Flat[] = [
    [0.93, end - 0.04],
    [0.9, end],
    [0.82, end],
    [0.8, end - 0.05],
  ];
  const open: Flat[] = [...rim, [0.8, 5.2], [0, 5.2]];
  const flush: Flat[] = [
    [0.78, end - 0.04],
    [0.75, end],
    [0, end],
  ];
  const body: Flat[] = [
    [0, 2.3],
    [0.78, 2.3],
    [0.84, 2.36],
    [0.84, 3.5],
    [0.93, 3.7],
    ...(kind === "male"
      ? [[0.93, 5] as const, [0.95, 5.04] as const, [0.95, 5.1] as const, [0.93, 5.14] as const]
      : []),
    ...(kind === "male" ? open : [[0.93, 5] as const, [0.9, 5.1] as const, [0.79, 5.16] as const, ...flush]),
  ];
  const made = group(
    turned([...boot(cable, 0.62, 2, 6), [0, 2]], matt("#17181a")),
    turned(
      [
        [0, 1.95],
        [0.7, 1.95],
        [0.74, 2],
        [0.74, 2.28],
        [0.7, 2.32],
        [0, 2.32],
      ],
      ring,
    ),
    turned(body, shell),
  );
  if (kind === "male") {
    const pin = gold();
    made.add(
      mesh(slab(plate(ellipse(0, 0, 0.79)), 0.1), plastic("#17181b"), v(0, 0, 5.25)),
      ...PINS.map(([x, y]) => mesh(rod(v(x, y, 5.3), v(x, y, 6.6), 0.12, 0.1), pin)),
    );
    return made;
  }
  const dark = plastic("#050506", 0.7);
  made.add(
    mesh(slab(plate(ellipse(0, 0, 0.66)), 0.04), plastic("#34363b"), v(0, 0, end - 0.02)),
    ...PINS.map(([x, y]) => mesh(slab(plate(ellipse(-x, y, 0.15)), 0.02), dark, v(0, 0, end + 0.012))),
    placed(mesh(box(0.62, 1.3, 0.3, 0.14, 0.08), shell), { at: v(0, 0.88, 4.5), turn: [-86, 0, 0] }),
  );
  return made;
}
