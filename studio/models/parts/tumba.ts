import { type Group, type Material, RingGeometry } from "three";
import { dome } from "./dome.ts";
import { loft } from "./loft.ts";
import { group, mesh } from "./mesh.ts";
import { mirrored, type Outline, smooth } from "./outline.ts";
import { tube } from "./tube.ts";
import { steps, v } from "./vector.ts";

type Tumba = {
  /** Half the width of the face, and how deep the gourd is behind it. */
  radius: number;
  depth: number;
  gourd: Material;
  face: Material;
  binding: Material;
};

/** The face of a gourd instrument, its middle at the origin: round below, drawn up to the neck above. */
const faceOf = (radius: number): Outline =>
  smooth(
    mirrored([
      [0, -radius],
      [radius * 0.5, -radius * 0.88],
      [radius * 0.88, -radius * 0.5],
      [radius, 0],
      [radius * 0.9, radius * 0.46],
      [radius * 0.64, radius * 0.84],
      [radius * 0.36, radius * 1.16],
      [0, radius * 1.26],
    ]),
    160,
  );

/** The gourd body of sitar and tanpura with its wooden plate and binding: the face looks to z at z 0. */
export function tumba({ radius, depth, gourd, face, binding }: Tumba): Group {
  const outline = faceOf(radius);
  const rings = steps(22, 0, (Math.PI / 2) * 0.995).map((a) => {
    const [shrink, back] = [Math.cos(a) ** 0.62, Math.sin(a) ** 0.9 * depth];
    const swell = 1 + 0.07 * Math.sin(Math.min(1, a * 1.6) * Math.PI);
    return outline.map(({ x, y }) => v(x * shrink * swell, (y + radius * 0.1) * shrink * swell - radius * 0.1, -back));
  });
  const edge = outline.map(({ x, y }) => v(x, y, 0.1));
  return group(
    mesh(loft(rings), gourd),
    mesh(
      dome(outline, (t) => 0.35 + 1.2 * Math.sin((Math.min(1, t * 1.15) * Math.PI) / 2), [0, -1], 20),
      face,
    ),
    mesh(tube(edge, 0.42, { closed: true, pieces: 240, around: 8 }), binding),
  );
}

/** Carved leaves from under the neck along the gourd's shoulders, left and right, pointed at both ends. */
export function leaves(radius: number, material: Material): Group {
  const made = group();
  for (const side of [-1, 1]) {
    const line = [
      v(side * radius * 0.22, radius * 1.23, -0.2),
      v(side * radius * 0.38, radius * 1.13, -0.8),
      v(side * radius * 0.65, radius * 0.83, -1.2),
      v(side * radius * 0.92, radius * 0.42, -1.4),
    ];
    made.add(
      mesh(
        tube(line, (t) => radius * 0.07 * Math.sin(Math.PI * t) ** 0.8 + 0.005, { around: 14, pieces: 48 }),
        material,
      ),
    );
  }
  return made;
}

/** A flat ring of inlay round a point of the face. */
export const inlay = (from: number, to: number, material: Material, z: number) =>
  mesh(new RingGeometry(from, to, 72), material, v(0, 0, z));
