import { expect, test } from "vitest";
import { keyed, nearer, scaled, type Turn, turned } from "./turn.ts";

const turn: Turn = { azimuth: 20, elevation: 10, scale: 1 };

test("arrows turn it, plus and minus bring it nearer and further, other keys are not its business", () => {
  expect(keyed(turn, "ArrowRight")?.azimuth).toBeGreaterThan(20);
  expect(keyed(turn, "ArrowLeft")?.azimuth).toBeLessThan(20);
  expect(keyed(turn, "ArrowUp")?.elevation).toBeGreaterThan(10);
  expect(keyed(turn, "+")?.scale).toBeGreaterThan(1);
  expect(keyed(turn, "-")?.scale).toBeLessThan(1);
  expect(keyed(turn, "Tab")).toBeUndefined();
});

test("it is never seen from below the floor, from over the top, or from too near", () => {
  expect(turned(turn, 0, -500).elevation).toBe(-4);
  expect(turned(turn, 0, 500).elevation).toBe(88);
  expect(scaled(turn, 100).scale).toBe(5);
  expect(scaled(turn, 0.001).scale).toBe(0.7);
});

test("the way to where it turns ends", () => {
  let view = turn;
  const goal = { azimuth: -160, elevation: 60, scale: 3 };
  for (let frame = 0; frame < 60; frame++) view = nearer(view, goal);
  expect(view).toEqual(goal);
});
