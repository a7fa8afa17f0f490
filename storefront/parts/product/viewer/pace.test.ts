import { expect, test } from "vitest";
import { openPace } from "./pace.ts";

test("a machine that is twice too slow draws smaller, one that waited for its shaders does not", () => {
  const pace = openPace();
  expect([900, 12, 300, 12].map((ms) => pace.took("sketch", ms))).toEqual([false, false, false, false]);
  expect(pace.parts).toEqual({ sketch: 1, round: 1 });
  expect([80, 80, 80, 80].map((ms) => pace.took("sketch", ms))).toEqual([false, true, false, false]);
  expect(pace.parts).toEqual({ sketch: 0.5, round: 1 });
});

test("a round of light may take longer than a frame of a turn; when small ones are too much, none are drawn", () => {
  const pace = openPace();
  expect([80, 80, 300, 300].map((ms) => pace.took("round", ms))).toEqual([false, false, false, true]);
  expect(pace.rounds()).toBe(true);
  expect([300, 300].map((ms) => pace.took("round", ms))).toEqual([false, true]);
  expect(pace.rounds()).toBe(false);
});
