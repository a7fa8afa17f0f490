import { cloth } from "../materials/cloth.ts";
import { matt } from "../materials/lacquer.ts";
import { brass, gold } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { labelAround } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, mix, steps, times, v } from "../parts/vector.ts";

type Look = { wood: Wood; length: number };

const BELL = 17;

/** The pipe's radius by how high above the bell: a slow cone with turned beads at its ends. */
const pipe = (y: number, length: number): number => mix(2.5, 1.35, (y - BELL) / (length - BELL));

/** The bell of wood, from its mouth up, and back down its inside. */
const bell: Flat[] = [
  [9.2, 0],
  [9.5, 0.5],
  [9.1, 1.1],
  [7.6, 2.6],
  [6, 5],
  [4.7, 8],
  [3.7, 12],
  [3, 15.4],
  [2.9, 16],
];

/** A double reed: flat cane on a brass staple. */
function reed() {
  const cane = physical({ color: "#d8bd83", roughness: 0.6 });
  const blade = [
    [0, 0.42, 0.42],
    [0.8, 0.62, 0.3],
    [2, 1.05, 0.12],
    [2.5, 1.1, 0.07],
  ].map(([y = 0, wide = 1, deep = 1]) =>
    steps(25, 0, 2 * Math.PI).map((a) => v(Math.cos(a) * wide, y, Math.sin(a) * deep)),
  );
  return group(
    placed(mesh(loft(blade), cane), { at: v(0, 3.4, 0) }),
    mesh(
      lathe(
        [
          [0, 0],
          [0.55, 0],
          [0.36, 3.6],
          [0, 3.6],
        ],
        { around: 24 },
      ),
      brass(),
    ),
  );
}

export default model<Look>({
  finishes: {
    rosewood: { wood: "rosewood", length: 92 },
    walnut: { wood: "walnut", length: 78 },
  },
  size: [19, 98.3, 19],
  camera: { azimuth: 20, elevation: 10, fill: 0.92 },
  build({ wood: name, length }) {
    const body = wood(name, { across: 16, along: 70, gloss: 0.85 });
    const gilt = gold({ roughness: 0.26 });
    const bead = (y: number, radius: number, material = body) =>
      mesh(
        lathe(
          [
            [radius - 0.3, -0.5],
            [radius + 0.16, -0.3],
            [radius + 0.28, 0],
            [radius + 0.16, 0.3],
            [radius - 0.3, 0.5],
          ],
          { around: 48, smooth: true },
        ),
        material,
        v(0, y, 0),
      );
    const inside = bell.map(([r, y]): Flat => [r - 0.5, y + 0.25]).reverse();
    const made = group(
      mesh(lathe([...bell, ...inside], { around: 96 }), body),
      mesh(
        lathe(
          [
            [9.3, -0.05],
            [9.62, 0.3],
            [9.55, 0.9],
            [9.2, 1.15],
          ],
          { around: 96, smooth: true },
        ),
        gilt,
      ),
      mesh(
        lathe(
          steps(30, BELL - 1.4, length).map((y): Flat => [pipe(y, length), y]),
          { around: 64, crease: 180 },
        ),
        body,
      ),
      mesh(
        lathe(
          [
            [0, length],
            [1.1, length],
            [1.1, length - 3],
            [0, length - 3],
          ],
          { around: 32 },
        ),
        matt("#120b08"),
      ),
      bead(BELL - 0.6, 2.75, gilt),
      bead(BELL + 0.8, 2.6),
      bead(length - 1, 1.4, gilt),
      bead(length - 2.4, 1.45),
      bead(length - 22, pipe(length - 22, length)),
    );
    const span = length - BELL;
    const marks = [
      ...times(7, (n) => [length - 15 - n * (span * 0.071), 0.52] as const),
      ...times(5, (n) => [BELL + 5.5 + n * 3.2, 0.3] as const),
    ];
    for (const [y, radius] of marks)
      made.add(
        placed(
          labelAround(pipe(y, length) + 0.015, radius * 2.8, radius * 2.8, (on) => {
            for (const [r, colour] of [
              [1.12, "rgb(20 8 4 / 60%)"],
              [1, "#080403"],
            ] as const) {
              on.fillStyle = colour;
              on.beginPath();
              on.arc(0, 0, radius * r, 0, 7);
              on.fill();
            }
          }),
          { at: v(0, y, 0), turn: [0, 20, 0] },
        ),
      );
    // The staple that carries the reed, with the player's spare reeds and needle on a thread.
    made.add(
      mesh(rod(v(0, length - 0.4, 0), v(0, length + 4, 0), 0.62, 0.34), brass()),
      placed(reed(), { at: v(0, length + 2.6, 0) }),
    );
    const thread = cloth("#c8a13a", 0.05);
    const hang = (x: number, drop: number) => [
      v(1.3, length - 2, 0.3),
      v(x, length - 4, 1.4),
      v(x + 0.3, length - drop * 0.6, 2),
      v(x, length - drop, 2),
    ];
    for (const [x, drop] of [
      [2.2, 13],
      [3.4, 17],
      [2.8, 21],
    ] as const)
      made.add(
        mesh(tube(hang(x, drop), 0.07, { around: 6 }), thread),
        placed(reed(), { at: v(x, length - drop, 2), turn: [180, 30, 0], scale: [0.8, 0.8, 0.8] }),
      );
    return made;
  },
});
