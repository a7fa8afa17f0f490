import { expect, it } from "vitest";
import { dome } from "./dome.ts";
import { lathe } from "./lathe.ts";
import { loft } from "./loft.ts";
import { ellipse, plate } from "./outline.ts";
import { bar, box, slab } from "./slab.ts";
import { strap } from "./strap.ts";
import { signedVolume } from "./surface.ts";
import { rod, tube } from "./tube.ts";
import { steps, times, v } from "./vector.ts";

const round = (z: number, radius = 2) => ellipse(0, 0, radius).map(({ x, y }) => v(x, y, z));
/** A strap is open at its ends: closed towards its middle it lacks a third. */
const STRAP = (2 * 0.93 * 10 * 2) / 3;
const cylinder = Math.PI * 4 * 10;

it.each([
  [
    "a turned cylinder, told from below",
    lathe([
      [0, 0],
      [2, 0],
      [2, 10],
      [0, 10],
    ]),
    cylinder,
  ],
  [
    "a turned cylinder, told from above",
    lathe([
      [0, 10],
      [2, 10],
      [2, 0],
      [0, 0],
    ]),
    cylinder,
  ],
  ["a rod", rod(v(0, 0, 0), v(3, 4, Math.sqrt(75)), 2, 2, 64), cylinder],
  ["a loft", loft([round(0), round(5), round(10)]), cylinder],
  ["a loft told backwards", loft([round(10), round(0)]), cylinder],
  ["a slab", slab(plate(ellipse(0, 0, 2)), 10), cylinder],
  [
    "a closed tube",
    tube(
      times(24, (n) => v(Math.cos((n / 12) * Math.PI) * 10, 0, Math.sin((n / 12) * Math.PI) * 10)),
      1,
      { closed: true, around: 48 },
    ),
    2 * Math.PI ** 2 * 10,
  ],
  ["a box", box(4, 5, 6, 0.01), 120],
  [
    "a bar",
    bar(
      [
        [0, 0],
        [4, 0],
        [4, 5],
        [0, 5],
      ],
      6,
    ),
    120,
  ],
  [
    "a strap",
    strap(
      steps(9, 0, 10).map((x) => v(x, 0, 0)),
      times(9, () => v(0, 1)),
      2,
      1,
    ),
    STRAP,
  ],
  ["a dome", dome(ellipse(0, 0, 2), () => 10), cylinder],
])("%s encloses what it should, its faces outwards", (_, shape, volume) => {
  expect(signedVolume(shape) / volume).toBeGreaterThan(0.95);
  expect(signedVolume(shape) / volume).toBeLessThan(1.05);
});
