import { expect, test } from "vitest";
import { createBurst } from "./burst.ts";

/** What came of keys that were pressed `gap` milliseconds apart. */
function strike(keys: readonly string[], gap: number, burst = createBurst(), from = 0) {
  return keys.map((key, n) => burst.hear({ key, at: from + n * gap }));
}
/** A code as its keys. */
const keysOf = (code: string) => code.split("");
const scansOf = (heard: ReturnType<typeof strike>) =>
  heard.flatMap((one) => (typeof one === "object" ? [one.scan] : []));

test("a code that comes quickly and ends with Enter or Tab is a scan", () => {
  expect(scansOf(strike([...keysOf("8901234567894"), "Enter"], 5))).toEqual(["8901234567894"]);
  expect(scansOf(strike([...keysOf("GU-CHI-01"), "Tab"], 35))).toEqual(["GU-CHI-01"]);
});

test("what a hand types is none, however quick its end", () => {
  expect(scansOf(strike([...keysOf("8901234567894"), "Enter"], 36))).toEqual([]);
  expect(scansOf(strike(["g", "o", "x", "Enter"], 5))).toEqual([]);
});

test("the shift key between capitals is no part of it", () => {
  expect(scansOf(strike(["Shift", "G", "Shift", "U", "-", "Shift", "C", "Shift", "1", "Enter"], 5))).toEqual(["GU-C1"]);
});

test("a key that was pressed by hand before is not taken for its beginning", () => {
  const burst = createBurst();
  strike(["p"], 0, burst);
  expect(scansOf(strike([...keysOf("GU-CHI-01"), "Enter"], 3, burst, 200))).toEqual(["GU-CHI-01"]);
});

test("scans one right after the other stay apart", () => {
  const keys = Array.from({ length: 100 }, (_, n) => [
    ...keysOf(`89012345${String(n).padStart(5, "0")}`),
    "Enter",
  ]).flat();
  const scans = scansOf(strike(keys, 1));
  expect(scans).toHaveLength(100);
  expect(new Set(scans).size).toBe(100);
});
