import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";

test.each([
  ["confirmed", "success", "placed"],
  ["confirmed", "failure", "placed"],
  ["shipped", "pending", "placed"],
  ["awaiting_payment", "success", "pending"],
  ["awaiting_payment", "pending", "pending"],
  ["awaiting_payment", "failure", "failure"],
  ["awaiting_payment", "cancelled", "cancelled"],
  ["expired", "success", "closed"],
  ["cancelled", "success", "closed"],
] as const)("an order that is %s is told as it is when the address says %s", (state, said, outcome) => {
  expect(outcomeOf({ state }, said)).toBe(outcome);
});
