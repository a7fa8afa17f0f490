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
  expect(howPaid({ payment_method, state, payments: [{ accepted }], refunds: [] })).toBe(words);
});

test("what has gone back of it, and what is on its way", () => {
  const cancelled = { payment_method: "practice", state: "cancelled", payments: [{ accepted: true }] } as const;
  const of = (...refunds: { amount: number; state: "pending" | "processed" | "failed" }[]) =>
    howPaid({ ...cancelled, refunds });
  expect(of({ amount: 399_600, state: "pending" })).toBe("Paid, ₹3,996 on its way back");
  expect(of({ amount: 100_000, state: "processed" }, { amount: 50_000, state: "failed" })).toBe(
    "Paid, ₹1,000 given back, ₹500 on its way back",
  );
});
