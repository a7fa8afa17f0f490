import { expect, test } from "vitest";
import { firstSignal } from "./firstSignal.ts";

test("the first signal that aborts gives the reason, also when it has done so already", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = firstSignal(one.signal, other.signal);
  expect(either.aborted).toBe(false);
  other.abort("late");
  one.abort("gone");
  expect(either.reason).toBe("late");
  expect(firstSignal(AbortSignal.abort("before"), new AbortController().signal).reason).toBe("before");
});
