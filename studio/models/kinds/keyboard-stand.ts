import type { Group, Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, plate } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { squareTube } from "../parts/squareTube.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";
import { zFrame } from "../parts/zFrame.ts";

/** Half as far apart as the arms above and the feet below stand, how high the arms' tubes lie, how long both are. */
const [ARMS, FEET, HIGH, REACH] = [25, 31, 80, 37];

/** Two parallel tubes from a foot to an arm. */
function pair(way: number, z: number, material: Material) {
  const [from, to] = [v(-way * FEET, 4.2, z), v(way * ARMS, HIGH, z)];
  const line = to.clone().sub(from).normalize();
  const off = v(-line.y, line.x, 0).multiplyScalar(2.7);
  return group(
    squareTube(from.clone().add(off), to.clone().add(off), material),
    squareTube(from.clone().sub(off), to.clone().sub(off), material),
    ...[0.012, 0.22, 0.8, 0.985].map((t) => {
      const at = from.clone().lerp(to, t);
      return squareTube(at.clone().addScaledVector(off, -1), at.clone().add(off), material);
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

/** An X of double tubes, its arms in rubber sleeves, its feet level. */
function crossed(paint: Material): Group {
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
        rod(v(side * ARMS, HIGH + 1.5, -REACH / 2 + 3), v(side * ARMS, HIGH + 1.5, REACH / 2 - 3), 2.5, undefined, 32),
        sleeve,
      ),
      ...[-1, 1].map((end) => mesh(box(3.6, 3.6, 3, 0.8, 0.4), rubber, v(side * ARMS, HIGH + 1.5, end * (REACH / 2)))),
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
}

/** Keyboard stands: the X, and the Z that leaves room for knees. */
export default model<{ frame: (paint: Material) => Group }>({
  finishes: {
    black: { frame: crossed },
    // Moved so that the closer look is at its height lock.
    "black-z": { frame: (paint) => placed(group(zFrame(paint)), { at: v(-38, 6, 4) }) },
  },
  size: [68.8, 87.4, 49],
  camera: { azimuth: 30, elevation: 14, fill: 0.86 },
  angle: { azimuth: 116, elevation: 10, fill: 0.86 },
  close: { at: [2, 44, 4], across: 32, azimuth: 24, elevation: 12 },
  build: ({ frame }) =>
    frame(physical({ color: "#1b1c1e", roughness: 0.42, metalness: 0.3, clearcoat: 0.6, clearcoatRoughness: 0.3 })),
});
