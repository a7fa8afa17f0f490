import type { Group, Material } from "three";
import { labelAround } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { times, v } from "./vector.ts";

type FluteBody = {
  length: number;
  radius: number;
  material: Material;
  /** Each hole: how far from the blown end, and its half length and half width. */
  holes: readonly (readonly [number, number, number])[];
  /** The colour round the holes, if it is not scorched wood. */
  edge?: string;
  /** Thread wound round it: how far from the blown end, and how wide. */
  threads?: readonly (readonly [number, number])[];
  thread?: Material;
  /** Knots of the bamboo, by their distance. */
  knots?: readonly number[];
};

/** A finger hole: dark inside, its edge scorched by the hot iron that made it; or a rim of another colour. */
function burnt(on: CanvasRenderingContext2D, wide: number, long: number, edge = "rgb(40 20 8 / 45%)"): void {
  for (const [grow, colour] of [
    [1.16, edge],
    [1, "#1d110a"],
    [0.86, "#050302"],
  ] as const) {
    on.fillStyle = colour;
    on.beginPath();
    on.ellipse(0, 0, wide * grow, long * grow, 0, 0, 7);
    on.fill();
  }
}

/** A side-blown flute that lies along x, its blown end at x 0, its holes up; one end closed, the other a pipe. */
export function fluteBody({
  length,
  radius,
  material,
  holes,
  edge,
  threads = [],
  thread = material,
  knots = [],
}: FluteBody): Group {
  const swell = (x: number) =>
    radius * (1 + 0.05 * knots.reduce((sum, at) => sum + Math.exp(-(((x - at) / 0.5) ** 2)), 0));
  const outside = times(120, (n) => (n / 119) * length).map((x) => [swell(x), x] as const);
  const bore = radius * 0.74;
  const made = group(
    placed(
      mesh(
        lathe(
          [
            [0, 0],
            [radius * 0.94, 0],
            ...outside.slice(1, -1),
            [radius * 0.96, length],
            [bore, length],
            [bore, length - 6],
            [0, length - 6],
          ],
          { around: 64 },
        ),
        material,
      ),
      { turn: [0, 0, -90] },
    ),
  );
  for (const [x, long, wide] of holes) {
    const print = labelAround(swell(x) + 0.012, wide * 2.6, long * 2.6, (on) => burnt(on, wide, long, edge), {
      roughness: 0.8,
    });
    made.add(placed(group(placed(print, { turn: [-90, 0, 0] })), { at: v(x, 0, 0), turn: [0, 90, 0] }));
  }
  for (const [x, width] of threads) {
    const turns = Math.round(width / 0.09);
    const profile = times(
      turns * 4 + 1,
      (n) => [radius * 1.01 + 0.05 * Math.abs(Math.sin((n / 4) * Math.PI)), (n / (turns * 4)) * width] as const,
    );
    made.add(placed(mesh(lathe(profile, { around: 48, crease: 180 }), thread), { at: v(x, 0, 0), turn: [0, 0, -90] }));
  }
  return made;
}
