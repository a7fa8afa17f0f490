import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { QuoteRequest } from "../../contract/cart.ts";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";

const call = vi.hoisted(() => vi.fn<(name: string, options: { body: QuoteRequest }) => Promise<unknown>>());
vi.mock("../parts/afterPaint.ts", () => ({ afterPaint: (work: () => void) => work() })); // no screen here
vi.mock("../api/browser.ts", () => ({ api: call }));
vi.mock("./toast.ts", () => ({ toast: vi.fn<(kind: string, text: string) => void>() }));

let device: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  call.mockReset();
  device = fakeStorage();
  vi.stubGlobal("localStorage", device.store);
  vi.stubGlobal("addEventListener", device.addEventListener);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const veena = {
  id: 7,
  product_name: "Veena",
  product_url: "veena",
  image: null,
  option_text: "Jackwood",
  price: 1000,
  mrp: 2000,
};

/** The shop: answers a request with at most `stock` pieces of everything. */
const shop =
  (stock: number) =>
  async (_: string, { body }: { body: QuoteRequest }) => ({
    data: {
      quote: "token",
      expires_at: "2999-01-01T00:00:00Z",
      coupon: null,
      delivery: null,
      subtotal: 0,
      discount: 0,
      delivery_charge: 0,
      cod_fee: 0,
      tax_included: 0,
      total: 0,
      changes: [],
      lines: body.lines
        .filter(() => stock > 0)
        .map(({ id, quantity }) => ({
          ...veena,
          id,
          quantity: Math.min(quantity, stock),
          max_quantity: stock,
          unit_price: 1000,
          line_total: 1000,
          discount: 0,
        })),
    },
  });
/** The code that asks the shop has been fetched, and the shop has answered. */
const answered = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};
const kept = (key: string) => JSON.parse(device.entries.get(key) ?? "null");
const quantities = (key: string) =>
  (kept(key) ?? []).map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity]);

test("adding shows at once, waits as an attempt, and is in the cart once the shop has confirmed it", async () => {
  call.mockImplementation(shop(5));
  const { addToCart } = await import("./cart.ts");
  addToCart(veena);
  addToCart(veena);
  expect([quantities("cart"), quantities("attemptCart"), kept("cartCount")]).toEqual([[], [[7, 2]], 2]);
  await answered();
  expect([quantities("cart"), quantities("attemptCart"), kept("cartCount")]).toEqual([[[7, 2]], [], 2]);
});

test("what the shop can't give is taken out and the shopper is told", async () => {
  call.mockImplementation(shop(0));
  const { addToCart } = await import("./cart.ts");
  const { toast } = await import("./toast.ts");
  addToCart(veena);
  await answered();
  expect([quantities("cart"), quantities("attemptCart"), kept("cartCount")]).toEqual([[], [], 0]);
  expect(toast).toHaveBeenLastCalledWith("error", "Veena can’t be bought any more.");
});

test("without network it waits, and is confirmed by itself later", async () => {
  const { NoAnswer } = await import("../api/client.ts");
  call.mockRejectedValueOnce(new NoAnswer("No network.")).mockImplementation(shop(5));
  const { addToCart } = await import("./cart.ts");
  addToCart(veena);
  await answered();
  expect([quantities("cart"), quantities("attemptCart"), kept("cartCount")]).toEqual([[], [[7, 1]], 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([quantities("cart"), quantities("attemptCart")]).toEqual([[[7, 1]], []]);
});

test("what waits from an earlier visit is confirmed at the start", async () => {
  device.entries.set("attemptCart", JSON.stringify([{ ...veena, quantity: 1 }]));
  call.mockImplementation(shop(5));
  const { confirmWaiting } = await import("./confirm.ts");
  confirmWaiting();
  await answered();
  expect([quantities("cart"), quantities("attemptCart")]).toEqual([[[7, 1]], []]);
});

test("what another tab has confirmed meanwhile is not counted twice, though its two keys arrive one by one", async () => {
  device.entries.set("attemptCart", JSON.stringify([{ ...veena, quantity: 1 }]));
  call
    .mockImplementationOnce(async (name, options) => {
      device.entries.set("cart", JSON.stringify([{ ...veena, quantity: 1 }]));
      return shop(5)(name, options);
    })
    .mockImplementation(async (name, options) => {
      device.entries.set("attemptCart", "[]");
      return shop(5)(name, options);
    });
  const { confirmWaiting } = await import("./confirm.ts");
  confirmWaiting();
  await answered();
  expect([quantities("cart"), quantities("attemptCart"), kept("cartCount")]).toEqual([[[7, 1]], [], 1]);
});

test("a request that the shop refuses is not repeated for ever", async () => {
  const { CallFailed } = await import("../api/client.ts");
  call.mockRejectedValue(new CallFailed(422, { error: 1, message: "Please check the pincode." }));
  const { addToCart } = await import("./cart.ts");
  addToCart(veena);
  await answered();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(quantities("attemptCart")).toEqual([]);
});

test("a line that was taken out comes back to its place", async () => {
  device.entries.set("cart", JSON.stringify([7, 8, 9].map((id) => ({ ...veena, id, quantity: id }))));
  const { removeLine } = await import("./cart.ts");
  const undo = removeLine(8);
  expect(quantities("cart")).toEqual([
    [7, 7],
    [9, 9],
  ]);
  undo();
  expect(quantities("cart")).toEqual([
    [7, 7],
    [8, 8],
    [9, 9],
  ]);
});

test("emptying the cart begins another checkout", async () => {
  device.entries.set("cart", JSON.stringify([{ ...veena, quantity: 1 }]));
  device.entries.set("cartCoupon", '{"code":"POOJA"}');
  const { clearCart } = await import("./cart.ts");
  const { checkoutId } = await import("./root.ts");
  const before = checkoutId();
  clearCart();
  expect([quantities("cart"), kept("cartCount"), device.entries.has("cartCoupon")]).toEqual([[], 0, false]);
  expect(checkoutId()).not.toBe(before);
});

test("a tab in another process that sees only the first of two writes loses and doubles nothing by adding one", async () => {
  const { cart, attemptCart } = await import("./memory.ts");
  const { writeCartState } = await import("./cartState.ts");
  const { addLines } = await import("./line.ts");
  const [five, one] = [
    { ...veena, quantity: 5 },
    { ...veena, quantity: 1 },
  ];
  writeCartState({ confirmed: [five], waiting: [one] });
  const writes: [string, string][] = [];
  device.store.setItem = (key, value) => void writes.push([key, value]);
  writeCartState({ confirmed: [{ ...veena, quantity: 6 }], waiting: [] });
  // The other tab has the first write when its shopper adds one more piece; then the rest arrives.
  const [[key, value] = ["", ""], ...later] = writes;
  device.entries.set(key, value);
  const waiting = addLines(JSON.parse(device.entries.get("attemptCart") ?? "[]"), [one]);
  device.entries.set("attemptCart", JSON.stringify(waiting));
  for (const [name, text] of later) device.entries.set(name, text);
  expect([quantities("cart"), quantities("attemptCart")]).toEqual([[[7, 6]], [[7, 1]]]);
  expect([cart.get(), attemptCart.get()].flat().reduce((sum, { quantity }) => sum + quantity, 0)).toBe(7);
});
