import { expect, test } from "vitest";
import { moved, whole, zoomed } from "./view.ts";

test("what lies under the finger stays under it while the picture grows", () => {
  const at = { x: 100, y: -40 };
  const view = zoomed(zoomed(whole, 1.5, at, 400), 1.5, at, 400);
  // The point of the picture that was at `at` before is there now.
  expect({ x: at.x * view.scale + view.x, y: at.y * view.scale + view.y }).toEqual(at);
});

test("the picture is never smaller than whole, larger than four times, or out of sight", () => {
  expect(zoomed(whole, 0.5, { x: 50, y: 50 }, 400)).toEqual(whole);
  expect(zoomed(whole, 99, { x: 0, y: 0 }, 400).scale).toBe(4);
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, 400)).toEqual({ scale: 2, x: 200, y: -200 });
  expect(moved(whole, { x: 30, y: 30 }, 400)).toEqual(whole);
});

test("made small again after it was moved, it stands in the middle", () => {
  const far = moved(zoomed(whole, 4, { x: 0, y: 0 }, 400), { x: 600, y: 600 }, 400);
  expect(zoomed(far, 0.25, { x: 0, y: 0 }, 400)).toEqual(whole);
});
