import { expect, it } from "vitest";
import { domeHeight, laid } from "./onDome.ts";
import { ellipse, plate } from "./outline.ts";

const rim = ellipse(3, 4, 10, 5);
const height = (t: number) => 1 + t;

it("knows how high a dome is at its rim, half way and in its middle", () => {
  const over = domeHeight(rim, height, [3, 4]);
  expect(over(13, 4)).toBeCloseTo(1, 2);
  expect(over(8, 4)).toBeCloseTo(1.5, 2);
  expect(over(3, 6.5)).toBeCloseTo(1.5, 2);
  expect(over(3, 4)).toBeCloseTo(2, 2);
});

it("takes a point outside for one on the rim", () => {
  expect(domeHeight(rim, height, [3, 4])(30, 4)).toBe(1);
});

it("lays a flat shape on it, a little above", () => {
  const over = domeHeight(rim, height, [3, 4]);
  const position = laid(plate(ellipse(6, 4, 1)), over, 0.1).getAttribute("position");
  for (let n = 0; n < position.count; n++)
    expect(position.getZ(n) - over(position.getX(n), position.getY(n))).toBeCloseTo(0.1, 5);
});
