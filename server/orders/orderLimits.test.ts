import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asha, ravi, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { address } from "../../tests/support/testShop.ts";
import { attention } from "../status/attention.ts";
import { readStatus } from "../status/readStatus.ts";
import { expireHolds } from "./expireOrder.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const veena = "KAVERI-TRAVEL-VEENA";
let shop: TestCustomers;
let [fluteId, veenaId] = [0, 0];
beforeAll(async () => {
  shop = await testCustomers({ ORDER_LIMITS: "yes" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql`update orders set expires_at = now() - interval '1 second' where state = 'awaiting_payment'`;
  while ((await expireHolds(shop.shop)) > 0);
  await shop.sql`delete from rate_limit`;
  fluteId = await shop.stocked(flute, 500);
  veenaId = await shop.stocked(veena, 500);
});

let people = 0;
const somebody = () => {
  people++;
  return { name: "Meena S", email: `buyer${people}@example.com`, mobile: `98${String(10_000_000 + people)}` };
};
type Order = {
  who?: ReturnType<typeof somebody>;
  from?: string;
  id?: number;
  quantity?: number;
  method?: string;
  key?: string;
};

/** Somebody orders; each time another person, from one network, if nothing else is said. */
async function order({
  who = somebody(),
  from = "100.64.0.1",
  id = fluteId,
  quantity = 1,
  method = "practice",
  key = randomUUID(),
}: Order) {
  const { quote } = await shop.quote([{ id, quantity }], { payment_method: method });
  const body = { quote, contact: who, address, payment_method: method };
  return shop.browser().call("POST", "/orders", body, { "Idempotency-Key": key, "X-Client-Address": from });
}
const statusOf = async (of: Order) => (await order(of)).status;
const held = async (id: number) =>
  (await shop.sql<{ held: number }[]>`select held from stock where variant_id = ${id}`)[0]?.held;
const waitOf = (answer: { headers: Headers }) => Number(answer.headers.get("Retry-After"));

describe("unpaid orders", () => {
  test("a hundred buyers of one piece each behind one network all get through, at once too", async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => statusOf({})));
    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  test("ninety-nine pieces of one product are not held for who has not paid, and he is told how to get them", async () => {
    const refused = await order({ quantity: 99 });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringMatching(/at most 10 pieces of .* call us/),
    ]);
    expect(await held(fluteId)).toBe(0);
    expect((await order({ quantity: 99, method: "cod" })).status).toBe(422);
  });

  test("one person has three at once, by e-mail address or by mobile number, also when all come together", async () => {
    const who = somebody();
    const statuses = await Promise.all([1, 2, 3, 4, 5].map((n) => statusOf({ who, from: `100.64.${n}.1` })));
    expect(statuses.sort((a, b) => a - b)).toEqual([201, 201, 201, 429, 429]);
    const sameMobile = await order({ who: { ...somebody(), mobile: who.mobile } });
    expect([sameMobile.status, sameMobile.body.message]).toEqual([
      429,
      expect.stringMatching(/^3 orders of yours wait for their payment. Please pay or cancel one .* in 30 minutes\.$/),
    ]);
    expect(waitOf(sameMobile)).toBeGreaterThan(1_700);
    expect(await statusOf({})).toBe(201);
  });

  test("one person holds ten pieces of one product, in all his orders together; of others he may have some still", async () => {
    const who = somebody();
    expect(await statusOf({ who, quantity: 6 })).toBe(201);
    const refused = await order({ who, quantity: 5 });
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringMatching(/^Your other orders hold 6 pieces of/),
    ]);
    expect(waitOf(refused)).toBeGreaterThan(800);
    expect(await statusOf({ who, quantity: 4 })).toBe(201);
    expect(await statusOf({ who, id: veenaId, quantity: 2 })).toBe(201);
  });

  test("a network holds thirty pieces in orders of several; who buys one piece there is not in its way", async () => {
    const statuses = await Promise.all([1, 2, 3, 4].map(() => statusOf({ quantity: 10 })));
    expect(statuses.sort((a, b) => a - b)).toEqual([201, 201, 201, 429]);
    expect(await held(fluteId)).toBe(30);
    expect((await order({ quantity: 2 })).body.message).toContain("One piece you can order now.");
    expect(await statusOf({})).toBe(201);
    expect(await statusOf({ quantity: 2, from: "100.64.9.9" })).toBe(201);
  });

  test("are held for 30 minutes, and for 15 with several pieces of one product", async () => {
    for (const [quantity, minutes] of [
      [1, 30],
      [2, 15],
    ] as const) {
      const { order_no } = (await order({ quantity })).body.data as { order_no: string };
      const [row] = await shop.sql`
        select extract(epoch from expires_at - placed_at)::int / 60 as minutes from orders where order_no = ${order_no}`;
      expect(row).toEqual({ minutes });
    }
  });
});

describe("orders", () => {
  test("to one address are five at once, whatever becomes of them and wherever they come from; a stranger can't use up a customer's", async () => {
    const who = { ...somebody(), email: asha.email };
    for (let n = 0; n < 5; n++) {
      const placed = await order({ who, from: `100.65.${n}.1` });
      expect(placed.status).toBe(201);
      const { order_link } = placed.body.data as { order_link: string };
      await shop.call("POST", order_link.replace("/ordersummary/", "/orders/").replace("?", "/cancel?"));
    }
    const refused = await order({ who, from: "100.65.9.1" });
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringMatching(
        /^Many orders were placed with this e-mail address just now\. Nothing was ordered, .* in 15 minutes, or call us\.$/,
      ),
    ]);
    expect(waitOf(refused)).toBeGreaterThan(880);
    const member = await shop.member(asha);
    const { quote } = await shop.quote([{ id: fluteId, quantity: 1 }], { payment_method: "practice" });
    const body = { quote, contact: who, address, payment_method: "practice" };
    expect((await member.call("POST", "/orders", body, { "Idempotency-Key": randomUUID() })).status).toBe(201);
  });

  test("that come to nothing are not counted, and the same key again is the same order also when no more may be placed", async () => {
    const who = somebody();
    const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 3);
    const quotes = await Promise.all(
      Array.from({ length: 8 }, () => shop.quote([{ id, quantity: 2 }], { payment_method: "practice" })),
    );
    await shop.stocked(flute, 0);
    for (const { quote } of quotes) {
      const body = { quote, contact: who, address, payment_method: "practice" };
      expect((await shop.call("POST", "/orders", body, { "Idempotency-Key": randomUUID() })).status).toBe(409);
    }
    await shop.stocked(flute, 50);
    const { quote } = await shop.quote([{ id, quantity: 1 }], { payment_method: "practice" });
    const body = { quote, contact: who, address, payment_method: "practice" };
    const key = { "Idempotency-Key": randomUUID() };
    const send = () => shop.call<{ order_no: string }>("POST", "/orders", body, key);
    const first = await send();
    for (let n = 0; n < 2; n++) await order({ who });
    expect(await statusOf({ who })).toBe(429);
    for (let n = 0; n < 6; n++) {
      const again = await send();
      expect([again.status, again.body.data.order_no]).toEqual([200, first.body.data.order_no]);
    }
  });

  test("at a machine's speed are placed, marked and told to a person, until he has looked", async () => {
    const placed = await Promise.all(Array.from({ length: 14 }, () => order({ from: "100.66.0.1" })));
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]));
    const [row] =
      await shop.sql`select count(*)::int as marked from orders where to_check is not null and state = 'awaiting_payment'`;
    expect(row).toEqual({ marked: 4 });
    expect(attention(await readStatus(shop.sql))).toContainEqual(
      expect.stringMatching(/orders were placed at a machine's speed, .* bin\/shop order list --due check$/),
    );
    await shop.sql`update orders set to_check = null`;
    expect(await statusOf({ from: "100.66.0.2" })).toBe(201);
    expect(attention(await readStatus(shop.sql)).join()).not.toContain("machine");
  });

  test("of one network are many, and then one in ten seconds", async () => {
    const statuses = [];
    for (let n = 0; n < 125; n++) statuses.push(await statusOf({ from: "100.67.0.1" }));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(120);
    expect(await statusOf({ from: "100.67.0.2" })).toBe(201);
    const kept = await shop.sql`select from orders where placed_from like '%100.67%'`;
    expect(kept).toHaveLength(0); // nobody can read a network out of the database
  });
});

test("a key is of who sent it: the same one of another person gives his own order, and tells nothing of the first", async () => {
  const key = "a key that both thought of";
  const [mine, his] = [await order({ key }), await order({ key })];
  expect([mine.status, his.status]).toEqual([201, 201]);
  const numbers = [mine, his].map(({ body }) => (body.data as { order_no: string }).order_no);
  expect(new Set(numbers).size).toBe(2);
  const member = await shop.member(ravi);
  const { quote } = await shop.quote([{ id: fluteId, quantity: 1 }], { payment_method: "practice" });
  const body = { quote, contact: somebody(), address, payment_method: "practice" };
  expect((await member.call("POST", "/orders", body, { "Idempotency-Key": key })).status).toBe(201);
  expect((await member.call("POST", "/orders", body, { "Idempotency-Key": key })).status).toBe(200);
  const other = await member.call("POST", "/orders", { ...body, note: "please ring" }, { "Idempotency-Key": key });
  expect([other.status, other.body.reason]).toEqual([409, "key"]);
});
