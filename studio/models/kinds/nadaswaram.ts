import { matt } from "../materials/lacquer.ts";
import { brass, gold } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { laidPipe } from "../parts/laidPipe.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { bead, fingerHole, reed, spareReeds } from "../parts/reedPipe.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, mix, steps, times, v } from "../parts/vector.ts";

type Look = { wood: Wood; length: number };

const BELL = 17;

/** The pipe's radius by how high above the bell: a slow cone with turned beads at its ends. */
const pipe = (y: number, length: number): number => mix(2.5, 1.35, (y - BELL) / (length - BELL));

/** The bell of wood, from its mouth up, and back down its inside. */
const bell: Flat[] = curve([
  [9.2, 0],
  [9.5, 0.5],
  [9.1, 1.1],
  [7.6, 2.6],
  [6, 5],
  [4.7, 8],
  [3.7, 12],
  [3, 15.4],
  [2.9, 16],
]);

export default model<Look>({
  finishes: {
    rosewood: { wood: "rosewood", length: 92 },
    walnut: { wood: "walnut", length: 78 },
  },
  size: [101, 19.5, 19.3],
  camera: { azimuth: -50, elevation: 42, fill: 0.96 },
  angle: { azimuth: 140, elevation: 34, fill: 0.95 },
  close: { azimuth: -30, elevation: 30, at: [8, 0, 0], across: 29 },
  build({ wood: name, length }) {
    const body = wood(name, { across: 16, along: 70, gloss: 0.85 });
    const gilt = gold({ roughness: 0.26 });
    const inside = bell.map(([r, y]): Flat => [r - 0.5, y + 0.25]).reverse();
    const made = group(
      mesh(lathe([...bell, ...inside, [9.2, 0]], { around: 96 }), body),
      mesh(
        lathe(
          [
            [8.9, 0.1],
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
      // Its upper edge, round the bore.
      mesh(
        lathe(
          [
            [1.36, length - 0.3],
            [1.34, length],
            [1.24, length + 0.1],
            [1.05, length + 0.06],
          ],
          { around: 64, smooth: true },
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
      bead(BELL + 0.8, 2.6, body),
      bead(length - 1, 1.4, gilt),
      bead(length - 2.4, 1.45, body),
      bead(length - 22, pipe(length - 22, length), body),
    );
    const span = length - BELL;
    const marks = [
      ...times(7, (n) => [length - 15 - n * (span * 0.071), 0.52] as const),
      ...times(5, (n) => [BELL + span * (0.06 + n * 0.042), 0.3] as const),
    ];
    made.add(...marks.map(([y, radius]) => fingerHole(y, pipe(y, length), radius)));
    // The staple that carries the reed, with the player's spare reeds and needle on a thread.
    made.add(
      mesh(rod(v(0, length - 0.4, 0), v(0, length + 4, 0), 0.62, 0.34), brass()),
      placed(reed(), { at: v(0, length + 2.6, 0) }),
    );
    made.add(
      spareReeds(length, { y: length - 3.3, radius: pipe(length - 3.3, length) }, [
        [2.2, 13],
        [3.4, 17],
        [2.8, 21],
      ]),
    );
    return laidPipe(made, { bell: 9.6, tip: 0.7, length: length + 6 });
  },
});
