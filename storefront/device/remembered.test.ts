import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";
import { understandLines } from "./line.ts";
import { remembered } from "./remembered.ts";

let device: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  device = fakeStorage();
  vi.stubGlobal("localStorage", device.store);
  vi.stubGlobal("addEventListener", device.addEventListener);
  vi.stubGlobal("removeEventListener", device.removeEventListener);
});
afterEach(() => vi.unstubAllGlobals());

const veena = {
  id: 7,
  quantity: 2,
  product_name: "Veena",
  product_url: "veena",
  image: null,
  option_text: "",
  price: 100,
  mrp: 200,
};

test.each([
  ["nothing", undefined],
  ["the string undefined", "undefined"],
  ["half a document", '[{"id":7,"quant'],
  ["a wrong type", '"cart"'],
  ["null", "null"],
  ["an object", '{"length":1,"0":{"id":7,"quantity":1}}'],
  ["a negative quantity", '[{"id":7,"quantity":-3}]'],
  ["a quantity of text", '[{"id":7,"quantity":"2"}]'],
  ["half a piece", '[{"id":7,"quantity":0.5}]'],
  ["an id that is no number", '[{"id":{"$gt":0},"quantity":1}]'],
  ["lists in lists", "[[[[]]]]"],
])("a cart that holds %s is empty", (_, text) => {
  if (text !== undefined) device.entries.set("cart", text);
  expect(remembered("cart", understandLines).get()).toEqual([]);
});

test("a hostile cart keeps its sound lines, and nothing of what does not belong there", () => {
  const prototype = '{"__proto__":{"admin":true},"id":9,"quantity":1,"price":-5,"image":{"x":1},"extra":"<script>"}';
  device.entries.set("cart", `[${JSON.stringify(veena)}, null, 3, {"id":8,"quantity":-1}, ${prototype}]`);
  expect(remembered("cart", understandLines).get()).toEqual([
    veena,
    { id: 9, quantity: 1, product_name: "", product_url: "", image: null, option_text: "", price: 0, mrp: 0 },
  ]);
});

test("a variant that stands there twice is one line, and no line has more than 999 pieces", () => {
  device.entries.set("cart", JSON.stringify([veena, veena, { ...veena, id: 8, quantity: 1e9 }]));
  expect(
    remembered("cart", understandLines)
      .get()
      .map(({ id, quantity }) => [id, quantity]),
  ).toEqual([
    [7, 4],
    [8, 999],
  ]);
});

test("what is written comes back after a reload", () => {
  remembered("cart", understandLines).update(() => [veena]);
  expect(remembered("cart", understandLines).get()).toEqual([veena]);
});

test("storage that is full or refused: the page goes on with what it has", () => {
  device.refuse();
  const cart = remembered("cart", understandLines);
  cart.update((lines) => [...lines, veena]);
  cart.update((lines) => [...lines, { ...veena, id: 8 }]);
  expect(cart.get().map(({ id }) => id)).toEqual([7, 8]);
  expect(() => cart.forget()).not.toThrow();
  expect(cart.get()).toEqual([]);
});

test("a browser that does not even let storage be looked at", () => {
  vi.unstubAllGlobals();
  vi.stubGlobal("window", {});
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("Denied", "SecurityError");
    },
  });
  expect(remembered("cart", understandLines).get()).toEqual([]);
  Reflect.deleteProperty(globalThis, "localStorage");
});

test("two tabs agree: what the other writes is told and is built upon", () => {
  const cart = remembered("cart", understandLines);
  const seen: number[] = [];
  const end = cart.subscribe(() => seen.push(cart.get().length));
  device.put("cart", JSON.stringify([veena]));
  cart.update((lines) => [...lines, { ...veena, id: 8 }]);
  device.put("cart", "undefined");
  end();
  expect(seen).toEqual([1, 2, 0]);
});

test("a change that the event has not told yet is not overwritten", () => {
  const cart = remembered("cart", understandLines);
  cart.get();
  const end = cart.subscribe(() => {});
  device.entries.set("cart", JSON.stringify([veena]));
  cart.update((lines) => [...lines, { ...veena, id: 8 }]);
  end();
  expect(cart.get().map(({ id }) => id)).toEqual([7, 8]);
});

test("writing the same again keeps the value itself, so that nothing renders anew", () => {
  const cart = remembered("cart", understandLines);
  cart.update(() => [veena]);
  const before = cart.get();
  cart.update((lines) => structuredClone(lines));
  expect(cart.get()).toBe(before);
});
