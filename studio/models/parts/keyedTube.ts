import { type Group, type Material, MathUtils, type Object3D, type Vector3 } from "three";
import { facing } from "./facing.ts";
import { keyRod } from "./keyRod.ts";
import { group, mesh } from "./mesh.ts";
import { rod, tube } from "./tube.ts";
import { mix, v } from "./vector.ts";

const UP = v(0, 1, 0);

/** Away from an upright tube's axis: 0 degrees to the right, 90 to the viewer. */
export const outwards = (degrees: number): Vector3 =>
  v(Math.cos(MathUtils.degToRad(degrees)), 0, Math.sin(MathUtils.degToRad(degrees)));

/** An upright tube that keys are put on, its radius by the height: places on it by height and degrees, and what stands there. */
export function keyedTube(radius: (y: number) => number) {
  /** A point `lift` above its face. */
  const over = (y: number, degrees: number, lift: number): Vector3 =>
    outwards(degrees)
      .multiplyScalar(radius(y) + lift)
      .setY(y);
  return {
    over,
    /** A thing that looks to z, put on its face so that it looks away from it. */
    on: <T extends Object3D>(thing: T, y: number, degrees: number, lift = 0): T =>
      facing(thing, over(y, degrees, lift), outwards(degrees), UP),
    /** A hinge along it, in posts. */
    hinge: (
      [low, high]: readonly [number, number],
      degrees: number,
      lift: number,
      metal: Material,
      between: readonly number[] = [],
    ): Group =>
      keyRod(over(low, degrees, lift), over(high, degrees, lift), outwards(degrees).multiplyScalar(-lift), metal, {
        between,
      }),
    /** The arm of a key at `y`, from its cup to its hinge, with the sleeve on the hinge. */
    arm: (
      y: number,
      [cup, hinge]: readonly [number, number],
      lift: number,
      metal: Material,
      { thick = 0.28, cupLift = 0.95 } = {},
    ): Group =>
      group(
        mesh(
          tube(
            [over(y, cup, cupLift), over(y, (cup + hinge) / 2, Math.max(lift, cupLift) + 0.03), over(y, hinge, lift)],
            (t) => mix(thick, thick * 0.64, t),
            { around: 8 },
          ),
          metal,
        ),
        mesh(rod(over(y - thick * 2.6, hinge, lift), over(y + thick * 2.6, hinge, lift), thick * 0.82), metal),
      ),
  };
}
