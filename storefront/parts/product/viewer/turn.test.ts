import { expect, test } from "vitest";
import { flung, keyed, nearer, scaled, type Turn, turned } from "./turn.ts";

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

test("the way to where it turns ends, and takes as long however often it is drawn", () => {
  const goal = { azimuth: -160, elevation: 60, scale: 3 };
  let [often, seldom] = [turn, turn];
  for (let frame = 0; frame < 12; frame++) often = nearer(often, goal, 8, 90);
  for (let frame = 0; frame < 3; frame++) seldom = nearer(seldom, goal, 32, 90);
  expect(often.azimuth).toBeCloseTo(seldom.azimuth, 6);
  for (let frame = 0; frame < 100; frame++) seldom = nearer(seldom, goal, 16, 90);
  expect(seldom).toEqual(goal);
});

test("without inertia it is there at once", () => {
  const goal = { azimuth: -160, elevation: 60, scale: 3 };
  expect(nearer(turn, goal, 1, 0)).toEqual(goal);
});

test("what is let go while it turns goes on at the same speed and comes to rest", () => {
  const rest = flung(turn, { azimuth: 0.2, elevation: 0 }, 300);
  expect(rest).toEqual({ ...turn, azimuth: 80 });
  const after = nearer(turn, rest, 1, 300);
  expect(after.azimuth - turn.azimuth).toBeCloseTo(0.2, 2);
});
