import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { address, shopOn, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { forgetSelling } from "../cart/readSelling.ts";
import { setCash } from "../customers/cashBlock.ts";
import { setWrongAddress } from "../customers/wrongAddress.ts";
import { connect } from "../database/driver.ts";
import { audit } from "../jobs/audit.ts";
import { visitSteps } from "./steps.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ DATABASE_POOL: "8" });
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const veena = "KAVERI-TRAVEL-VEENA";
const contactOf = (name: string) => ({ name, email: `${randomUUID()}@example.com`, mobile: "9876543210" });
const left = async (id: number) =>
  (await shop.sql<{ left: number }[]>`select on_hand - held as left from stock where variant_id = ${id}`)[0]?.left;

/** Whether an order was judged one thing after the other, and what came of it. */
async function judged<T>(place: () => Promise<T>): Promise<{ answer: T; inSteps: boolean }> {
  let inSteps = false;
  const end = visitSteps((name) => {
    inSteps ||= name.startsWith("placeOrder: ");
  });
  return { answer: await place().finally(end), inSteps };
}

/** Everything that was written of an order, but for its numbers and times. */
async function written(orderNo: string) {
  const [row] = await shop.sql<{ all: unknown }[]>`
    with o as (select * from orders where order_no = ${orderNo})
    select jsonb_build_object(
      'order', (select to_jsonb(o) - '{id,order_no,checkout_id,placed_at,email,name}'::text[] from o),
      'held', (select expires_at - placed_at from o),
      'lines', (select jsonb_agg(to_jsonb(l) - 'order_id' order by position) from order_line l, o where order_id = o.id),
      'events', (select jsonb_agg(to_jsonb(e) - '{order_id,at}'::text[]) from order_event e, o where order_id = o.id),
      'consents', (select jsonb_agg(to_jsonb(c) - '{order_id,given_at}'::text[] order by policy) from order_consent c, o where order_id = o.id),
      'intents', (select jsonb_agg(to_jsonb(i) - '{id,order_id,created_at,gateway_order_id}'::text[]) from payment_intent i, o where order_id = o.id),
      'moves', (select jsonb_agg(to_jsonb(m) - '{order_id,at}'::text[] order by variant_id) from stock_move m, o where order_id = o.id),
      'mails', (select jsonb_agg(array[topic, payload ->> 'template']) from outbox, o where payload ->> 'order_no' = o.order_no),
      'key', (select array[status::text, (body_hash <> '')::text] from idempotency, o where answer ->> 'order_no' = o.order_no)) as all`;
  return JSON.parse(JSON.stringify(row?.all).replaceAll(/"expires_at": ?"[^"]*"/g, '"expires_at":"later"'));
}

test.each([
  ["cod", {}],
  ["practice", { agreed: ["terms", "returns"], note: "Ring twice" }],
] as const)("an order by %s is the same in one statement as in steps", async (payment_method, more) => {
  const ids = [await shop.stocked("VENU-BANSURI-E", 9), await shop.stocked(flute, 9)];
  const lines = ids.map((id, at) => ({ id, quantity: at + 1 }));
  const orders: unknown[] = [];
  for (const inSteps of [false, true]) {
    const { quote } = await shop.quote(lines, { payment_method });
    if (inSteps) forgetSelling(shop.sql);
    const placing = await judged(() => shop.place(quote, { payment_method, contact: contactOf("Asha"), ...more }));
    expect([placing.answer.status, placing.inSteps]).toEqual([201, inSteps]);
    orders.push(await written(placing.answer.body.data.order_no));
  }
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]).toMatchObject({
    lines: [{ quantity: 1 }, { quantity: 2 }],
    moves: [{ kind: "hold" }, { kind: "hold" }],
  });
});

describe("what is not plain is judged in steps:", () => {
  test("the selling has changed, though not what this order costs", async () => {
    const id = await shop.stocked(flute, 9);
    const { quote } = await shop.quote([{ id, quantity: 1 }]);
    await shop.sql`update product set name = name || ' II' where id = (select product_id from variant where sku = ${veena})`;
    const { answer, inSteps } = await judged(() => shop.place(quote, { contact: contactOf("Asha") }));
    expect([answer.status, inSteps]).toEqual([201, true]);
  });

  test("too few pieces are left: nothing is written, and the key stays free", async () => {
    const id = await shop.stocked(flute, 3);
    const { quote } = await shop.quote([{ id, quantity: 3 }]);
    await shop.stocked(flute, 2);
    const key = randomUUID();
    const more = { contact: contactOf("Asha") };
    const { answer, inSteps } = await judged(() => shop.place(quote, more, key));
    expect([answer.status, answer.body.reason, inSteps]).toEqual([409, "stock", true]);
    await shop.stocked(flute, 3);
    expect((await shop.place(quote, more, key)).status).toBe(201);
  });

  test("who is offered no cash on delivery", async () => {
    const id = await shop.stocked(flute, 9);
    const { quote } = await shop.quote([{ id, quantity: 1 }]);
    const { name, email } = contactOf("Asha");
    const contact = { name, email, mobile: "9876501234" };
    await setCash(shop.sql, { id: "1", customerId: null, email, mobile: contact.mobile }, "Sent back thrice", clerk);
    const { answer, inSteps } = await judged(() => shop.place(quote, { contact }));
    expect([answer.status, inSteps]).toEqual([422, true]);
    expect(answer.body.errors).toHaveProperty("payment_method");
  });
});

test("where limits are on, a race for the last pieces is judged in steps as well", async () => {
  const limited = shopOn(shop.sql, { ORDER_LIMITS: "yes" });
  const id = await shop.stocked(flute, 1);
  const quotes = [await limited.quote([{ id, quantity: 1 }]), await limited.quote([{ id, quantity: 1 }])];
  const [one, other] = quotes.map(({ quote }, at) => () => {
    const contact = { ...contactOf("Asha"), mobile: `987650000${at}` };
    return limited.place(quote, { contact });
  });
  if (!one || !other) throw new Error("There are two.");
  const answers = await meet(id, one, other);
  expect(answers.map(({ status }) => status)).toEqual([201, 409]);
  expect(answers[1].body.reason).toBe("stock");
});

test("an address that is marked as wrong is judged in steps", async () => {
  const id = await shop.stocked(flute, 9);
  const { quote } = await shop.quote([{ id, quantity: 1 }]);
  const contact = contactOf("Asha");
  await setWrongAddress(shop.sql, { id: "1", customerId: null, email: contact.email }, address, "No such house", clerk);
  const { answer, inSteps } = await judged(() => shop.place(quote, { contact }));
  expect([answer.status, inSteps]).toEqual([422, true]);
  expect(answer.body.errors).toHaveProperty(["address.line1"]);
});

const waiting = async (outside: ReturnType<typeof connect>) => {
  const [row] = await outside<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count;
};

/** Two orders, the first held up where it takes its pieces, which is the last that its statement does, until the second waits as well. */
async function meet<A, B>(id: number, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const outside = connect(shop.url, { max: 2, onnotice: () => {} });
  try {
    return await outside
      .begin(async (tx) => {
        await tx`select from stock where variant_id = ${id} for update`;
        const one = first();
        await expect.poll(() => waiting(outside)).toBe(1);
        const two = second();
        await expect.poll(() => waiting(outside)).toBe(2);
        return () => Promise.all([one, two]);
      })
      .then((both) => both());
  } finally {
    await outside.end();
  }
}

describe("while an order waits for its pieces", () => {
  test("the same request again: one order, one answer", async () => {
    const id = await shop.stocked(flute, 9);
    const { quote } = await shop.quote([{ id, quantity: 1 }]);
    const key = randomUUID();
    const place = () => shop.place(quote, {}, key);
    const [first, second] = await meet(id, place, place);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.data).toEqual(first.body.data);
    expect(await left(id)).toBe(8);
  });

  test("a second order from the same checkout is shown the first", async () => {
    const id = await shop.stocked(flute, 9);
    const { quote } = await shop.quote([{ id, quantity: 1 }]);
    const place = () => shop.place(quote);
    const [first, second] = await meet(id, place, place);
    expect([first.status, second.status]).toEqual([201, 409]);
    expect(second.body).toMatchObject({ reason: "checkout", order_link: first.body.data.order_link });
    expect(await left(id)).toBe(8);
  });

  test("somebody else seeks the last piece: one gets it, the other is told, and none of his key is left", async () => {
    const id = await shop.stocked(flute, 1);
    const [one, other] = [await shop.quote([{ id, quantity: 1 }]), await shop.quote([{ id, quantity: 1 }])];
    const key = randomUUID();
    const answers = await meet(
      id,
      () => shop.place(one.quote),
      () => shop.place(other.quote, {}, key),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 409]);
    expect(answers[1].body.reason).toBe("stock");
    expect(await shop.sql`select from idempotency where key = ${key}`).toHaveLength(0);
    expect(await left(id)).toBe(0);
  });
});
