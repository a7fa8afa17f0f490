import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Quote } from "../../../contract/cart.ts";
import { QuoteCard } from "./QuoteCard.tsx";

const quote: Quote = {
  quote: "token",
  expires_at: "2030-01-01T00:00:00Z",
  lines: [],
  changes: [],
  coupon: null,
  delivery: null,
  subtotal: 159_800,
  discount: 0,
  delivery_charge: 0,
  cod_fee: 0,
  tax_included: 0,
  to_free_delivery: 340_200,
  total: 159_800,
};
const delivery = { serviceable: true, cod: true, cod_reason: null, charge: 0, date_from: null, date_to: null };
const words = (data: Quote) =>
  renderToStaticMarkup(
    <QuoteCard quoted={{ data, error: null, asking: false }}>
      <p />
    </QuoteCard>,
  ).replaceAll(/<[^>]+>/g, " ");

test("delivery looks free only where it is: before a pincode is typed it is not known", () => {
  expect(words(quote)).toMatch(/Delivery\s+once the pincode is known/);
  expect(words(quote)).toContain("₹3,402 more makes delivery free.");
  expect(words({ ...quote, delivery, to_free_delivery: 0 })).toMatch(/Delivery\s+₹0/);
  expect(words({ ...quote, to_free_delivery: 0 })).toMatch(/Delivery\s+₹0/);
  const cod_reason = "There is no such pincode.";
  const nowhere = words({ ...quote, delivery: { ...delivery, serviceable: false, cod_reason } });
  expect(nowhere).not.toMatch(/Delivery\s+(₹0|once)/);
  expect(nowhere).toContain(cod_reason);
  expect(nowhere).not.toContain("deliver there");
});
