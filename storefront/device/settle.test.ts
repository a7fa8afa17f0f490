import { expect, test } from "vitest";
import type { Quote, QuoteLine } from "../../contract/cart.ts";
import type { CartLine } from "./line.ts";
import { settle } from "./settle.ts";

const line = (id: number, quantity: number, price = 1000): CartLine => ({
  id,
  quantity,
  price,
  mrp: 2000,
  product_name: `Product ${id}`,
  product_url: `product-${id}`,
  image: null,
  option_text: "",
});
const quoted = (id: number, quantity: number, max_quantity = 10, unit_price = 1000): QuoteLine => ({
  id,
  quantity,
  max_quantity,
  unit_price,
  mrp: 2000,
  line_total: unit_price * quantity,
  discount: 0,
  product_name: `Product ${id}`,
  product_url: `product-${id}`,
  image: null,
  option_text: "",
});
const quote = (lines: QuoteLine[], changes: Quote["changes"] = []): Quote => ({
  quote: "token",
  expires_at: "2030-01-01T00:00:00Z",
  lines,
  changes,
  coupon: null,
  delivery: null,
  subtotal: 0,
  discount: 0,
  delivery_charge: 0,
  cod_fee: 0,
  tax_included: 0,
  to_free_delivery: 0,
  total: 0,
});
const amounts = (lines: CartLine[]) => lines.map(({ id, quantity }) => [id, quantity]);

test("what was added is confirmed, and adds to what is in the cart", () => {
  const cartState = { confirmed: [line(1, 2)], waiting: [line(1, 1), line(2, 1)] };
  const after = settle(cartState, cartState, quote([quoted(1, 3), quoted(2, 1)]));
  expect(amounts(after.confirmed)).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(after.waiting).toEqual([]);
  expect(after.notices).toEqual([]);
});

test("what is short is cut down to what there is, and told in the shop's words", () => {
  const cartState = { confirmed: [line(1, 2)], waiting: [line(1, 3)] };
  const changes = [{ id: 1, kind: "stock" as const, message: "Only 3 are left.", was: 5, now: 3 }];
  const after = settle(cartState, cartState, quote([quoted(1, 3, 3)], changes));
  expect(amounts(after.confirmed)).toEqual([[1, 3]]);
  expect(after.notices).toEqual([{ id: 1, kind: "stock", message: "Only 3 are left." }]);
});

test("what is gone leaves the cart and is told", () => {
  const cartState = { confirmed: [line(1, 2)], waiting: [line(2, 1)] };
  const after = settle(cartState, cartState, quote([]));
  expect([after.confirmed, after.waiting]).toEqual([[], []]);
  expect(after.notices.map(({ id, kind }) => [id, kind])).toEqual([
    [1, "gone"],
    [2, "gone"],
  ]);
});

test("a price that has moved since it was added is told once", () => {
  const cartState = { confirmed: [line(1, 1, 124999_00)], waiting: [] };
  const after = settle(cartState, cartState, quote([quoted(1, 1, 10, 119999_00)]));
  expect(after.notices.map(({ message }) => message)).toEqual([
    "Product 1: the price has changed from ₹1,24,999 to ₹1,19,999 since you added it.",
  ]);
  expect(settle({ ...after }, { ...after }, quote([quoted(1, 1, 10, 119999_00)])).notices).toEqual([]);
});

test("what was added while the shop was thinking goes on waiting", () => {
  const asked = { confirmed: [], waiting: [line(1, 1)] };
  const now = { confirmed: [], waiting: [line(1, 2), line(2, 1)] };
  const after = settle(now, asked, quote([quoted(1, 1)]));
  expect(amounts(after.confirmed)).toEqual([[1, 1]]);
  expect(amounts(after.waiting)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test("two tabs that ask about the same addition put it in once", () => {
  const asked = { confirmed: [], waiting: [line(1, 1)] };
  const first = settle(asked, asked, quote([quoted(1, 1)]));
  const second = settle(first, asked, quote([quoted(1, 1)]));
  expect(amounts(second.confirmed)).toEqual([[1, 1]]);
  expect(second.waiting).toEqual([]);
});

test("what was taken out while the shop was thinking stays out", () => {
  const asked = { confirmed: [line(1, 1)], waiting: [line(2, 1)] };
  const after = settle({ confirmed: [], waiting: [] }, asked, quote([quoted(1, 1), quoted(2, 1)]));
  expect([after.confirmed, after.waiting, after.notices]).toEqual([[], [], []]);
});
