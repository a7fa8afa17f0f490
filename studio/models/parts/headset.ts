import { SphereGeometry } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod, tube } from "./tube.ts";
import { v } from "./vector.ts";

/** The wire that goes behind the head, hooks over both ears and carries a small capsule before the mouth. */
export function headset() {
  const [wire, foam] = [plastic("#1b1c1f", 0.5), matt("#141416")];
  const ear = (side: number) => [
    v(side * 5.6, 0.3, 3.4),
    v(side * 6, 1.4, 4.2),
    v(side * 6.1, 2.9, 3.6),
    v(side * 6, 3.3, 2),
    v(side * 5.9, 2.2, 0.4),
    v(side * 5.6, 0.5, -0.8),
  ];
  const band = [
    ...ear(-1),
    v(-4.6, 0.18, -3),
    v(-2.4, 0.16, -4.8),
    v(0, 0.16, -5.3),
    v(2.4, 0.16, -4.8),
    v(4.6, 0.18, -3),
    ...ear(1).reverse(),
  ];
  return group(
    mesh(tube(band, 0.15, { pieces: 220, around: 10 }), wire),
    mesh(
      tube([v(-5.9, 2.4, 0.7), v(-5.4, 1.5, 2.6), v(-4.4, 0.9, 5), v(-2.6, 0.6, 6.8), v(-0.9, 0.5, 7.4)], 0.1, {
        pieces: 60,
        around: 8,
      }),
      wire,
    ),
    placed(mesh(new SphereGeometry(0.52, 24, 16).scale(1.35, 1, 1), foam), {
      at: v(-0.5, 0.54, 7.5),
      turn: [0, 20, 0],
    }),
  );
}

/** The small microphone for a collar on its clip. */
export function lapel() {
  const [black, metal] = [plastic("#17181a", 0.45), steel()];
  return group(
    mesh(rod(v(0, 0.75, -0.7), v(0, 0.75, 0.3), 0.32, undefined, 24), black),
    mesh(rod(v(0, 0.75, 0.3), v(0, 0.75, 0.62), 0.34, 0.3, 24), metal),
    mesh(box(0.9, 0.14, 2.6, 0.1, 0.04), metal, v(0, 0.1, -0.5)),
    placed(mesh(box(0.9, 0.14, 2.6, 0.1, 0.04), metal), { at: v(0, 0.36, -0.5), turn: [-9, 0, 0] }),
    mesh(box(0.8, 0.5, 0.6, 0.15), black, v(0, 0.5, -0.1)),
  );
}
