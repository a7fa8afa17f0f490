import { expect, test } from "vitest";
import { clockOf } from "./clock.ts";

const from = "2026-11-20T06:00:00Z";
const until = "2026-11-22T06:00:00Z";
const at = (time: string) => clockOf(from, until, undefined, new Date(time));

test("a clock says how much is left, that it presses, and that it is late", () => {
  expect(at("2026-11-20T18:00:00Z")).toEqual({ words: "1 day left", gone: 0.25, is: "running" });
  expect(at("2026-11-22T00:00:00Z")).toEqual({ words: "6 hours left", gone: 0.875, is: "soon" });
  expect(at("2026-11-22T08:00:00Z")).toEqual({ words: "2 hours late", gone: 1, is: "late" });
});

test("what is done stands still", () => {
  const now = new Date("2026-12-24T00:00:00Z");
  expect(clockOf(from, until, "2026-11-21T06:00:00Z", now)).toEqual({ words: "done in time", gone: 0.5, is: "over" });
  expect(clockOf(from, until, "2026-11-23T06:00:00Z", now).words).toBe("done, 1 day late");
});
