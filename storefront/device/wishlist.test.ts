import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";

const toast = vi.hoisted(() => vi.fn<(kind: string, text: string) => void>());
vi.mock("./toast.ts", () => ({ toast }));

let device: ReturnType<typeof fakeStorage>;
/** The account at the shop: a set, the latest first, with room for a hundred. */
let account: number[];
let isAway: boolean;
beforeEach(() => {
  vi.resetModules();
  device = fakeStorage();
  [account, isAway] = [[], false];
  vi.stubGlobal("localStorage", device.store);
  vi.stubGlobal("addEventListener", device.addEventListener);
  vi.stubGlobal("fetch", async (request: Request) => {
    if (isAway) throw new TypeError("away");
    const { add, remove } = request.method === "POST" ? await request.json() : { add: [], remove: [] };
    const fresh = add.filter((id: number) => !account.includes(id));
    account = [...fresh, ...account.filter((id) => !remove.includes(id))];
    const left_out = account.splice(100);
    return Response.json({ error: 0, message: "", data: { ids: account, link: null, left_out } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (key: string, value: unknown) => device.store.setItem(key, JSON.stringify(value));
const logIn = (id: number) => keep("customer", { id, name: "Asha", email: "", mobile: "" });
const load = async () => ({ ...(await import("./wishlist.ts")), ...(await import("./accountWishlist.ts")) });

test("what is saved is the latest, once, up to the limit; what is taken off can be put back at its place", async () => {
  const { setWished, wishlist } = await load();
  for (const id of [1, 2, 3, 2]) setWished(id, true);
  expect(wishlist.get().ids).toEqual([2, 3, 1]);
  setWished(3, false);
  expect(wishlist.get().ids).toEqual([2, 1]);
  setWished(3, true, 1);
  expect(wishlist.get().ids).toEqual([2, 3, 1]);
  for (let id = 4; id <= 100; id++) setWished(id, true);
  expect([setWished(101, true), setWished(100, true), wishlist.get().ids.length]).toEqual([false, true, 100]);
});

test("a press puts it on or takes it off and says so; a hundred and first does not fit, which is said too", async () => {
  const { toggleWished, wishlist } = await load();
  toggleWished(3, "Lyre");
  expect([wishlist.get().ids, toast.mock.lastCall]).toEqual([[3], ["success", "Lyre is on your wishlist."]]);
  toggleWished(3, "Lyre");
  expect([wishlist.get().ids, toast.mock.lastCall]).toEqual([[], ["success", "Lyre is off your wishlist."]]);
  for (let id = 1; id <= 101; id++) toggleWished(id, "Lyre");
  expect(wishlist.get().ids).toHaveLength(100);
  expect(toast.mock.lastCall).toEqual(["error", "Your wishlist is full: it takes 100 products."]);
});

test.each([
  "undefined",
  "[{",
  "7",
  '"x"',
  "[1,2]",
  '{"ids":[1,"2"],"seen":{"customer":7,"ids":[1,2]}}',
  '{"ids":[1,1],"seen":null}',
  '{"ids":[0]}',
  '{"ids":[1e400]}',
])("%s on the device counts as nothing, and takes nothing off the account", async (text) => {
  account = [1, 2];
  device.store.setItem("wishlist", text);
  logIn(7);
  const { syncWishlist, wishlist } = await load();
  expect(wishlist.get()).toEqual({ ids: [], seen: null });
  await syncWishlist(false);
  expect([account, wishlist.get().ids]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test("at login both are one set, and what changes on two devices afterwards is kept of both", async () => {
  account = [5, 2];
  keep("wishlist", { ids: [1, 2], seen: null });
  logIn(7);
  const { setWished, syncWishlist, wishlist } = await load();
  await syncWishlist(false);
  expect(account).toEqual([1, 5, 2]);
  account = [9, 5, 2]; // another device has saved 9 and taken 1 off
  setWished(2, false);
  setWished(3, true);
  await syncWishlist(false);
  expect([account, wishlist.get().ids]).toEqual([
    [3, 9, 5],
    [3, 9, 5],
  ]);
});

test("what changes while the shop is away, or while its answer comes, goes with the next exchange", async () => {
  logIn(7);
  const { setWished, syncWishlist, wishlist } = await load();
  await syncWishlist(true);
  isAway = true;
  setWished(1, true);
  await syncWishlist(false);
  isAway = false;
  const running = syncWishlist(false);
  setWished(2, true);
  await running;
  expect(wishlist.get().ids.toSorted((a, b) => a - b)).toEqual([1, 2]);
  await syncWishlist(false);
  expect(account.toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test("who logs in where another's session had ended does not get that one's wishes, only what was saved since", async () => {
  account = [8];
  keep("wishlist", { ids: [4, 1, 2], seen: { customer: 6, ids: [1, 2] } });
  logIn(7);
  const { syncWishlist, wishlist } = await load();
  await syncWishlist(false);
  expect([account, wishlist.get().ids]).toEqual([
    [4, 8],
    [4, 8],
  ]);
});

test("after logging out nothing of it is on the device, and the account keeps it", async () => {
  account = [1];
  logIn(7);
  const { syncWishlist, wishlist } = await load();
  await syncWishlist(true);
  const { forgetCustomer } = await import("./forgetCustomer.ts");
  forgetCustomer();
  expect([device.store.getItem("wishlist"), wishlist.get().ids]).toEqual([null, []]);
  await syncWishlist(false);
  expect(account).toEqual([1]);
});
