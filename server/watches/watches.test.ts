import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { countWatches } from "./countWatches.ts";
import { forgetWaiting, tellWaiting } from "./jobs.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
beforeEach(() => shop.sql`delete from product_watch`);
afterAll(() => shop.close());

const wait = (variant_id: number, email: string) =>
  shop.browser().call("POST", "/subscribe/stock", { variant_id, email });
const leavePage = (text: string) => /http:\/\/shop\.test(\/leave\/[\w-]+)/.exec(text)?.[1] ?? "";
const waiting = async () => (await shop.sql`select from product_watch`).count;
const told = async (email: string) => {
  await tellWaiting(shop.shop);
  return shop.mailsTo(email);
};

test("who waits for a variant hears once when it is back, and is forgotten", async () => {
  const variant_id = await shop.stocked(flute, 0);
  const email = "stock@example.com";
  const [first, again] = [await wait(variant_id, email), await wait(variant_id, email)];
  expect(again).toEqual({ ...first, headers: again.headers });
  expect([first.status, await waiting()]).toEqual([200, 1]);
  expect(await told(email)).toHaveLength(0);
  await shop.stocked(flute, 1);
  await Promise.all([tellWaiting(shop.shop), tellWaiting(shop.shop)]);
  const [mail] = await told(email);
  expect(mail?.subject).toMatch(/^In stock: /);
  expect(mail?.text).toContain("http://shop.test/product/");
  expect(await told(email)).toHaveLength(1);
  expect(await waiting()).toBe(0);
  expect((await wait(variant_id, email)).status).toBe(409);
});

test("never after leaving, also when the mail is under way; sold out again is waited for on", async () => {
  const variant_id = await shop.stocked(flute, 0);
  const [email, other] = ["leaves@example.com", "stays@example.com"];
  for (const one of [email, other]) await wait(variant_id, one);
  await shop.stocked(flute, 1);
  expect(await tellWaiting(shop.shop)).toBe(2);
  const [row] = await shop.sql<{ key: string }[]>`select leave_key as key from product_watch where email = ${email}`;
  const shown = await shop.call("GET", `/subscribe/${row?.key}`);
  expect(shown.body.data).toMatchObject([{ kind: "stock", product_url: expect.stringContaining("flute") }]);
  const click = () =>
    new Request(`http://shop.test/public/api/subscribe/${row?.key}/leave`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  for (const _ of [1, 2]) expect((await shop.api.fetch(click())).status).toBe(200);
  await shop.stocked(flute, 0);
  expect(await shop.mailsTo(email)).toHaveLength(0);
  expect(await shop.mailsTo(other)).toHaveLength(0);
  await shop.stocked(flute, 1);
  expect(await told(other)).toHaveLength(1);
  expect(leavePage((await shop.mailsTo(other))[0]?.text ?? "")).not.toBe("");
  expect(await shop.mailsTo(email)).toHaveLength(0);
});

test("what is not asked for rightly is refused, and one address waits for so many things and no more", async () => {
  const variant_id = await shop.stocked(flute, 0);
  expect((await wait(2_147_483_647, asha.email)).status).toBe(404);
  expect((await wait(variant_id, "no address")).status).toBe(422);
  expect((await wait(1e12, asha.email)).status).toBe(422);
  await shop.sql`
    insert into product_watch (variant_id, email, leave_key) select id, 'many@example.com', 'k' from variant where id <> ${variant_id} limit 30`;
  expect((await wait(variant_id, "many@example.com")).status).toBe(200);
  expect(
    await shop.sql`select from product_watch where email = 'many@example.com' and variant_id = ${variant_id}`,
  ).toHaveLength(0);
});

test("what waits is forgotten after half a year and with the account", async () => {
  const variant_id = await shop.stocked(flute, 0);
  const member = await shop.member(asha);
  for (const email of [asha.email, "old@example.com", "young@example.com"]) await wait(variant_id, email);
  await shop.sql`update product_watch set created_at = now() - interval '181 days' where email = 'old@example.com'`;
  await shop.sql`update product_watch set created_at = now() - interval '179 days' where email = 'young@example.com'`;
  await forgetWaiting(shop.shop);
  const left = async () =>
    (await shop.sql<{ email: string }[]>`select email from product_watch order by id`).map(({ email }) => email);
  expect(await left()).toEqual([asha.email, "young@example.com"]);
  expect((await member.call("DELETE", "/customer", { current_password: asha.password })).status).toBe(200);
  expect(await left()).toEqual(["young@example.com"]);
});

const watch = (variant_id: number, email: string) =>
  shop.browser().call("POST", "/subscribe/price", { variant_id, email });
const priced = (id: number, price: number) => shop.sql`update variant set price = ${price} where id = ${id}`;
const priceOf = async (id: number) =>
  (await shop.sql<{ price: number }[]>`select price from variant where id = ${id}`)[0]?.price ?? 0;

test("who watches a price hears once when it is below what it was, and is forgotten", async () => {
  const variant_id = await shop.stocked(flute, 3);
  const price = await priceOf(variant_id);
  const email = "price@example.com";
  const [first, again] = [await watch(variant_id, email), await watch(variant_id, email)];
  expect([first.status, again.status, await waiting()]).toEqual([200, 200, 1]);
  expect(first.body.message).toContain("as soon as it costs less than ₹");
  for (const now of [price, price + 100]) {
    await priced(variant_id, now);
    expect(await told(email)).toHaveLength(0);
  }
  await priced(variant_id, price - 100);
  await shop.stocked(flute, 0);
  expect(await told(email)).toHaveLength(0);
  await shop.stocked(flute, 3);
  await Promise.all([tellWaiting(shop.shop), tellWaiting(shop.shop)]);
  const [mail] = await told(email);
  expect(mail?.subject).toMatch(/^Costs less: /);
  expect(mail?.text).toContain("one mail that you asked for");
  expect([(await told(email)).length, await waiting()]).toEqual([1, 0]);
  await priced(variant_id, price);
});

test("asked again it watches the price of then; dear again before its mail went, it is watched on; and one leaves all at once", async () => {
  const variant_id = await shop.stocked(flute, 0);
  const price = await priceOf(variant_id);
  const email = "both@example.com";
  for (const ask of [wait, watch]) expect((await ask(variant_id, email)).status).toBe(200);
  expect(await waiting()).toBe(2);
  await priced(variant_id, price - 200);
  await watch(variant_id, email);
  await shop.sql`delete from product_watch where kind = 'stock'`;
  await shop.stocked(flute, 2);
  expect(await told(email)).toHaveLength(0);
  await priced(variant_id, price - 300);
  expect(await tellWaiting(shop.shop)).toBe(1);
  await priced(variant_id, price);
  expect(await shop.mailsTo(email)).toHaveLength(0);
  await priced(variant_id, price - 300);
  expect(await tellWaiting(shop.shop)).toBe(1);
  const [row] = await shop.sql<{ key: string }[]>`select leave_key as key from product_watch where email = ${email}`;
  const shown = await shop.call("GET", `/subscribe/${row?.key}`);
  expect(shown.body.data).toMatchObject([{ kind: "price", product_url: expect.stringContaining("flute") }]);
  expect((await shop.call("POST", `/subscribe/${row?.key}/leave`)).status).toBe(200);
  expect([(await shop.mailsTo(email)).length, await waiting()]).toEqual([0, 0]);
  await priced(variant_id, price);
});

test("what a customer waits for is in his data, and the staff's count of it", async () => {
  const variant_id = await shop.stocked(flute, 0);
  const member = await shop.member({ ...asha, email: "data@example.com" });
  await wait(variant_id, "data@example.com");
  for (const email of ["data@example.com", "other@example.com"]) await watch(variant_id, email);
  const { waits_for } = (await member.call("GET", "/customer/data")).body.data as { waits_for: object[] };
  expect(waits_for).toMatchObject([
    { kind: "stock", price: null, asked_at: expect.any(String) },
    { kind: "price", price: await priceOf(variant_id), product_url: expect.stringContaining("flute") },
  ]);
  const [product] = await shop.sql<{ id: number }[]>`select product_id as id from variant where id = ${variant_id}`;
  expect(await countWatches(shop.sql, product?.id ?? 0)).toEqual({ stock: 1, price: 2 });
});
