import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

type Tripod = {
  /** How high the legs are hinged, and how far out their feet stand. */
  top: number;
  reach: number;
  /** Radius of the legs' tubes. */
  thick: number;
  metal: Material;
  joint: Material;
  rubber: Material;
  /** How high the collar is from which braces go to the legs; none without. */
  brace?: number;
  /** Radius of the pole that stands in it. */
  pole: number;
  /** Degrees by which the first leg is turned from the viewer. */
  turn?: number;
};

/** Three legs that spread from a collar about the upright axis, with rubber feet on the floor. */
export function tripod({ top, reach, thick, metal, joint, rubber, brace, pole, turn = 0 }: Tripod): Group {
  const collar = (y: number, height: number) =>
    mesh(
      lathe([
        [pole, y - height / 2],
        [pole + thick * 1.2, y - height / 2 + 0.1],
        [pole + thick * 1.5, y - height * 0.3],
        [pole + thick * 1.5, y + height * 0.3],
        [pole + thick * 1.2, y + height / 2 - 0.1],
        [pole, y + height / 2],
      ]),
      joint,
    );
  const from = pole + thick * 1.6;
  const foot = thick * 1.5;
  return group(
    collar(top, thick * 4),
    ...(brace === undefined ? [] : [collar(brace, thick * 3)]),
    ...times(3, (n) => {
      const a = (n / 3) * Math.PI * 2 + (turn * Math.PI) / 180;
      const out = (r: number, y: number) => v(Math.sin(a) * r, y, Math.cos(a) * r);
      const side = (k: number) => v(Math.cos(a) * k, 0, -Math.sin(a) * k);
      const low = (r: number) => foot + ((top - foot) * (reach - r)) / (reach - from);
      const middle = from + (reach - from) * 0.52;
      const braces =
        brace === undefined
          ? []
          : [-1, 1].map((k) =>
              mesh(
                rod(
                  out(from, brace).add(side(k * thick * 0.9)),
                  out(middle, low(middle) - thick * 0.4).add(side(k * thick * 0.9)),
                  thick * 0.42,
                  undefined,
                  10,
                ),
                metal,
              ),
            );
      return group(
        mesh(rod(out(from * 0.8, top), out(reach, foot), thick, undefined, 16), metal),
        mesh(
          rod(
            out(from, top).add(side(-thick * 1.4)),
            out(from, top).add(side(thick * 1.4)),
            thick * 1.15,
            undefined,
            20,
          ),
          joint,
        ),
        mesh(
          rod(
            out(reach - thick * 5, low(reach - thick * 5)),
            out(reach + thick, low(reach + thick)),
            foot,
            foot * 0.96,
            20,
          ),
          rubber,
        ),
        ...braces,
      );
    }),
  );
}
