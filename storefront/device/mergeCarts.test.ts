import { expect, test } from "vitest";
import type { CartLine } from "./line.ts";
import { cartStateOf, isSameCart, mergeCarts } from "./mergeCarts.ts";

const pieces = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((word) => word.split("×").map(Number))
    .map(([id = 0, quantity = 0]) => ({ id, quantity }));
const shown = (lines: { id: number; quantity: number }[]) =>
  lines.map(({ id, quantity }) => `${id}×${quantity}`).join(" ");

test.each([
  ["nothing changed", "1×2", "1×2", "1×2", "1×2"],
  ["added here", "1×2", "1×2 3×1", "1×2", "1×2 3×1"],
  ["added there", "1×2", "1×2", "1×2 3×1", "1×2 3×1"],
  ["added on both", "1×2", "1×2 3×1", "1×2 4×1", "1×2 3×1 4×1"],
  ["removed here", "1×2 3×1", "3×1", "1×2 3×1", "3×1"],
  ["removed there", "1×2 3×1", "1×2 3×1", "3×1", "3×1"],
  ["fewer here, more there", "1×2", "1×1", "1×5", "1×5"],
  ["removed here, more there", "1×2", "", "1×5", "1×5"],
  ["more here, ordered there", "1×2", "1×3", "", "1×3"],
  ["the same done on both", "1×2", "1×3 4×1", "1×3 4×1", "1×3 4×1"],
  ["never seen before", "", "1×2 3×1", "1×1 4×6", "1×2 3×1 4×6"],
])("%s", (_, base, mine, theirs, merged) => {
  expect(shown(mergeCarts(pieces(base), pieces(mine), pieces(theirs)))).toBe(merged);
});

test("the order of lines makes no other cart, their quantities do", () => {
  expect(isSameCart(pieces("1×2 3×1"), pieces("3×1 1×2"))).toBe(true);
  expect(isSameCart(pieces("1×2"), pieces("1×3"))).toBe(false);
  expect(isSameCart(pieces("1×2"), pieces("1×2 3×1"))).toBe(false);
});

const line = (id: number, quantity: number): CartLine => ({
  id,
  quantity,
  product_name: `Product ${id}`,
  product_url: "",
  image: null,
  option_text: "",
  price: 1,
  mrp: 1,
});

test("what waits for the shop goes on waiting when its quantity stays", () => {
  const now = { confirmed: [line(1, 2), line(2, 1)], waiting: [line(1, 1), line(3, 1)] };
  const cartState = cartStateOf([line(1, 3), line(2, 5), line(3, 1), line(4, 1)], now);
  expect([shown(cartState.confirmed), shown(cartState.waiting)]).toEqual(["1×2 2×5 4×1", "1×1 3×1"]);
  const less = cartStateOf([line(1, 4)], now);
  expect([shown(less.confirmed), shown(less.waiting)]).toEqual(["1×4", ""]);
});
