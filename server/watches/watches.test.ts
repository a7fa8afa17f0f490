import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { forgetWaiting, tellWaiting } from "./jobs.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
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
  expect(shown.body.data).toMatchObject([{ product_url: expect.stringContaining("flute") }]);
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
  await shop.sql`delete from product_watch`;
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
