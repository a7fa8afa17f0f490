import { expect, test } from "vitest";
import { openPace } from "./pace.ts";

/** A machine that took so long for its probes, in milliseconds. */
const probed = (...took: [number, number]) => {
  const pace = openPace();
  expect(pace.probing()).toBe(true);
  expect(took.map((ms) => pace.took("sketch", ms))).toEqual([false, true]);
  expect(pace.probing()).toBe(false);
  return pace;
};

test("what waited for its shaders alone draws all; what is late without them gathers no light", () => {
  const quick = probed(900, 16);
  expect([quick.parts, quick.rounds()]).toEqual([{ sketch: 1, round: 1 }, true]);
  const slow = probed(900, 400);
  expect([slow.parts, slow.rounds()]).toEqual([{ sketch: 0.5, round: 0.5 }, false]);
});

test("two late frames one after the other make the next ones smaller, one does not", () => {
  const pace = probed(300, 16);
  expect([80, 12, 80, 80, 80, 80].map((ms) => pace.took("sketch", ms))).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(pace.parts).toEqual({ sketch: 0.5, round: 1 });
});

test("a round of light may take longer than a frame of a turn; when small ones are too much, none are drawn", () => {
  const pace = probed(300, 16);
  expect([80, 80, 300, 300].map((ms) => pace.took("round", ms))).toEqual([false, false, false, true]);
  expect(pace.rounds()).toBe(true);
  expect([300, 300].map((ms) => pace.took("round", ms))).toEqual([false, true]);
  expect(pace.rounds()).toBe(false);
});
