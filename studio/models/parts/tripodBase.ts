import type { Group, Material, Vector3 } from "three";
import { steel } from "../materials/metals.ts";
import { lathe } from "./lathe.ts";
import { loft } from "./loft.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";
import { wingScrew } from "./wingScrew.ts";

type Tripod = {
  /** How high the legs are hinged, and how far from the axis they stand. */
  hub: number;
  foot: number;
  /** The radius of the tube they stand round. */
  tube: number;
  metal: Material;
  rubber: Material;
  /** How far the first leg stands off the front, in degrees. */
  turn?: number;
  legs?: number;
};

/** A flat steel strip between two points of the plane x 0, moved aside to `x`. */
function strip(from: Vector3, to: Vector3, x: number, wide: number, thick: number) {
  const across = to.clone().sub(from).normalize();
  const up = v(0, across.z, -across.y).multiplyScalar(wide / 2);
  const section = (p: Vector3) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([side = 0, lift = 0]) =>
      p
        .clone()
        .addScaledVector(up, lift)
        .setX(x + (side * thick) / 2),
    );
  return loft([section(from), section(to)]);
}

/** Double-braced legs of drum hardware, mostly three: pairs of steel strips, each with a pair of braces, on rubber feet. */
export function tripodBase({ hub, foot, tube, metal, rubber, turn = 28, legs = 3 }: Tripod): Group {
  // Pressed strips shine less than tubes: a mirror on their narrow sides would be a dotted line.
  const satin = steel({ color: "#bfc1c4" });
  const low = hub * 0.32;
  const collar = lathe(
    [
      [tube, -1.5],
      [tube + 0.55, -1.4],
      [tube + 0.6, -0.9],
      [tube + 0.6, 0.9],
      [tube + 0.55, 1.4],
      [tube, 1.5],
    ],
    { around: 28 },
  );
  const [top, end] = [v(0, hub, tube + 1.1), v(0, 1.5, foot)];
  const middle = top.clone().lerp(end, 0.52);
  const base = v(0, low, tube + 1.1);
  const pin = (at: Vector3, reach: number) =>
    mesh(rod(v(-reach, at.y, at.z), v(reach, at.y, at.z), 0.32, 0.32, 10), metal);
  const ear = (y: number) =>
    [-0.35, 0.35].map((x) => mesh(strip(v(0, y, tube), v(0, y, tube + 1.8), x, 1.5, 0.3), satin));
  const leg = () =>
    group(
      ...[-0.72, 0.72].map((x) => mesh(strip(top, end, x, 1.45, 0.36), satin)),
      ...[-1.1, 1.1].map((x) => mesh(strip(base, middle, x, 1.2, 0.36), satin)),
      ...ear(hub),
      ...ear(low),
      pin(top, 1.1),
      pin(base, 1.45),
      pin(middle, 1.45),
      mesh(
        rod(
          end
            .clone()
            .lerp(top, 0.085)
            .add(v(0, 0.1, 0)),
          end.clone().add(v(0, -0.4, 1.6)),
          1.45,
          1.65,
          20,
        ),
        rubber,
      ),
    );
  return group(
    mesh(collar, metal, v(0, hub, 0)),
    mesh(collar, metal, v(0, low, 0)),
    ...times(legs, (n) => placed(leg(), { turn: [0, turn + (n * 360) / legs, 0] })),
    placed(group(placed(wingScrew(metal, 0.8), { at: v(0, hub, tube + 0.5) })), { turn: [0, turn + 180 / legs, 0] }),
  );
}
