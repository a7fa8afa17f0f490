import type { Group, Material } from "three";
import { buttonIn, keyCup } from "./keyCup.ts";
import { outwards } from "./keyedTube.ts";
import { keyRod } from "./keyRod.ts";
import { group, mesh } from "./mesh.ts";
import { saxBody } from "./saxBody.ts";
import { box } from "./slab.ts";
import { rod, tube } from "./tube.ts";
import { mix, times } from "./vector.ts";

const { over, on: onBody, hinge, arm } = saxBody;

/** The stack under the fingers: height, radius of the cup, whether it has a pearl. */
const stack: readonly (readonly [number, number, boolean])[] = [
  [47.4, 0.82, false],
  [44.8, 0.95, true],
  [41.9, 1.08, false],
  [39, 1.18, true],
  [35.8, 1.3, true],
  [32.4, 1.38, false],
  [28.3, 1.5, false],
  [24.7, 1.62, true],
  [20.9, 1.72, true],
  [17, 1.8, true],
];
const FRONT = 42;
/** Where the stack's hinge runs, in degrees. */
export const HINGE = 110;

function stackKeys(metal: Material, tubeMetal: Material, button: Material): Group {
  const made = group();
  for (const [y, radius, pearled] of stack) {
    made.add(
      onBody(keyCup({ radius, metal, tube: tubeMetal, ...(pearled ? { button } : {}) }), y, FRONT),
      arm(y, [FRONT + 12, HINGE], 0.75, metal),
    );
  }
  return group(made, hinge([14.6, 30.2], HINGE, 0.75, metal, [0.5]), hinge([31, 49], HINGE, 0.75, metal, [0.5]));
}

/** The keys of the right hand's side, their long rods up to small cups. */
function sideKeys(metal: Material, tubeMetal: Material): Group {
  const made = group();
  for (const [n, top] of [46.8, 49.6, 52.4].entries()) {
    const degrees = 134 + n * 15;
    const low = 29 - n * 0.8;
    made.add(
      keyRod(over(low, degrees, 0.95), over(top, degrees, 0.7), outwards(degrees).multiplyScalar(-0.8), metal, {
        between: [0.33, 0.66],
      }),
      onBody(keyCup({ radius: 0.72, metal, tube: tubeMetal, chimney: 0.25 }), top, 78 + n * 6),
      mesh(
        tube([over(top, 80 + n * 6, 0.85), over(top, 104 + n * 5, 0.95), over(top, degrees, 0.7)], 0.17, { around: 8 }),
        metal,
      ),
      onBody(mesh(box(1.1, 2.6, 0.34, 0.5, 0.14), metal), low + 0.4 - n * 0.4, degrees + 4, 1.35),
    );
  }
  return made;
}

/** The left palm's keys, high on the far side, and the little finger's table. */
function leftHand(metal: Material, tubeMetal: Material, button: Material): Group {
  const made = group();
  for (const [n, y] of [53, 50.4, 47.8].entries()) {
    const degrees = -70 - n * 22;
    made.add(
      onBody(keyCup({ radius: 0.75, metal, tube: tubeMetal, chimney: 0.25 }), y, -62),
      mesh(
        tube(
          [
            over(y, -64, 0.9),
            over(y - 1.6, degrees, 1),
            over(y - 4, degrees, 0.9),
            over(y - 6.4, degrees - 6, 1.2),
            over(y - 7.4, degrees - 8, 2),
          ],
          (t) => mix(0.18, 0.42, t ** 2),
          { around: 10 },
        ),
        metal,
      ),
    );
  }
  for (const [y, turn, wide, high] of [
    [34.6, -24, 2.2, 1],
    [33.3, -14, 1.3, 1.4],
    [33.3, -36, 1.3, 1.4],
    [31.7, -24, 2.4, 1.1],
  ] as const)
    made.add(onBody(mesh(box(wide, high, 0.3, 0.25, 0.12), metal), y, turn, 1.6));
  made.add(
    keyRod(over(28, -2, 1), over(37, -2, 1), outwards(-2).multiplyScalar(-1), metal),
    mesh(tube([over(33.4, -2, 1), over(33.4, -14, 1.5), over(33.4, -24, 1.5)], 0.2, { around: 8 }), metal),
    onBody(buttonIn(0.55, metal, button), 47, 4, 0.7),
  );
  return made;
}

/** Low E flat and C with the right little finger's two plates. */
function lowKeys(metal: Material, tubeMetal: Material, guard: Group): Group {
  return group(
    onBody(keyCup({ radius: 1.6, metal, tube: tubeMetal }), 11.6, 108),
    onBody(guard, 11.6, 108),
    keyRod(over(12.2, 70, 1.1), over(19, 70, 1.3), outwards(70).multiplyScalar(-1.2), metal),
    mesh(tube([over(13, 70, 1.1), over(12.2, 84, 1.3), over(11.6, 106, 1)], 0.22, { around: 8 }), metal),
    ...times(2, (n) => onBody(mesh(box(2.1, 1.2, 0.36, 0.35, 0.14), metal), 16 - n * 1.55, 78, 1.9)),
    mesh(rod(over(15.22, 62, 2.2), over(15.22, 92, 2.2), 0.17), metal),
  );
}

/** All keys of an alto saxophone's straight body; `guard` stands over its low E flat. */
export const saxKeys = (metal: Material, body: Material, button: Material, guard: Group): Group =>
  group(
    stackKeys(metal, body, button),
    sideKeys(metal, body),
    leftHand(metal, body, button),
    lowKeys(metal, body, guard),
  );
