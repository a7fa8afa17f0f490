import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { tellWaiting } from "./jobs.ts";

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
  for (const _ of [1, 2]) expect((await shop.call("POST", `/subscribe/${row?.key}/leave`)).status).toBe(200);
  await shop.stocked(flute, 0);
  expect(await shop.mailsTo(email)).toHaveLength(0);
  expect(await shop.mailsTo(other)).toHaveLength(0);
  await shop.stocked(flute, 1);
  expect(await told(other)).toHaveLength(1);
  expect(leavePage((await shop.mailsTo(other))[0]?.text ?? "")).not.toBe("");
  expect(await shop.mailsTo(email)).toHaveLength(0);
});
