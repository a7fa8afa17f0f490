import { expect, test } from "vitest";
import { saidOfReceived } from "./received.ts";

const returns = [{ number: 1, refund: 0 }, { number: 2, refund: 159_800 }, { number: 3 }];

test("what was paid in cash does not go back by itself: it waits for a transfer", () => {
  expect(saidOfReceived({ payment_method: "cod", returns }, 2)).toBe(
    "Received. The credit note is made; ₹1,598 waits in Refunds for a transfer.",
  );
  expect(saidOfReceived({ payment_method: "cod", returns }, 3)).toBe(
    "Received. The credit note is made; the money waits in Refunds for a transfer.",
  );
});

test("what was paid through the gateway goes back, and where nothing is given back nothing is said to", () => {
  expect(saidOfReceived({ payment_method: "razorpay", returns }, 2)).toBe(
    "Received. The credit note is made, and ₹1,598 goes back.",
  );
  expect(saidOfReceived({ payment_method: "cod", returns }, 1)).toBe(
    "Received. The credit note is made; there is nothing to give back.",
  );
});
