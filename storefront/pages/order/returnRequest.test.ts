import { expect, test } from "vitest";
import { returnRequest } from "./returnRequest.ts";

const form = (fields: Record<string, string>) => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
};

test("what is chosen is asked for, and nothing else", () => {
  const fields = { intent: "return", "quantity-7": "2", "quantity-8": "0", reason: "faulty", note: " Buzzes " };
  expect(returnRequest(form(fields))).toEqual({
    lines: [{ id: 7, quantity: 2 }],
    reason: "faulty",
    note: "Buzzes",
    refund_to: "",
  });
});

test("what is wanted in its place goes with the line", () => {
  const fields = { "quantity-7": "1", "exchange-7": "9", "quantity-8": "1", "exchange-8": "", reason: "faulty" };
  expect(returnRequest(form(fields))).toMatchObject({
    lines: [
      { id: 7, quantity: 1, exchange_for: 9 },
      { id: 8, quantity: 1 },
    ],
  });
});

test.each([
  [{ "quantity-7": "0", "exchange-7": "9", "quantity-8": "1", reason: "faulty" }, "want to exchange"],
  [{ "quantity-7": "0", reason: "faulty" }, "how many"],
  [{ reason: "faulty" }, "how many"],
  [{ "quantity-7": "1" }, "why"],
  [{ "quantity-7": "1", reason: "toString" }, "why"],
])("%j is not enough", (fields, said) => {
  expect(returnRequest(form(fields))).toEqual({ missing: expect.stringContaining(said) });
});
