import { hide } from "../materials/hide.ts";
import { ivory, matt } from "../materials/lacquer.ts";
import { brass, chrome, silver } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { rim } from "../parts/acousticTop.ts";
import { dome } from "../parts/dome.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, inset, mirrored, plate, smooth } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { stringing } from "../parts/stringing.ts";
import { abreast, strings } from "../parts/strings.ts";
import { rod } from "../parts/tube.ts";
import { turnedPeg } from "../parts/turnedPeg.ts";
import { at, type Flat, mix, ramp, steps, times, v } from "../parts/vector.ts";

const NUT = 80;
const BRIDGE = 9.5;
const PLATE = 30.5;
const HEIGHT = 2.9;
const SYMPATHETIC = 15;
const MIDDLE: Flat = [0, 14];

const belly = smooth(
  mirrored([
    [0, 0],
    [5, 0.7],
    [9.8, 3.5],
    [13, 8.2],
    [13.8, 13.6],
    [12.8, 19],
    [10.6, 23.8],
    [8.2, 28],
    [6.9, 31.4],
    [3.5, 32.6],
    [0, 32.8],
  ]),
  240,
);

/** Half the neck's width at a height. */
const half = (y: number): number => mix(6.6, 3.2, ramp(28, 100, y) * 0.6 + ((y - 28) / 72) * 0.4);

const neckSection = (y: number, deep: number, wide: number) =>
  steps(25, 0, Math.PI).map((a) => v(Math.cos(a) * half(y) * wide, y, -(Math.sin(a) ** 0.7) * deep));

/** Four strings for the melody and six for rhythm and drone. */
const MAIN = 10;
const mainPegs = times(MAIN, (n): Flat => [n < 5 ? -1 : 1, 84 + (n % 5) * 3.1]);
/** The sympathetic strings' pegs are on the side of the neck that the player looks down on: the left, seen from the front. */
const sidePegs = times(SYMPATHETIC, (n) => 40 + n * 2.7);

export default model<{ body: Wood }>({
  finishes: { walnut: { body: "walnut" } },
  size: [27.6, 103.6, 20],
  camera: { azimuth: -34, elevation: 8, fill: 0.9, lightFromRight: true },
  angle: { azimuth: 152, elevation: 10, fill: 0.9 },
  close: { azimuth: 34, elevation: 18, at: [0, 14, 2], across: 34 },
  more: {
    back: { azimuth: 164, elevation: 10, at: [0, 17, -8], across: 42 },
    head: { azimuth: -30, elevation: 8, at: [0, 92, -1], across: 30 },
    bridge: { azimuth: -38, elevation: 24, at: [0, 9, 2], across: 19 },
  },
  build({ body }) {
    const shell = wood(body, { across: 26, along: 60, gloss: 0.9, color: "#f0d2b4" });
    const dark = wood(body, { across: 8, along: 14, gloss: 0.8, color: "#9c7558" });
    const [bone, metal] = [ivory(), chrome({ color: "#74787c", roughness: 0.35 })];
    const skin = hide("#ead9b4", 30);
    const steel = silver({ roughness: 0.25 });
    const mains = abreast(MAIN, 5.2);
    const bowl = (t: number) => 13.5 * Math.sqrt(1 - (1 - Math.min(1, t * 1.05)) ** 2.2);
    return group(
      placed(mesh(dome([...belly].map((p) => p.clone().set(-p.x, p.y)).reverse(), bowl, MIDDLE, 30), shell), {
        turn: [0, 180, 0],
      }),
      mesh(
        loft(
          (
            [
              [24, 9, 1],
              [32, 8.6, 1],
              [40, 7.4, 1],
              [60, 6.2, 1],
              [80, 5.4, 1],
              [98, 5, 1],
              [100.4, 4.6, 0.97],
              [102.2, 3.8, 0.8],
              [103.2, 2.6, 0.5],
              [103.6, 1.6, 0.2],
            ] as const
          ).map(([y, deep, wide]) => neckSection(y, deep, wide)),
        ),
        shell,
      ),
      placed(
        mesh(
          dome(belly, (t) => 0.15 + 0.35 * ramp(0, 0.3, t), MIDDLE, 16),
          skin,
        ),
        { at: v(0, 0, 0) },
      ),
      rim(inset(belly, 0.15), 0.12, 0.3, dark),
      ...belly
        .filter((_, n) => n % 8 === 0)
        .map(({ x, y }) =>
          mesh(rod(v(x * 0.985, y * 0.985 + 0.2, -0.9), v(x * 1.012, mix(14, y, 1.012), -0.9), 0.26), brass()),
        ),
      mesh(
        slab(
          plate(
            cornered([
              [-half(PLATE) + 0.35, PLATE],
              [half(PLATE) - 0.35, PLATE],
              [half(NUT) - 0.25, NUT],
              [-half(NUT) + 0.25, NUT],
            ]),
          ),
          0.9,
          0.08,
        ),
        metal,
        v(0, 0, 0.02),
      ),
      mesh(box(half(NUT) * 2 - 0.4, 0.9, 1.5, 0.2), bone, v(0, NUT + 0.5, 0.7)),
      mesh(
        slab(
          plate(
            smooth(
              mirrored([
                [0, 83],
                [1.9, 83],
                [1.8, 98],
                [0, 99],
              ]),
              60,
            ),
          ),
          0.05,
        ),
        matt("#140e0a"),
        v(0, 0, 0.01),
      ),
      mesh(box(8.4, 0.5, HEIGHT - 0.4, 0.15), bone, v(0, BRIDGE, 0.5 + HEIGHT / 2 - 0.2)),
      mesh(box(9, 1.7, 0.5, 0.5, 0.15), bone, v(0, BRIDGE, HEIGHT + 0.15)),
      ...[-3.4, 3.4].map((x) => mesh(box(1.6, 1.5, 0.5, 0.4), bone, v(x, BRIDGE, 0.7))),
      mesh(box(4.4, 2.4, 0.7, 0.5, 0.2), dark, v(0, 0.9, 0.6)),
      ...mainPegs.map(([side, y]) =>
        placed(turnedPeg(half(y) + 3.4, 1.05, dark), { at: v(0, y, -1.8), turn: [0, side < 0 ? 180 : 0, 0] }),
      ),
      ...sidePegs.map((y) => placed(turnedPeg(3, 0.55, dark), { at: v(0.4 - half(y), y, -1.6), turn: [0, 180, 0] })),
      placed(
        mesh(
          lathe(
            [
              [0, -6.4],
              [3.4, -5.6],
              [6, -2.6],
              [6.4, 0.6],
              [5, 4],
              [2.6, 5.6],
              [1.8, 6.4],
              [0, 6.5],
            ],
            { smooth: true },
          ),
          brass(),
        ),
        { at: v(-1.5, 88, -10.2), turn: [90, 0, 0] },
      ),
      stringing([0.06, 0.05, 0.042, 0.036, 0.032, 0.028, 0.028, 0.024, 0.024, 0.024], 3, (n) => {
        const [side, y] = at(mainPegs, n < 5 ? n : 14 - n);
        const x = at(mains, n);
        return [v(x * 0.7, 1.4, 1), v(x, BRIDGE, HEIGHT + 0.45), v(x * 0.95, NUT + 0.5, 1.5), v(side * 1.4, y, -0.9)];
      }),
      strings(
        sidePegs.map((y, n) => ({
          through: [
            v(1.5 - n * 0.22, 1.4, 0.95),
            v(1.8 - n * 0.26, BRIDGE, HEIGHT - 0.15),
            v(mix(1, 0.5 - half(y), 0.9), y, 1.05),
          ],
          radius: 0.018,
          material: steel,
        })),
      ),
    );
  },
});
