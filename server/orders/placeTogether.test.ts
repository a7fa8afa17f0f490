import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { shopOn, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { openDatabase } from "../database/connect.ts";
import { asPlanned } from "../database/transaction.ts";
import { audit } from "../jobs/audit.ts";
import { visitSteps } from "../steps.ts";
import { holdTogether } from "./stock.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const veena = "KAVERI-TRAVEL-VEENA";
const methods = { payment_method: "practice" };

type Placer = Pick<TestShop, "quote" | "place">;
type Lines = { id: number; quantity: number }[];

/** Quotes of these carts, and the wish to order them all at once, each under a key of its own if nothing else is said. */
async function crowd(carts: Lines[], { quote, place }: Placer = shop, keys = carts.map(() => randomUUID())) {
  const quotes = await Promise.all(carts.map((lines) => quote(lines, methods)));
  return () => Promise.all(quotes.map(({ quote }, at) => place(quote, methods, keys[at])));
}
const oneOf = (id: number, times: number): Lines[] => Array.from({ length: times }, () => [{ id, quantity: 1 }]);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort((a, b) => a - b);
const same = <T>(value: T, times: number) => Array.from({ length: times }, () => value);

/** In how many transactions these orders were written. */
async function transactionsOf(answers: { body: { data: { order_no: string } } }[]): Promise<number> {
  const orderNos = answers.flatMap(({ body }) => body.data?.order_no ?? []);
  const [row] = await shop.sql<{ count: number }[]>`
    select count(distinct xmin::text)::int as count from orders where order_no = any(${orderNos})`;
  return row?.count ?? 0;
}
const held = async (id: number) =>
  (await shop.sql<{ held: number }[]>`select held from stock where variant_id = ${id}`)[0]?.held ?? 0;
const countOrders = async () =>
  (await shop.sql<{ count: number }[]>`select count(*)::int as count from orders`)[0]?.count ?? 0;

test("orders that come at the same time are written together, each whole", async () => {
  const [a, b] = [await shop.stocked(flute, 40), await shop.stocked(veena, 40)];
  const carts = Array.from({ length: 20 }, (_, n) => [{ id: n % 2 ? a : b, quantity: 1 + (n % 3) }]);
  const answers = await (await crowd(carts))();
  expect(statuses(answers)).toEqual(same(201, 20));
  expect(await transactionsOf(answers)).toBeLessThan(10);
  const orderNos = answers.map(({ body }) => body.data.order_no);
  const rows = await shop.sql`
    select (select array_agg(quantity) from order_line where order_id = o.id) as pieces, (select array_agg(quantity) from stock_move where order_id = o.id) as held,
      (select count(*)::int from order_event where order_id = o.id) as events,
      (select gateway_order_id is not null and amount = o.total from payment_intent where order_id = o.id) as opened
    from orders o where order_no = any(${orderNos}) order by array_position(${orderNos}, order_no)`;
  expect([...rows]).toEqual(
    carts.map(([line]) => ({ pieces: [line?.quantity], held: [line?.quantity], events: 1, opened: true })),
  );
});

test("one of which there is too little is refused in words and leaves nothing; the others are placed", async () => {
  const [a, b] = [await shop.stocked(flute, 40), await shop.stocked(veena, 1)];
  const key = randomUUID();
  const keys = Array.from({ length: 12 }, (_, n) => (n === 6 ? key : randomUUID()));
  const carts = oneOf(a, 12).map((lines, n) => (n === 6 ? [...lines, { id: b, quantity: 1 }] : lines));
  const order = await crowd(carts, shop, keys);
  await shop.stocked(veena, 0);
  const heldBefore = await held(a);
  const answers = await order();
  expect(statuses(answers)).toEqual([...same(201, 11), 409]);
  expect(answers[6]?.body).toMatchObject({ reason: "stock", changes: [{ id: b, was: 1, now: 0 }] });
  expect(await held(a)).toBe(heldBefore + 11);
  expect(await shop.sql`select from idempotency where key = ${key}`).toHaveLength(0);
});

test("a key twice among them is one order, and so is a checkout; a body that differs is refused", async () => {
  const id = await shop.stocked(flute, 40);
  const quotes = await Promise.all(oneOf(id, 8).map((lines) => shop.quote(lines, methods)));
  const before = await countOrders();
  const [first, second, ...others] = quotes.map(({ quote }) => quote);
  const [key, another] = [randomUUID(), randomUUID()];
  const [, , [one, twin, other], [paid, again]] = await Promise.all([
    shop.place(others[0] ?? "", methods),
    Promise.all(others.slice(1).map((quote) => shop.place(quote, methods))),
    Promise.all([
      shop.place(first ?? "", methods, key),
      shop.place(first ?? "", methods, key),
      shop.place(first ?? "", { ...methods, note: "please ring" }, key),
    ]),
    Promise.all([shop.place(second ?? "", methods, another), shop.place(second ?? "", methods)]),
  ]);
  expect([one.status, twin.status, other.status, paid.status, again.status]).toEqual([201, 200, 409, 201, 409]);
  expect(twin.body.data.order_no).toBe(one.body.data.order_no);
  expect([other.body.reason, again.body.reason]).toEqual(["key", "checkout"]);
  expect(await countOrders()).toBe(before + 8);
});

test("of ten pieces 64 buyers get ten, the first of each batch", async () => {
  const id = await shop.stocked(flute, 10);
  const heldBefore = await held(id);
  const answers = await (await crowd(oneOf(id, 64)))();
  expect(statuses(answers)).toEqual([...same(201, 10), ...same(409, 54)]);
  expect(await held(id)).toBe(heldBefore + 10);
  expect(await transactionsOf(answers.filter(({ status }) => status === 201))).toBeLessThan(6);
});

test("a price that moves among them is shown to who had it, and the others are placed", async () => {
  const [a, b] = [await shop.stocked(flute, 40), await shop.stocked(veena, 40)];
  const order = await crowd([...oneOf(a, 6), ...oneOf(b, 2)]);
  await shop.sql`update variant set list_price = list_price + 1000, mrp = mrp + 1000, price = price + 1000 where id = ${b}`;
  const answers = await order();
  expect(answers.map(({ status }) => status)).toEqual([...same(201, 6), 409, 409]);
  expect(answers[7]?.body.reason).toBe("quote");
});

test.each(["placeOrder: key claimed", "placeOrder: priced", "placeOrder: before commit"] as const)(
  "a batch whose connection is ended at %j loses nobody and doubles nobody",
  async (at) => {
    const id = await shop.stocked(flute, 40);
    const order = await crowd(oneOf(id, 12));
    const [before, heldBefore] = [await countOrders(), await held(id)];
    const warn = vi.spyOn(shop.shop.log, "warn");
    let seen = 0;
    const end = visitSteps(async (name) => {
      if (name !== at || ++seen !== 2) return;
      await shop.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
    });
    const answers = await order().finally(end);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ orders: 11 }), expect.any(String));
    warn.mockRestore();
    expect(statuses(answers)).toEqual(same(201, 12));
    expect(await countOrders()).toBe(before + 12);
    expect(await held(id)).toBe(heldBefore + 12);
  },
);

test("two nodes that batch the same products in opposite sequence don't deadlock, nor with orders by themselves and cancellations", async () => {
  const [a, b] = [await shop.stocked(flute, 400), await shop.stocked(veena, 400)];
  const second = await openDatabase({ DATABASE_URL: shop.url, DATABASE_POOL: 8, DATA_DIR: "" });
  const other = shopOn(second.sql);
  await shop.sql`insert into coupon (code, kind, value) values ('ALONE', 'amount', 1000)`;
  const warn = [vi.spyOn(shop.shop.log, "warn"), vi.spyOn(other.shop.log, "warn")];
  const both = (first: number, second: number): Lines[] =>
    Array.from({ length: 12 }, () => [
      { id: first, quantity: 1 },
      { id: second, quantity: 1 },
    ]);
  const [ours, theirs] = [await crowd(both(a, b)), await crowd(both(b, a), other)];
  const alone = await Promise.all(
    both(b, a)
      .slice(0, 4)
      .map((lines) => shop.quote(lines, { ...methods, coupon: "ALONE" })),
  );
  const cancelled = await (await crowd(both(a, b).slice(0, 4)))();
  const [mine, his, single, gone] = await Promise.all([
    ours(),
    theirs(),
    Promise.all(alone.map(({ quote }) => shop.place(quote, methods))),
    Promise.all(
      cancelled.map(({ body }) =>
        shop.call("POST", body.data.order_link.replace("/ordersummary/", "/orders/").replace("?", "/cancel?")),
      ),
    ),
  ]);
  expect(statuses([...mine, ...his, ...single])).toEqual(same(201, 28));
  expect(statuses(gone)).toEqual(same(200, 4));
  const deadlocks = warn.flatMap(({ mock }) => mock.calls).filter(([what]) => JSON.stringify(what).includes("40P01"));
  expect(deadlocks).toEqual([]);
  for (const one of warn) one.mockRestore();
  await second.close();
});

test("no table is read whole by the statement that holds stock, few rows as there are when it is planned", async () => {
  const plan = await shop.sql.begin(async (tx) => {
    await asPlanned(tx);
    return tx`explain ${holdTogether(tx, ["AAAAA-AAAAA"])}`;
  });
  const lines = plan.flatMap((row) => Object.values(row));
  expect(lines).toContainEqual(expect.stringContaining("Index Scan using orders_order_no_key"));
  expect(lines).not.toContainEqual(expect.stringContaining("Seq Scan"));
});
