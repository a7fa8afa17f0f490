import { expect, test } from "vitest";
import type { Delivery, Quote } from "../../../contract/cart.ts";
import { whyClosed } from "./whyClosed.ts";

const delivery: Delivery = {
  serviceable: true,
  cod: true,
  cod_reason: null,
  charge: 0,
  date_from: "2026-12-01",
  date_to: "2026-12-02",
};
const quote = (total: number, more: Partial<Delivery> = {}): Quote => ({
  quote: "token",
  expires_at: "2030-01-01T00:00:00Z",
  lines: [],
  changes: [],
  coupon: null,
  delivery: { ...delivery, ...more },
  subtotal: total,
  discount: 0,
  delivery_charge: 0,
  cod_fee: 0,
  tax_included: 0,
  to_free_delivery: 0,
  total,
});
const limit = 10_000_000;

test("a way to pay that is not possible says why", () => {
  const noCash = "The courier does not take cash at this pincode.";
  expect(whyClosed("cod", quote(100_000, { cod: false, cod_reason: noCash }), limit)).toBe(noCash);
  expect(whyClosed("upi_qr", quote(limit + 1), limit)).toBe(
    "UPI takes at most ₹1,00,000 at once. Please pay by card, EMI or net banking.",
  );
});

test("what is possible, or not known yet, is open", () => {
  expect(whyClosed("cod", quote(100_000), limit)).toBeUndefined();
  expect(whyClosed("upi_qr", quote(limit), limit)).toBeUndefined();
  expect(whyClosed("upi_qr", { ...quote(limit + 4_900), cod_fee: 4_900 }, limit)).toBeUndefined();
  expect(whyClosed("razorpay", quote(limit * 9), limit)).toBeUndefined();
  expect(whyClosed("cod", null, limit)).toBeUndefined();
});
