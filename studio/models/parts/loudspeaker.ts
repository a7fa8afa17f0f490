import { type BufferGeometry, DoubleSide, type Group, type Material } from "three";
import { plastic } from "../materials/lacquer.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { ellipse, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { turnOver } from "./surface.ts";
import { rod } from "./tube.ts";
import { type Flat, steps, times, v } from "./vector.ts";

type Woofer = {
  /** Of the whole frame; the hole it sits in is 0.9 of it. */
  radius: number;
  cone: Material;
  surround: Material;
  cap: Material;
  frame: Material;
  screw: Material;
  screws?: number;
  /** The surround is pleated, as on guitar and PA speakers, instead of one roll. */
  pleated?: boolean;
  /** The dust cap is hollow instead of domed. */
  hollow?: boolean;
};

/** A shell that is seen from the front: its shadows are right only if its normals look there too. */
function forwards(shape: BufferGeometry): BufferGeometry {
  const normal = shape.getAttribute("normal");
  let sum = 0;
  for (let n = 0; n < normal.count; n++) sum += normal.getZ(n);
  return sum < 0 ? turnOver(shape) : shape;
}

/** A shell turned about the axis towards the viewer. */
const shell = (profile: readonly Flat[], crease = 32) =>
  forwards(lathe(profile, { around: 96, crease }).rotateX(Math.PI / 2));

const open = (material: Material): Material => {
  const copy = material.clone();
  copy.side = DoubleSide;
  return copy;
};

const arc = (from: number, to: number, height: number, z: number, count = 12): Flat[] =>
  steps(count).map((t) => [from + (to - from) * t, z + Math.sin(t * Math.PI) * height]);

/** A screw's head with a cross-shaped recess, on a face at z 0. */
export const screwHead = (x: number, y: number, radius: number, metal: Material, z = 0) =>
  group(
    mesh(rod(v(x, y, z), v(x, y, z + radius * 0.5), radius, radius * 0.8, 20), metal),
    mesh(rod(v(x, y, z + radius * 0.45), v(x, y, z + radius * 0.55), radius * 0.4, undefined, 6), plastic("#0c0c0d")),
  );

/** A loudspeaker with a cone, its frame on a face at z 0 and its cone behind: the face needs a hole of 0.9 radius. */
export function woofer(look: Woofer): Group {
  const { radius: r, screws = 8, pleated = false, hollow = false } = look;
  const [roll, coil] = [r * (pleated ? 0.1 : 0.14), r * 0.34];
  const inner = r * 0.86;
  const depth = r * 0.34;
  const edge = pleated
    ? times(25, (n): Flat => [inner - (roll * n) / 24, Math.sin((n / 24) * Math.PI * 6) * r * 0.016 + 0.02])
    : arc(inner, inner - roll, r * 0.055, 0.02);
  const rim = inner - roll;
  const wall = steps(14).map((t): Flat => [rim + (coil - rim) * t, 0.02 - depth * t ** 0.85]);
  const cap = steps(10).map(
    (t): Flat => [coil * 1.02 * (1 - t), 0.04 - depth + (hollow ? -1 : 1) * coil * 0.36 * Math.sin((t * Math.PI) / 2)],
  );
  return group(
    mesh(
      slab(plate(ellipse(0, 0, r, r, 128), [ellipse(0, 0, inner - 0.02, undefined, 128)]), r * 0.035, r * 0.012),
      look.frame,
    ),
    mesh(shell(edge, 180), open(look.surround)),
    mesh(shell(wall), open(look.cone)),
    mesh(shell(cap, 180), open(look.cap)),
    ...times(screws, (n) => {
      const a = ((n + 0.5) / screws) * Math.PI * 2;
      return screwHead(Math.sin(a) * r * 0.93, Math.cos(a) * r * 0.93, Math.min(0.4, r * 0.035), look.screw, r * 0.034);
    }),
  );
}

/** A dome tweeter: its dome of `radius` in a short horn of `horn`, on a face at z 0 that needs a hole of 0.96 `horn`. */
export function tweeter(radius: number, horn: number, dome: Material, plateOf: Material): Group {
  const [hood, skin] = [open(plateOf), open(dome)];
  const back = horn * 0.32;
  return group(
    mesh(
      shell([
        [horn, 0],
        [horn * 0.985, 0.08],
        ...steps(10).map(
          (t): Flat => [
            horn * 0.96 + (radius * 1.25 - horn * 0.96) * t,
            0.06 - back * Math.sin((t * Math.PI) / 2) ** 0.9,
          ],
        ),
      ]),
      hood,
    ),
    mesh(shell(arc(radius * 1.27, radius, radius * 0.1, 0.06 - back, 8)), skin),
    mesh(
      shell(
        steps(10).map(
          (t): Flat => [radius * Math.cos((t * Math.PI) / 2), 0.06 - back + radius * 0.5 * Math.sin((t * Math.PI) / 2)],
        ),
      ),
      skin,
    ),
  );
}
