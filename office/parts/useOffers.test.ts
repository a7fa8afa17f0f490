import { expect, test } from "vitest";
import type { QuoteLine } from "../../contract/cart.ts";
import { offersOf } from "./useOffers.ts";

const line = (id: number, unit_price: number, max_quantity: number): QuoteLine => ({
  id,
  unit_price,
  max_quantity,
  quantity: 1,
  mrp: unit_price,
  line_total: unit_price,
  discount: 0,
  product_name: "",
  product_url: "",
  option_text: "",
  image: null,
});

test("what is found is shown with its price and how many there are, or that it is sold out", () => {
  const offers = offersOf([1, 2, 3], { lines: [line(1, 159_800, 2), line(3, 4_900, 99)] });
  expect([...offers]).toEqual([
    [1, "₹1,598 · 2 in stock"],
    [2, "sold out"],
    [3, "₹49 · in stock"],
  ]);
});
