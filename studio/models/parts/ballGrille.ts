import type { BufferGeometry, Group, Material, Mesh } from "three";
import { matt } from "../materials/lacquer.ts";
import { wireMesh } from "../materials/wireMesh.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { type Flat, steps, v } from "./vector.ts";

/** Lays the texture of a turned cap as cloth is drawn over a ball: from its top outwards, in centimetres. */
export function fromTop(shape: BufferGeometry, top: number): BufferGeometry {
  const [position, uv] = [shape.getAttribute("position"), shape.getAttribute("uv")];
  for (let n = 0; n < position.count; n++) {
    const [x, y, z] = [position.getX(n), position.getY(n), position.getZ(n)];
    const out = Math.hypot(x, z);
    const way = Math.hypot(out, top - y) / (out || 1);
    uv.setXY(n, x * way, z * way);
  }
  return shape;
}

/**
 * The round grille of a singer's microphone, 5.1 cm wide: a cone of wire mesh from its collar at y 0, a band about its
 * middle, a dome to y 5.75, and the foam one sees through it.
 */
export function ballGrille(wire: string, band: Material): Group {
  const cone: Flat[] = [
    [1.72, 0],
    [2.02, 0.7],
    [2.34, 1.7],
    [2.48, 2.7],
  ];
  const dome = steps(18).map((t): Flat => {
    const a = (t * Math.PI) / 2;
    return [2.48 * Math.cos(a) ** 0.92, 3.0 + 2.75 * Math.sin(a) ** 1.02];
  });
  const net = wireMesh(wire, 0.15);
  const foam = matt("#1d1d1f");
  const within = (profile: Flat[]): Flat[] => profile.map(([r, y]) => [r * 0.95, y - 0.08]);
  return group(
    mesh(lathe(cone, { smooth: true }), net),
    mesh(fromTop(lathe(dome, { crease: 180 }), 5.75), net),
    mesh(lathe([...within(cone), ...within(dome)], { crease: 180 }), foam),
    mesh(
      lathe(
        [
          [2.46, -0.2],
          [2.56, -0.17],
          [2.58, 0],
          [2.56, 0.17],
          [2.46, 0.2],
        ],
        { crease: 60 },
      ),
      band,
      v(0, 2.85, 0),
    ),
  );
}

/** The ring that a round grille is screwed on, from y 0 to 0.84; the body below it is 1.6 cm in radius. */
export const grilleCollar = (material: Material): Mesh =>
  mesh(
    lathe([
      [1.58, 0],
      [1.7, 0.02],
      [1.74, 0.1],
      [1.74, 0.4],
      [1.68, 0.46],
      [1.68, 0.52],
      [1.82, 0.6],
      [1.84, 0.7],
      [1.78, 0.82],
      [1.6, 0.84],
    ]),
    material,
  );
