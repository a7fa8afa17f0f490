import type { Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { tripod } from "../parts/tripod.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, v } from "../parts/vector.ts";

/** The tubes, and the flat bars of the desk: duller, or a lamp above them burns them out. */
type Look = { metal: () => Material; bars: () => Material };

/** How high the desk's hinge is. */
const HINGE = 86;

/** The folding desk of flat bars, upright at the origin: 50 by 25 cm, a ledge in front and two arms that hold the pages. */
function desk(metal: Material, joint: Material) {
  const bar = ([x1, y1]: Flat, [x2, y2]: Flat, z: number) => {
    const long = Math.hypot(x2 - x1, y2 - y1);
    return placed(mesh(box(long + 0.9, 0.95, 0.16, 0.45, 0.05), metal), {
      at: v((x1 + x2) / 2, (y1 + y2) / 2, z),
      turn: [0, 0, (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI],
    });
  };
  const rivets: Flat[] = [
    [0, 0],
    [0, 23],
    [0, 11.5],
  ];
  const made = group(mesh(box(1.3, 25.5, 0.3, 0.4, 0.1), metal, v(0, 11.8, -0.4)));
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Flat => [side * x, y];
    rivets.push(at(24.4, 0.4), at(24.4, 24), at(12.2, 0.2), at(12.2, 23.5), at(12.2, 12));
    made.add(
      bar(at(0, 0), at(24.4, 0.4), 0),
      bar(at(0, 23), at(24.4, 24), 0),
      bar(at(24.4, 0.4), at(24.4, 24), 0.2),
      bar(at(12.2, 0.2), at(12.2, 23.5), 0.2),
      bar(at(0, 0), at(24.4, 24), -0.2),
      bar(at(0, 23), at(24.4, 0.4), -0.38),
      mesh(
        tube(
          [at(23.6, 0.2), at(23.6, -0.3), at(2, -0.3), at(2, 0.2)].map(([x, y], n) => v(x, y, n % 3 ? 3.4 : 0.2)),
          0.19,
          { straight: true, around: 8 },
        ),
        metal,
      ),
      mesh(
        tube(
          [at(2, -0.3), at(2, 1.6)].map(([x, y]) => v(x, y, 3.4)),
          0.19,
          { straight: true, around: 8 },
        ),
        metal,
      ),
      mesh(
        tube(
          [at(23.6, -0.3), at(23.6, 1.6)].map(([x, y]) => v(x, y, 3.4)),
          0.19,
          { straight: true, around: 8 },
        ),
        metal,
      ),
      mesh(
        tube(
          [
            v(side * 15, -0.2, 3.3),
            v(side * 14.6, 2, 3.2),
            v(side * 12.2, 9, 1.7),
            v(side * 9.6, 15.6, 1.1),
            v(side * 8.6, 16.4, 1.2),
          ],
          0.17,
          { pieces: 30, around: 8 },
        ),
        metal,
      ),
      mesh(rod(v(side * 15.2, -0.3, 3.4), v(side * 14.7, -0.3, 3.4), 0.42, undefined, 16), joint),
    );
  }
  made.add(...rivets.map(([x, y]) => mesh(rod(v(x, y, -0.5), v(x, y, 0.42), 0.34, 0.26, 16), metal)));
  return made;
}

/** A screw with wings that clamps a tube; it looks to z. */
const wing = (joint: Material, metal: Material) =>
  group(
    mesh(rod(v(0, 0, 0), v(0, 0, 1.6), 0.35, undefined, 16), metal),
    mesh(box(3, 1.1, 0.5, 0.4, 0.14), joint, v(0, 0, 1.8)),
  );

/** A folding stand opened up. */
export default model<Look>({
  finishes: {
    black: {
      metal: () => physical({ color: "#26272a", metalness: 0.4, roughness: 0.42, clearcoat: 0.3 }),
      bars: () => physical({ color: "#202124", metalness: 0.15, roughness: 0.65 }),
    },
    blue: {
      metal: () => physical({ color: "#1f5bb5", metalness: 0.35, roughness: 0.36, clearcoat: 0.6 }),
      bars: () => physical({ color: "#1f5bb5", metalness: 0.15, roughness: 0.65 }),
    },
    chrome: {
      metal: () => chrome({ color: "#94969a", roughness: 0.2 }),
      bars: () => chrome({ color: "#6a6c70", roughness: 0.45 }),
    },
  },
  size: [54.1, 111, 47.1],
  camera: { azimuth: 14, elevation: 32, fill: 0.97 },
  angle: { azimuth: 148, elevation: 12, fill: 0.92 },
  close: { at: [4, 96, 0], across: 34, azimuth: 28, elevation: 16 },
  build({ metal: make, bars }) {
    const [metal, joint, rubber] = [make(), plastic("#18191b", 0.45), matt("#111112")];
    const clamp = (y: number, outer: number, inner: number) =>
      group(
        mesh(
          lathe([
            [outer, y - 3.4],
            [outer + 0.45, y - 3.2],
            [outer + 0.45, y - 0.2],
            [inner, y],
          ]),
          joint,
        ),
        placed(wing(joint, metal), { at: v(outer + 0.2, y - 1.7, 0), turn: [0, 90, 0] }),
      );
    return group(
      tripod({ top: 27, reach: 30, thick: 0.55, metal, joint, rubber, brace: 9, pole: 1, turn: 180 }),
      mesh(rod(v(0, 5, 0), v(0, 44, 0), 0.95, undefined, 24), metal),
      mesh(rod(v(0, 43, 0), v(0, 68, 0), 0.75, undefined, 24), metal),
      mesh(rod(v(0, 67, 0), v(0, HINGE, 0), 0.55, undefined, 20), metal),
      clamp(45, 0.95, 0.75),
      clamp(69, 0.75, 0.55),
      mesh(rod(v(-1.5, HINGE + 0.6, -0.4), v(1.5, HINGE + 0.6, -0.4), 1.1, undefined, 28), joint),
      placed(wing(joint, metal), { at: v(1.2, HINGE + 0.6, -0.4), turn: [0, 90, 0] }),
      placed(desk(bars(), joint), { at: v(0, HINGE + 1.2, 1), turn: [-24, 0, 0] }),
    );
  },
});
