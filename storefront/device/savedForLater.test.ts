import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";
import type { CartLine } from "./line.ts";

vi.mock("../parts/afterPaint.ts", () => ({ afterPaint: (work: () => void) => work() })); // no screen here
vi.mock("./confirm.ts", () => ({ confirm: vi.fn<() => void>() }));
vi.mock("./toast.ts", () => ({ toast: vi.fn<(kind: string, text: string) => void>() }));

let device: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  vi.resetModules();
  device = fakeStorage();
  vi.stubGlobal("localStorage", device.store);
  vi.stubGlobal("addEventListener", device.addEventListener);
});
afterEach(() => vi.unstubAllGlobals());

const line = (id: number, quantity = 1): CartLine => ({
  id,
  quantity,
  product_name: `Product ${id}`,
  product_url: `product-${id}`,
  image: null,
  option_text: "",
  price: 1000,
  mrp: 2000,
});
const kept = (key: string): CartLine[] => JSON.parse(device.store.getItem(key) ?? "[]");
const piecesIn = (key: string) => kept(key).map(({ id, quantity }) => [id, quantity]);

test("a line goes to what is saved with its quantity, and back to its place", async () => {
  device.store.setItem("cart", JSON.stringify([line(1), line(2, 3), line(3)]));
  const { saveForLater } = await import("./savedForLater.ts");
  const undo = saveForLater(2);
  expect([piecesIn("cart"), piecesIn("savedForLater")]).toEqual([
    [
      [1, 1],
      [3, 1],
    ],
    [[2, 3]],
  ]);
  undo();
  expect(piecesIn("cart")).toEqual([
    [1, 1],
    [2, 3],
    [3, 1],
  ]);
  expect(kept("savedForLater")).toEqual([]);
});

test("saved again it is there once; moved to the cart it waits for the shop to confirm it", async () => {
  device.store.setItem("savedForLater", JSON.stringify([line(2), line(5)]));
  device.store.setItem("cart", JSON.stringify([line(5, 4)]));
  const { saveForLater, moveToCart } = await import("./savedForLater.ts");
  saveForLater(5);
  expect(piecesIn("savedForLater")).toEqual([
    [5, 4],
    [2, 1],
  ]);
  moveToCart(line(5, 4));
  expect([piecesIn("savedForLater"), piecesIn("attemptCart")]).toEqual([[[2, 1]], [[5, 4]]]);
});

test("what has no room in the cart stays saved", async () => {
  device.store.setItem("savedForLater", JSON.stringify([line(2), line(5, 9)]));
  device.store.setItem("cart", JSON.stringify([line(5, 995)]));
  const { moveToCart } = await import("./savedForLater.ts");
  expect(moveToCart(line(5, 9))).toBe(false);
  expect([piecesIn("savedForLater"), piecesIn("cart")]).toEqual([
    [
      [2, 1],
      [5, 9],
    ],
    [[5, 995]],
  ]);
});

test("what is forgotten can be had back at its place, also when more was saved meanwhile", async () => {
  device.store.setItem("savedForLater", JSON.stringify([line(1), line(2), line(3)]));
  const { forgetSaved, savedForLater } = await import("./savedForLater.ts");
  const undo = forgetSaved(2);
  expect(piecesIn("savedForLater").map(([id]) => id)).toEqual([1, 3]);
  undo();
  undo();
  expect(savedForLater.get().map(({ id }) => id)).toEqual([1, 2, 3]);
});

test.each(["undefined", "[{", "7", "null", '{"id":1}', '[null,{"id":-1,"quantity":1},{"id":"x"}]'])(
  "%s under its key is nothing saved",
  async (text) => {
    device.store.setItem("savedForLater", text);
    const { saveForLater, savedForLater } = await import("./savedForLater.ts");
    expect(savedForLater.get()).toEqual([]);
    saveForLater(99)();
    expect(savedForLater.get()).toEqual([]);
  },
);
