import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";
import { emptyRoot } from "./rootState.ts";

let device: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  vi.resetModules();
  device = fakeStorage();
  vi.stubGlobal("localStorage", device.store);
  vi.stubGlobal("addEventListener", device.addEventListener);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const order = {
  order_no: "7K3MD-Q9TFX",
  link: "/ordersummary/7K3MD-Q9TFX?key=k",
  total: 5000,
  placed_at: "2026-11-20T10:00:00Z",
};
const kept = (state: object, version: unknown = 1) => JSON.stringify({ state: { ...emptyRoot, ...state }, version });

test("orders are there again after a reload, under the key root, version 1", async () => {
  const before = await import("./root.ts");
  before.rememberOrder(order);
  expect(JSON.parse(device.entries.get("root") ?? "")).toMatchObject({ version: 1, state: { orders: [order] } });
  vi.resetModules();
  const after = await import("./root.ts");
  expect(after.root.getState().orders).toEqual([]);
  await after.rehydrateRoot();
  expect(after.root.getState().orders).toEqual([order]);
});

test.each([
  ["nothing", undefined],
  ["the string undefined", "undefined"],
  ["half a document", '{"state":{"orders":['],
  ["a list", "[1,2]"],
  ["an outdated version", kept({ orders: [order] }, 0)],
  ["no version", kept({ orders: [order] }, null)],
  ["wrong types", kept({ orders: "all", placing: 7, checkout: ["x"] })],
  [
    "an order's link to elsewhere",
    kept({
      orders: [
        { ...order, link: "https://elsewhere.example/" },
        { ...order, link: "javascript:alert(1)" },
      ],
    }),
  ],
])("a store that holds %s is as good as absent", async (_, text) => {
  if (text !== undefined) device.entries.set("root", text);
  const { root, rehydrateRoot } = await import("./root.ts");
  await rehydrateRoot();
  expect(root.getState()).toEqual(emptyRoot);
});

test("another tab's order is known here, and stays when this tab writes", async () => {
  const { newCheckout, rehydrateRoot, root } = await import("./root.ts");
  await rehydrateRoot();
  device.put("root", kept({ orders: [order] }));
  newCheckout();
  expect(root.getState().orders).toEqual([order]);
  expect(JSON.parse(device.entries.get("root") ?? "")).toMatchObject({ state: { orders: [order] } });
});

test("a page that comes back as it was put away knows what the pages after it have written", async () => {
  vi.stubGlobal("dispatchEvent", device.dispatchEvent);
  vi.stubGlobal(
    "StorageEvent",
    class extends Event {
      key = null;
    },
  );
  const { checkoutId, newCheckout, rehydrateRoot, root } = await import("./root.ts");
  const { cartCount } = await import("./memory.ts");
  await rehydrateRoot();
  const before = checkoutId();
  const counts: number[] = [];
  const end = cartCount.subscribe(() => counts.push(cartCount.get()));
  const checkout = crypto.randomUUID();
  device.entries.set("root", kept({ orders: [order], checkout }));
  device.entries.set("cartCount", "3");
  device.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect([checkoutId(), counts]).toEqual([before, []]);
  device.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect([checkoutId(), counts]).toEqual([checkout, [3]]);
  newCheckout();
  expect(root.getState().orders).toEqual([order]);
  end();
});

test("storage that is refused throws nothing", async () => {
  device.refuse();
  const { checkoutId, rehydrateRoot } = await import("./root.ts");
  await rehydrateRoot();
  expect(checkoutId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(checkoutId()).toBe(checkoutId());
});

test("a store that is never read in is an error after 5000 ms", async () => {
  const { rehydrateRoot, root } = await import("./root.ts");
  vi.useFakeTimers();
  vi.spyOn(root.persist, "rehydrate").mockReturnValue(new Promise(() => {}));
  const outcome = rehydrateRoot().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(4999);
  expect(await Promise.race([outcome, Promise.resolve("still waiting")])).toBe("still waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('The store "root" was not read within 5000 ms.');
});
