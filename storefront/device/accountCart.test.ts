import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";

type Piece = { id: number; quantity: number };
type Options = { body: { lines: Piece[]; version?: number } };
const call = vi.hoisted(() => vi.fn<(name: string, options?: Options) => Promise<unknown>>());
vi.mock("../api/browser.ts", () => ({ api: call }));
vi.mock("./toast.ts", () => ({ toast: vi.fn<(kind: string, text: string) => void>() }));

let device: ReturnType<typeof fakeStorage>;
let account: { version: number; lines: Piece[] };

const line = ({ id, quantity }: Piece) => ({
  id,
  quantity,
  product_name: `Product ${id}`,
  product_url: `product-${id}`,
  image: null,
  option_text: "",
  price: 100,
  mrp: 100,
});
const shown = () => ({ version: account.version, lines: account.lines.map(line) });

/** The shop's own rules for an account's cart. */
async function shop(name: string, { body }: Options = { body: { lines: [] } }): Promise<unknown> {
  const { CallFailed } = await import("../api/client.ts");
  if (name === "GET /get/cart") return { data: shown() };
  if (body.version !== undefined && body.version !== account.version)
    throw new CallFailed(409, { error: 1, message: "Changed.", cart: shown() });
  const merged = new Map(body.version === undefined ? account.lines.map(({ id, quantity }) => [id, quantity]) : []);
  for (const { id, quantity } of body.lines) merged.set(id, Math.max(merged.get(id) ?? 0, quantity));
  account = { version: account.version + 1, lines: [...merged].map(([id, quantity]) => ({ id, quantity })) };
  return { data: shown() };
}

beforeEach(() => {
  vi.resetModules();
  call.mockReset();
  call.mockImplementation(shop);
  account = { version: 0, lines: [] };
  device = fakeStorage();
  vi.stubGlobal("localStorage", device.store);
  vi.stubGlobal("addEventListener", device.addEventListener);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const who = { id: 3, name: "Asha", email: "asha@example.com", mobile: "9876543210" };

/** A device on which a customer is logged in, with this in its cart. */
async function opened(cart: Piece[]) {
  device.entries.set("customer", JSON.stringify(who));
  device.entries.set("cart", JSON.stringify(cart.map(line)));
  const { syncCart, followAccount } = await import("./accountCart.ts");
  const { cartState, writeCartState } = await import("./cartState.ts");
  return {
    syncCart,
    followAccount,
    cart: () => Object.fromEntries(cartState().confirmed.map(({ id, quantity }) => [id, quantity])),
    write: (lines: Piece[]) => writeCartState({ confirmed: lines.map(line), waiting: [] }),
  };
}
const pieces = () => Object.fromEntries(account.lines.map(({ id, quantity }) => [id, quantity]));

test("at login both carts become one, per variant the larger quantity; doing it again changes nothing", async () => {
  account = {
    version: 4,
    lines: [
      { id: 1, quantity: 1 },
      { id: 2, quantity: 5 },
    ],
  };
  const { syncCart, cart } = await opened([
    { id: 1, quantity: 3 },
    { id: 9, quantity: 1 },
  ]);
  await syncCart(true);
  await syncCart(true);
  expect([cart(), pieces(), account.version]).toEqual([{ 1: 3, 2: 5, 9: 1 }, { 1: 3, 2: 5, 9: 1 }, 5]);
});

test("fast changes are sent one after the other, and the last one counts", async () => {
  const { syncCart, followAccount, write, cart } = await opened([]);
  followAccount();
  await syncCart(true);
  for (const quantity of [1, 2, 3, 4, 5, 6]) write([{ id: 1, quantity }]);
  await syncCart(false);
  expect([cart(), pieces()]).toEqual([{ 1: 6 }, { 1: 6 }]);
  expect(call.mock.calls.length).toBeLessThan(6);
});

test("what another device has changed arrives, with what was changed here meanwhile", async () => {
  const { syncCart, write, cart } = await opened([
    { id: 1, quantity: 1 },
    { id: 2, quantity: 1 },
  ]);
  await syncCart(true);
  account = {
    version: account.version + 1,
    lines: [
      { id: 2, quantity: 1 },
      { id: 7, quantity: 2 },
    ],
  };
  write([
    { id: 1, quantity: 1 },
    { id: 2, quantity: 4 },
  ]);
  await syncCart(false);
  expect([cart(), pieces()]).toEqual([
    { 2: 4, 7: 2 },
    { 2: 4, 7: 2 },
  ]);
});

test("an answer that was lost is no change of somebody else", async () => {
  const { syncCart, write, cart } = await opened([{ id: 1, quantity: 1 }]);
  await syncCart(true);
  const { NoAnswer } = await import("../api/client.ts");
  call.mockImplementationOnce(async (name, options) => {
    await shop(name, options);
    throw new NoAnswer("lost");
  });
  write([{ id: 1, quantity: 2 }]);
  await syncCart(false);
  await syncCart(true);
  expect([cart(), pieces()]).toEqual([{ 1: 2 }, { 1: 2 }]);
  expect(call.mock.calls.slice(-1).map(([name]) => name)).toEqual(["GET /get/cart"]);
});

test("without network nothing is lost, and it is sent with the next exchange", async () => {
  const { syncCart, write } = await opened([{ id: 1, quantity: 1 }]);
  await syncCart(true);
  const { NoAnswer } = await import("../api/client.ts");
  call.mockRejectedValueOnce(new NoAnswer("away"));
  write([{ id: 1, quantity: 8 }]);
  await syncCart(false);
  expect(pieces()).toEqual({ 1: 1 });
  await syncCart(true);
  expect(pieces()).toEqual({ 1: 8 });
});

test("what is no longer sold stays until the quote says why", async () => {
  call.mockImplementation(async (_, sent) => {
    const known = sent?.body.lines.filter(({ id }) => id !== 2) ?? [];
    return { data: { version: 1, lines: known.map(line) } };
  });
  const { syncCart, cart } = await opened([
    { id: 1, quantity: 1 },
    { id: 2, quantity: 1 },
  ]);
  await syncCart(false);
  expect(cart()).toEqual({ 1: 1, 2: 1 });
  expect(call).toHaveBeenCalledTimes(1);
});

test("when the server says that the session is over, the device forgets the customer and keeps the cart", async () => {
  const { syncCart, cart } = await opened([{ id: 1, quantity: 1 }]);
  const { CallFailed } = await import("../api/client.ts");
  call.mockRejectedValueOnce(new CallFailed(401, { error: 1, message: "Please log in first." }));
  await syncCart(true);
  expect([device.entries.has("customer"), device.entries.has("accountCart"), cart()]).toEqual([false, false, { 1: 1 }]);
  await syncCart(true);
  expect(call).toHaveBeenCalledTimes(1);
});

test("an answer that comes after logging out brings nothing back", async () => {
  account = { version: 2, lines: [{ id: 5, quantity: 1 }] };
  const { syncCart, cart } = await opened([]);
  const running = syncCart(true);
  const { forgetCustomer } = await import("./forgetCustomer.ts");
  forgetCustomer();
  await running;
  expect([cart(), device.entries.has("accountCart")]).toEqual([{}, false]);
});
