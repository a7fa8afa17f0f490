import { expect, test } from "vitest";
import { sizeOf, waitingOf } from "./words.ts";

test("sizes are said in the unit that they are read in", () => {
  expect([0, 999, 1_258_291, 52_428_800, 3 * 2 ** 40].map(sizeOf)).toEqual([
    "0 bytes",
    "999 bytes",
    "1.2 MiB",
    "50 MiB",
    "3.0 TiB",
  ]);
});

test("what waits and what fails is said, and that nothing does", () => {
  expect(waitingOf({ waiting: 1, failing: 0 })).toBe("1 waits");
  expect(waitingOf({ waiting: 3, failing: 2 })).toBe("3 wait, 2 can't be done");
  expect(waitingOf({ waiting: 0, failing: 0 })).toBe("none waits");
});
