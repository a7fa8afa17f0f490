import { expect, it } from "vitest";
import { type Arch, archedPlate, archHeight } from "./arch.ts";
import { bowedOutline } from "./bowedOutline.ts";
import { ellipse } from "./outline.ts";
import { at, steps } from "./vector.ts";

const arch: Arch = { edge: 0.3, rise: 1.2, slope: 5, middle: [0, 17.2], fall: 0.3, reach: 18 };

it("is as thick as it says at its edge, and highest in its middle", () => {
  const outline = bowedOutline(1);
  const over = archHeight(outline, arch);
  for (const { x, y } of outline) expect(over(x, y)).toBeCloseTo(0.3, 3);
  expect(over(0, 17.2)).toBeGreaterThan(1.4);
  for (const [x, y] of [[0, 5] as const, [0, 30] as const, [4, 17.2] as const])
    expect(over(x, y)).toBeLessThan(over(0, 17.2));
});

it("takes the distance from a straight edge for what it is", () => {
  const over = archHeight(ellipse(0, 0, 400, 400, 8000), { ...arch, middle: [0, 0], fall: 0, slope: 10 });
  expect(over(0, 394.5) - 0.3).toBeCloseTo(0.6, 1);
});

it("has no crease: along any line across it the slope changes a little at a time", () => {
  const over = archHeight(bowedOutline(1), arch);
  for (const y of steps(30, 3, 33)) {
    const line = steps(200, -5, 5).map((x) => over(x, y));
    const bends = line.slice(1, -1).map((z, n) => Math.abs(at(line, n) - 2 * z + at(line, n + 2)) / 0.05 ** 2);
    expect(Math.max(...bends), `at ${y}`).toBeLessThan(0.9);
  }
});

it("is a plate whose points lie on that height", () => {
  const outline = bowedOutline(1);
  const over = archHeight(outline, arch);
  const position = archedPlate(outline, over, arch.middle).getAttribute("position");
  for (let n = 0; n < 36 * (outline.length + 1); n += 53)
    expect(position.getZ(n)).toBeCloseTo(over(position.getX(n), position.getY(n)), 3);
});
