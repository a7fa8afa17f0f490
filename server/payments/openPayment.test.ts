import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { openDatabase, type Sql } from "../database/connect.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ PRACTICE_SETTLE_SECONDS: "0" });
});
afterAll(() => shop.close());

const note = async (sql: Sql, id: number, number: string): Promise<string[]> => {
  const rows = await sql<{ gateway_order_id: string }[]>`
    select gateway_order_id from note_gateway_orders(${[id]}, ${[number]})`;
  return rows.map((row) => row.gateway_order_id);
};

test("a gateway's order is noted once, and by its key however few payments there were when that was planned", async () => {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const { quote } = await shop.quote([{ id, quantity: 1 }], { payment_method: "practice" });
  const { body } = await shop.place(quote, { payment_method: "practice" });
  const [first] = await shop.sql<{ id: number; order_id: number; gateway_order_id: string }[]>`
    select i.id, i.order_id, i.gateway_order_id from payment_intent i join orders o on o.id = i.order_id where o.order_no = ${body.data.order_no}`;
  if (!first) throw new Error("no payment was opened");
  expect(first.gateway_order_id).toBeTruthy();
  const rowsRead = async () => {
    const [row] = await shop.sql<[{ rows: number }]>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_user_tables where relname = 'payment_intent'`;
    return row.rows;
  };

  const other = await openDatabase({ DATABASE_URL: shop.url, DATABASE_POOL: 2, DATA_DIR: "" });
  expect(await note(other.sql, first.id, "another")).toEqual([first.gateway_order_id]);
  await shop.sql`
    insert into payment_intent (order_id, gateway, amount, state)
    select ${first.order_id}, 'practice', 100, 'closed' from generate_series(1, 3000)`;
  const before = await rowsRead();
  for (let i = 0; i < 8; i++) expect(await note(other.sql, first.id, "another")).toEqual([first.gateway_order_id]);
  await other.close(); // each connection tells its figures when it ends
  expect((await rowsRead()) - before).toBeLessThan(100);
});

test("a payment that somebody else has locked is left to who waits for it", async () => {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const { quote } = await shop.quote([{ id, quantity: 1 }], { payment_method: "practice" });
  const { body } = await shop.place(quote, { payment_method: "practice" });
  const [intent] = await shop.sql<{ id: number }[]>`
    select i.id from payment_intent i join orders o on o.id = i.order_id where o.order_no = ${body.data.order_no}`;
  await shop.sql.begin(async (tx) => {
    await tx`select from payment_intent where id = ${intent?.id ?? 0} for update`;
    expect(await note(shop.sql, intent?.id ?? 0, "another")).toEqual([]);
  });
});
