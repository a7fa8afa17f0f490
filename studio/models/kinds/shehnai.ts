import { lacquer, matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { laidPipe } from "../parts/laidPipe.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { bead, fingerHole, reed, spareReeds } from "../parts/reedPipe.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, mix, steps, times, v } from "../parts/vector.ts";

type Look = { wood: Wood; stain?: string; length: number; bell: number };

const BELL = 9.5;
const REED = 0.5;

/** The pipe's radius by how high above the floor: a steady cone. */
const pipe = (y: number, length: number): number => mix(1.62, 0.82, (y - BELL) / (length - BELL));

/** The bell of sheet brass, its mouth at y 0, and back down its inside. */
function bell(mouth: number): Flat[] {
  const outside: Flat[] = [
    [mouth - 0.15, 0],
    [mouth, 0.12],
    [mouth - 0.12, 0.3],
    [mouth * 0.84, 0.9],
    [mouth * 0.66, 2],
    [mouth * 0.53, 3.8],
    [mouth * 0.44, 6],
    [1.86, 8.6],
    [1.8, BELL + 0.4],
    [1.66, BELL + 0.6],
  ];
  return [
    ...outside,
    ...outside
      .slice(2, -1)
      .map(([r, y]): Flat => [r - 0.14, y])
      .reverse(),
    [mouth - 0.15, 0],
  ];
}

export default model<Look>({
  finishes: {
    brass: { wood: "rosewood", length: 46.4, bell: 4.7 },
    natural: { wood: "birch", stain: "#f2cf9a", length: 43, bell: 4 },
  },
  size: [49.6, 9.5, 9.4],
  camera: { azimuth: -51, elevation: 42, fill: 0.95 },
  angle: { azimuth: 140, elevation: 34, fill: 0.95 },
  close: { azimuth: -28, elevation: 44, at: [41, -3.4, 0.8], across: 19 },
  build({ wood: name, stain, length, bell: mouth }) {
    const body = wood(name, { across: 9, along: 50, gloss: 0.8, ...(stain ? { color: stain } : {}) });
    const metal = brass({ roughness: 0.2 });
    const wax = lacquer("#3a2a16", { roughness: 0.7, clearcoat: 0.1 });
    const span = length - BELL;
    const low = [0.66, 0.75].map((t) => length - span * t - 3);
    const upright = group(
      mesh(lathe(bell(mouth), { around: 96 }), metal),
      ...[2.6, 8.2].map((y) => {
        const r = mix(mouth * 0.62, 1.9, (y - 2.6) / 5.6);
        return bead(y, r - 0.06, metal);
      }),
      mesh(
        lathe(
          steps(24, BELL - 0.4, length).map((y): Flat => [pipe(y, length), y]),
          { around: 64, crease: 180 },
        ),
        body,
      ),
      mesh(
        lathe(
          [
            [0, length + 0.02],
            [0.7, length + 0.02],
            [0.84, length - 0.1],
            [0.9, length - 1.6],
            [0.8, length - 1.7],
          ],
          { around: 40 },
        ),
        metal,
      ),
      mesh(rod(v(0, length, 0), v(0, length + 0.06, 0), 0.44), matt("#120b08")),
      bead(length - 2.2, 0.8, body),
      bead(BELL + 1.2, pipe(BELL + 1.2, length) - 0.04, body),
      ...times(7, (n) => fingerHole(length - 5 - n * span * 0.083, pipe(length - 5 - n * span * 0.083, length), 0.36)),
      ...low.map((y) => fingerHole(y, pipe(y, length), 0.3)),
      ...low.map((y) =>
        placed(
          mesh(rod(v(0.07, -0.12, pipe(y, length) - 0.05), v(0.07, -0.12, pipe(y, length) + 0.05), 0.2, 0.16), wax),
          {
            at: v(0, y, 0),
            turn: [0, 20, 0],
          },
        ),
      ),
      mesh(rod(v(0, length - 0.3, 0), v(0, length + 1.4, 0), 0.34, 0.2), metal),
      placed(reed(), { at: v(0, length + 0.05, 0), scale: [REED, REED, REED] }),
      spareReeds(
        length,
        { y: length - 3, radius: pipe(length - 3, length) },
        [
          [1.6, 9],
          [2.4, 11.6],
        ],
        REED,
      ),
    );
    return laidPipe(upright, { bell: mouth, tip: 0.5, length: length + 3 });
  },
});
