import { afterAll, beforeAll, expect, test } from "vitest";
import type { SavedAddress } from "../../contract/customers.ts";
import { states } from "../../contract/states.ts";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { address } from "../../tests/support/testShop.ts";
import towns from "./towns.json" with { type: "json" };
import { describePincode } from "./towns.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

const person = (user: string) => ({ ...asha, email: `${user}@example.com` });
const home = { ...address, landmark: "near the tank", kind: "home" };

test("there is always one default address while there is any, also when they are changed all at once", async () => {
  const { call } = await shop.member(person("addresses"));
  await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      call("POST", "/customer/address", { ...home, line1: `${i}, Mada Street`, is_default: true }),
    ),
  );
  const list = (await call("GET", "/customer/address")).body.data as SavedAddress[];
  expect(list).toHaveLength(6);
  expect(list.map(({ is_default }) => is_default)).toEqual([true, false, false, false, false, false]);
  await call("PATCH", `/customer/address/${list[3]?.id}`, { is_default: true, kind: "work", city: " Madurai " });
  const changed = (await call("GET", "/customer/address")).body.data as SavedAddress[];
  expect(changed[0]).toMatchObject({
    id: list[3]?.id,
    kind: "work",
    city: "Madurai",
    line1: list[3]?.line1,
    is_default: true,
  });
  await call("DELETE", `/customer/address/${list[3]?.id}`);
  const { customer } = (await call("GET", "/get/customer")).body;
  expect(customer.customer_address.filter(({ is_default }) => is_default)).toHaveLength(1);
  expect(customer.customer_address).toHaveLength(5);
});

test("an address is checked, its pincode against the table that ships with the shop", async () => {
  const { call } = await shop.member(person("checked"));
  const wrong = await call("POST", "/customer/address", { ...home, pincode: "111111" });
  expect(wrong.body.errors).toEqual({ pincode: "There is no such pincode." });
  expect((await call("GET", "/get/place/111111")).body.message).toBe("There is no such pincode.");
  const bad = await call("POST", "/customer/address", { ...home, state: "Tamilnadu", line2: "", mobile: "123" });
  expect(Object.keys(bad.body.errors as object)).toEqual(["mobile", "line2", "state"]);
  const elsewhere = await call("POST", "/customer/address", { ...home, pincode: "600002", state: "Goa" });
  expect([elsewhere.status, Object.keys(elsewhere.body.errors as object)]).toEqual([422, ["state"]]);
  for (let i = 0; i < 20; i++) await call("POST", "/customer/address", home);
  expect((await call("POST", "/customer/address", home)).status).toBe(409);
});

test("a saved address whose pincode or state is changed must fit as a whole; one kept from before stays usable", async () => {
  const { call } = await shop.member(person("moving"));
  const [saved] = (await call("POST", "/customer/address", home)).body.data as { id: number }[];
  const change = (what: object) => call("PATCH", `/customer/address/${saved?.id}`, what);
  for (const what of [{ state: "Goa" }, { pincode: "403001" }]) {
    const { status, body } = await change(what);
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ["state"]]);
  }
  expect((await change({ pincode: "403001", state: "Goa", city: "Panaji" })).status).toBe(200);
  await shop.sql`update address set state = 'Kerala' where id = ${saved?.id ?? 0}`;
  expect((await change({ landmark: "near the church" })).status).toBe(200);
});

test.each([
  ["600004", { city: "Chennai", state: "Tamil Nadu", states: ["Tamil Nadu"] }],
  ["605001", { city: null, state: "Puducherry", states: ["Puducherry"] }],
  ["622001", { city: "Pudukkottai", state: "Tamil Nadu", states: ["Tamil Nadu"] }],
  ["831001", { city: "Jamshedpur", state: "Jharkhand", states: ["Jharkhand"] }],
  ["673310", { city: null, state: "Puducherry", states: ["Puducherry"] }],
  ["682555", { city: null, state: "Lakshadweep", states: ["Lakshadweep"] }],
  ["605007", { city: null, state: null, states: ["Puducherry", "Tamil Nadu"] }],
])("the pincode %s fills in what is known of it", async (pincode, place) => {
  expect((await shop.call("GET", `/get/place/${pincode}`)).body.data).toEqual(place);
});

test("the table knows pincodes of all 28 states and 8 union territories, and no other state", () => {
  const prefixes = Array.from({ length: 900 }, (_, i) => `${i + 100}001`);
  const found = [...prefixes, "682555", "396210"].flatMap((pincode) => describePincode(pincode)?.states ?? []);
  expect(new Set(found)).toEqual(new Set(states.map(([, name]) => name)));
});

test("each town stands at a prefix that India Post has", () => {
  for (const prefix of Object.keys(towns))
    expect([prefix, describePincode(`${prefix}001`)?.states]).not.toContain(undefined);
});

test("a pincode that nobody has is not found", async () => {
  expect((await shop.call("GET", "/get/place/111111")).status).toBe(404);
});

test("what was looked at comes back latest first, once each, twenty at most", async () => {
  const { call, id } = await shop.member(person("viewer"));
  const ids = (await shop.sql<{ id: number }[]>`select product_id as id from card order by product_id limit 24`).map(
    (row) => row.id,
  );
  for (const product_id of [...ids, ids[20]]) await call("POST", "/add/recent/view", { product_id });
  const seen = (await call("POST", "/get/recent/view", { customer_id: id })).body.data as { id: number }[];
  expect(seen.map((card) => card.id)).toEqual([ids[20], ids[23], ids[22], ids[21], ...ids.slice(4, 20).reverse()]);
});
