import { expect, test } from "vitest";
import { howPaid } from "./howPaid.ts";

test.each([
  ["cod", "confirmed", false, "To be paid on delivery"],
  ["cod", "delivered", false, "Paid on delivery"],
  ["cod", "delivered", true, "Paid"],
  ["cod", "cancelled", false, "Nothing to pay"],
  ["practice", "awaiting_payment", false, "Not paid yet"],
  ["practice", "expired", false, "Nothing to pay"],
  ["practice", "cancelled", true, "Paid"],
] as const)("by %s, %s, payment accepted: %s", (payment_method, state, accepted, words) => {
  expect(howPaid({ payment_method, state, payments: [{ accepted }] })).toBe(words);
});
