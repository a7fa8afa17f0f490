import { expect, it } from "vitest";
import { laid } from "./laid.ts";
import { ellipse, plate } from "./outline.ts";

it("lays a flat shape on a surface, a little above", () => {
  const over = (x: number, y: number) => 2 - x * 0.1 + y * y * 0.02;
  const position = laid(plate(ellipse(6, 4, 1)), over, 0.1).getAttribute("position");
  for (let n = 0; n < position.count; n++)
    expect(position.getZ(n) - over(position.getX(n), position.getY(n))).toBeCloseTo(0.1, 5);
});
