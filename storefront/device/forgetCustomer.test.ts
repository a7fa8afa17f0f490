import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** All that is remembered anywhere, by its key. */
const keys = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\bremembered\(\s*"(\w+)"/g)].flatMap(([, key]) => key ?? []),
);

let local: ReturnType<typeof fakeStorage>;
let session: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  vi.resetModules();
  local = fakeStorage();
  session = fakeStorage();
  vi.stubGlobal("localStorage", local.store);
  vi.stubGlobal("sessionStorage", session.store);
  vi.stubGlobal("addEventListener", local.addEventListener);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const root = {
  checkout: "5f0c9f0e-1d7b-4a53-9c55-0a6d1d3c7b11",
  orders: [{ order_no: "A", link: "/ordersummary/A?key=k", total: 5, placed_at: "2026-11-20T10:00:00Z" }],
  placing: {
    key: "5f0c9f0e-1d7b-4a53-9c55-0a6d1d3c7b12",
    body: { quote: "q", payment_method: "cod", contact: { name: "Asha", mobile: "9876543210" }, address: {} },
  },
};

test("logging out leaves nothing of the customer", async () => {
  expect(keys).toEqual(expect.arrayContaining(["customer", "wishlist", "savedForLater", "recentSearches"]));
  for (const key of keys) local.entries.set(key, "{}");
  local.entries.set("root", JSON.stringify({ state: root, version: 1 }));
  session.entries.set("notices", JSON.stringify([{ id: 1, kind: "price", message: "Red Veena costs more." }]));
  session.entries.set("checkout", "{}");
  const { rehydrateRoot } = await import("./root.ts");
  await rehydrateRoot();
  const { forgetCustomer } = await import("./forgetCustomer.ts");
  forgetCustomer();
  expect([...local.entries.keys()].sort()).toEqual(["allMenu", "root"]);
  expect(JSON.parse(local.entries.get("root") ?? "").state).toEqual({ checkout: "", placing: null, orders: [] });
  expect([...session.entries.keys()]).toEqual([]);
});

test("what storage could not keep, so that only the page has it, is forgotten too", async () => {
  local.refuse();
  const { savedForLater } = await import("./savedForLater.ts");
  const { forgetCustomer } = await import("./forgetCustomer.ts");
  const line = {
    id: 1,
    quantity: 1,
    product_name: "",
    product_url: "",
    image: null,
    option_text: "",
    price: 1,
    mrp: 1,
  };
  savedForLater.update(() => [line]);
  forgetCustomer();
  expect(savedForLater.get()).toEqual([]);
});
