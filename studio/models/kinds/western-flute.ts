import type { Material } from "three";
import { plastic } from "../materials/lacquer.ts";
import { silver } from "../materials/metals.ts";
import { model } from "../model.ts";
import { ferrule } from "../parts/ferrule.ts";
import { keyCup } from "../parts/keyCup.ts";
import { keyedTube } from "../parts/keyedTube.ts";
import { labelAround, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate } from "../parts/outline.ts";
import { pipe } from "../parts/pipe.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { steps, v } from "../parts/vector.ts";

const LENGTH = 67;
const R = 0.95;
/** The keys look to the viewer, their hinge is on the left; the crown is up. */
const FRONT = 90;
const HINGE = 146;
const { over, on, hinge, arm } = keyedTube(() => R);

/** Each cup: from the foot's end, its radius, and how many degrees it is turned off the row (the offset G). */
const cups: readonly (readonly [number, number, number?])[] = [
  [2.2, 0.8],
  [5, 0.8],
  [8.4, 0.76],
  [14.2, 0.78],
  [16.9, 0.76],
  [19.5, 0.74],
  [22, 0.74],
  [24.4, 0.72],
  [27.1, 0.72, -14],
  [29.4, 0.72, -14],
  [31.9, 0.7],
  [34.2, 0.68],
  [36.4, 0.5],
];
/** Small cups of the trills, aside. */
const trills = [
  [38.6, 62],
  [40.4, 62],
  [33.2, 52],
] as const;

/** What an open-hole flute has more of: the foot down to B, and which cups the fingers' holes are in. */
const FOOT = 3.2;
const OPEN = new Set([14.2, 16.9, 19.5, 27.1, 31.9]);

/** A key with a hole through its cup, so that the finger itself closes the tube. */
const openCup = (radius: number, metal: Material) =>
  group(
    keyCup({ radius, metal, chimney: 0.16, open: 0.1 }),
    mesh(
      lathe(
        [
          [radius * 0.98, 0.6],
          [radius * 0.99, 0.74],
          [radius * 0.86, 0.82],
          [radius * 0.52, 0.8],
          [radius * 0.46, 0.74],
          [radius * 0.46, 0.6],
        ],
        { around: 40 },
      ).rotateX(Math.PI / 2),
      metal,
    ),
    mesh(slab(plate(ellipse(0, 0, radius * 0.46)), 0.01), plastic("#08080a", 0.9), v(0, 0, 0.785)),
  );

/** The lip plate on its riser, with the mouth hole; it looks to z. */
const lipPlate = (body: Material) =>
  group(
    mesh(
      lathe(
        [
          [0, 0.36],
          [0.7, 0.35],
          [1.1, 0.24],
          [1.28, 0.02],
          [1.3, -0.12],
          [0, -0.3],
        ],
        { around: 48 },
      )
        .rotateX(Math.PI / 2)
        .scale(0.92, 1.42, 1),
      body,
    ),
    mesh(slab(plate(ellipse(0, 0, 0.52, 0.62)), 0.02), plastic("#0b0b0c", 0.8), v(0, 0, 0.355)),
  );

/** The head for short arms, bent back on itself, lying before the flute: its mouth hole looks up. */
function curvedHead(body: Material) {
  const [x, near, far] = [-12, 6.4, 12.4];
  return group(
    pipe([v(10, R, near), v(x, R, near), v(x, R, far), v(7, R, far)], 3, (t) => R - 0.12 * t, body, 48),
    ferrule(v(9.4, R, near), v(1, 0, 0), R, 4.4, body, 0.1),
    ferrule(v(x + 4, R, near), v(1, 0, 0), R, 0.5, body, 0.1),
    mesh(
      lathe(
        [
          [0.84, 0],
          [0.98, 0.1],
          [0.98, 0.8],
          [0.8, 1.15],
          [0, 1.3],
        ],
        { around: 48 },
      ).rotateZ(-Math.PI / 2),
      body,
      v(7, R, far),
    ),
    placed(group(placed(lipPlate(body), { turn: [0, 0, 90] })), { at: v(1.6, 2 * R + 0.06, far), turn: [-90, 0, 0] }),
  );
}

export default model<{ open?: true; curved?: true }>({
  finishes: { silver: {}, "silver-curved": { curved: true }, "silver-open": { open: true } },
  size: [67, 3, 2.7],
  camera: { azimuth: -60, elevation: 34, fill: 0.97 },
  angle: { azimuth: 44, elevation: 52, fill: 0.94 },
  close: { at: [-27, 1, 0], across: 15, azimuth: -26, elevation: 42 },
  build({ open, curved }) {
    const low = open ? -FOOT : 0;
    const [body, keys] = [silver({ roughness: 0.13 }), silver({ roughness: 0.17, color: "#e2e0da" })];
    const up = v(0, 1, 0);
    const flute = group(
      mesh(
        lathe(
          [
            [0, low],
            [R - 0.09, low],
            [R, low + 0.03],
            [R, 44.4],
            ...steps(12, 44.4, LENGTH - 1.3).map((y) => [R - 0.1 * ((y - 44.4) / 21.3) ** 2, y] as const),
            [0.84, LENGTH - 1.3],
            [0.98, LENGTH - 1.2],
            [0.98, LENGTH - 0.5],
            [0.8, LENGTH - 0.15],
            [0, LENGTH],
          ],
          { around: 64 },
        ),
        body,
      ),
      mesh(
        lathe(
          [
            [0, -0.01],
            [R - 0.12, -0.01],
            [0, -0.012],
          ],
          { around: 32 },
        ),
        plastic("#222226"),
        v(0, low, 0),
      ),
      ferrule(v(0, low + 0.25, 0), up, R, 0.5, body, 0.1),
      ferrule(v(0, 10.4, 0), up, R, 0.5, body, 0.1),
      ferrule(v(0, 11.6, 0), up, R, 1.2, body, 0.08),
      ferrule(v(0, 42, 0), up, R, 4.4, body, 0.1),
      ferrule(v(0, 44.4, 0), up, R, 0.5, body, 0.16),
      // The lip plate on its riser, with the mouth hole.
      on(lipPlate(body), LENGTH - 6.2, FRONT, 0.16),
      placed(
        labelAround(R + 0.115, 1.2, 3.4, (print) => {
          print.rotate(Math.PI / 2);
          text(print, "Lorvane", { size: 0.76, colour: "#1f1d1b", face: "serif", italic: true });
        }),
        { at: v(0, 42.4, 0), turn: [0, -14, 0] },
      ),
      hinge([12.8, 25.8], HINGE, 0.42, keys, [0.5]),
      hinge([26.4, 41.2], HINGE, 0.42, keys, [0.3, 0.65]),
      hinge([low + 1, 10], HINGE, 0.42, keys, [0.5]),
      hinge([16, 41], 36, 0.36, keys, [0.5]),
    );
    const all: typeof cups = open ? [[-0.7, 0.8], ...cups] : cups;
    for (const [y, radius, turned = 0] of all)
      flute.add(
        on(
          open && OPEN.has(y)
            ? openCup(radius, keys)
            : keyCup({ radius, metal: keys, tube: body, chimney: 0.16, open: 0.1 }),
          y,
          FRONT + turned,
        ),
        arm(y, [FRONT + turned + 4, HINGE], 0.42, keys, { thick: 0.2, cupLift: 0.72 }),
      );
    for (const [y, degrees] of trills)
      flute.add(
        on(keyCup({ radius: 0.42, metal: keys, tube: body, chimney: 0.12, open: 0.08 }), y, degrees),
        arm(y, [degrees - 4, 38], 0.36, keys, { thick: 0.15, cupLift: 0.55 }),
      );
    // The touches beside the row: E flat, the rollers of the foot, the trills and the G sharp lever.
    for (const [y, degrees, wide, high] of [
      [9.6, 122, 0.9, 2.4],
      [7.6, 132, 0.8, 1.6],
      [6.1, 132, 0.8, 1],
      [18.2, 64, 0.55, 1.5],
      [20.8, 64, 0.55, 1.5],
      [26.4, 50, 0.7, 1.9],
      // The B foot's third roller, and the gizmo that closes its key alone.
      ...(open
        ? ([
            [4.7, 132, 0.8, 1],
            [1.2, 128, 0.5, 1.3],
          ] as const)
        : []),
    ] as const)
      flute.add(on(mesh(box(wide, high, 0.2, 0.25, 0.08), keys), y, degrees, 0.62));
    flute.add(mesh(rod(over(6.85, 124, 0.7), over(6.85, 142, 0.7), 0.13), keys));
    const lying = placed(group(placed(flute, { turn: [-90, 0, 0] })), { turn: [0, 90, 0] });
    return group(lying, ...(curved ? [placed(curvedHead(body), { at: v(-14, -R, 0) })] : []));
  },
});
