import type { Material, Vector3 } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, plate, roundRect } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

/** Half as far apart as the arms above and the feet below stand, how high the arms' tubes lie, how long both are. */
const [ARMS, FEET, HIGH, REACH] = [25, 31, 80, 37];

/** A square steel tube of 3 cm from `from` to `to`, both in one upright plane that looks at the viewer. */
function square(from: Vector3, to: Vector3, material: Material) {
  const way = to.clone().sub(from).normalize();
  const side = v(-way.y, way.x, 0);
  const ring = (at: Vector3) =>
    roundRect(3, 3, 0.45, 4).map((p) =>
      at
        .clone()
        .addScaledVector(side, p.x)
        .add(v(0, 0, p.y)),
    );
  return mesh(loft([ring(from), ring(to)]), material);
}

/** Two parallel tubes from a foot to an arm. */
function pair(way: number, z: number, material: Material) {
  const [from, to] = [v(-way * FEET, 4.2, z), v(way * ARMS, HIGH, z)];
  const line = to.clone().sub(from).normalize();
  const off = v(-line.y, line.x, 0).multiplyScalar(2.7);
  return group(
    square(from.clone().add(off), to.clone().add(off), material),
    square(from.clone().sub(off), to.clone().sub(off), material),
    ...[0.012, 0.22, 0.8, 0.985].map((t) => {
      const at = from.clone().lerp(to, t);
      return square(at.clone().addScaledVector(off, -1), at.clone().add(off), material);
    }),
  );
}

/** The toothed disc where the legs cross, with the knob that frees it. */
function joint(metal: Material) {
  const teeth = 28;
  const disc = cornered(
    times(teeth * 4, (n) => {
      const a = (n / (teeth * 4)) * Math.PI * 2;
      const r = 7 + (n % 4 < 2 ? 0.3 : -0.15);
      return [Math.cos(a) * r, Math.sin(a) * r];
    }),
  );
  const grip = lathe(
    [
      [0, 0],
      [1.3, 0],
      [1.3, 1.6],
      [2.5, 2.2],
      [2.7, 3.4],
      [2.3, 4.4],
      [0, 4.7],
    ],
    { around: 48, crease: 50 },
  ).rotateX(Math.PI / 2);
  return group(
    mesh(slab(plate(disc), 1.6, 0.2), metal, v(0, 0, 3.4)),
    mesh(slab(plate(disc), 1.6, 0.2), metal, v(0, 0, -5)),
    mesh(rod(v(0, 0, -6.4), v(0, 0, 6), 2.2), nickel()),
    mesh(rod(v(0, 0, 5.8), v(0, 0, 6.5), 2.8, 2.6, 32), nickel()),
    mesh(grip, plastic("#a81d1c", 0.4), v(4.4, -0.6, 4.8)),
  );
}

/** An X-shaped stand of double tubes, its arms in rubber sleeves, its feet level. */
export default model({
  finishes: { black: {} },
  size: [68.8, 87.4, 49],
  camera: { azimuth: 30, elevation: 14, fill: 0.86 },
  angle: { azimuth: 116, elevation: 10, fill: 0.86 },
  close: { at: [2, 44, 4], across: 32, azimuth: 24, elevation: 12 },
  build() {
    const paint = physical({
      color: "#1b1c1e",
      roughness: 0.42,
      metalness: 0.3,
      clearcoat: 0.6,
      clearcoatRoughness: 0.3,
    });
    const [rubber, sleeve] = [matt("#131314"), matt("#202123")];
    const lengthwise = (x: number, y: number, long: number, material: Material, size = 3) =>
      mesh(box(size, size, long, 0.45, 0.1), material, v(x, y, 0));
    // Where both pairs of legs cross, by the share of the way up.
    const t = FEET / (FEET + ARMS);
    return group(
      pair(1, 1.7, paint),
      pair(-1, -1.7, paint),
      placed(joint(blackMetal()), { at: v(0, 4.2 + (HIGH - 4.2) * t, 0) }),
      ...[-1, 1].flatMap((side) => [
        lengthwise(side * ARMS, HIGH + 1.5, REACH, paint),
        mesh(
          rod(
            v(side * ARMS, HIGH + 1.5, -REACH / 2 + 3),
            v(side * ARMS, HIGH + 1.5, REACH / 2 - 3),
            2.5,
            undefined,
            32,
          ),
          sleeve,
        ),
        ...[-1, 1].map((end) =>
          mesh(box(3.6, 3.6, 3, 0.8, 0.4), rubber, v(side * ARMS, HIGH + 1.5, end * (REACH / 2))),
        ),
        mesh(
          rod(v(side * ARMS, HIGH + 2, -REACH / 2 + 1.6), v(side * ARMS, HIGH + 7, -REACH / 2 + 1.6), 0.9, 1.1, 16),
          rubber,
        ),
        lengthwise(side * FEET, 3.4, 43, paint),
        ...[-1, 1].flatMap((end) => [
          mesh(box(4, 4, 5, 1, 0.5), rubber, v(side * FEET, 3.2, end * 21.4)),
          mesh(rod(v(side * FEET, 0, end * 20), v(side * FEET, 2, end * 20), 1.7, 1.4, 20), rubber),
        ]),
      ]),
    );
  },
});
