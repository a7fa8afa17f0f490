import { afterAll, beforeAll, expect, test } from "vitest";
import { shopOn, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { openDatabase } from "../database/connect.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";

let shop: TestShop;
let other: ReturnType<typeof shopOn>;
let closeOther: () => Promise<void>;
beforeAll(async () => {
  shop = await testShop();
  const database = await openDatabase({ DATABASE_URL: shop.url, DATABASE_POOL: 2, DATA_DIR: "" });
  other = shopOn(database.sql);
  closeOther = () => database.close();
});
afterAll(async () => {
  await closeOther();
  await shop.close();
});

const changes = async () =>
  (await shop.sql<{ count: number }[]>`select count(*)::int as count from selling_change`)[0]?.count ?? 0;

test("a price that another node changes between quote and order: 409 with the new quote, which is true at once on every node", async () => {
  const id = await shop.stocked(flute, 9);
  const lines = [{ id, quantity: 1 }];
  const before = await shop.quote(lines);
  const was = before.lines[0]?.unit_price ?? 0;
  const theirs = await other.quote(lines);
  expect(theirs.total).toBe(before.total);
  await other.sql`update variant set price = price - 100 where id = ${id}`;
  const refused = await shop.place(before.quote);
  expect([refused.status, refused.body.reason]).toEqual([409, "quote"]);
  expect(refused.body.quote).toMatchObject({ total: before.total - 100 });
  expect(refused.body.changes).toMatchObject([{ id, kind: "price", was, now: was - 100 }]);
  const after = await Promise.all([shop.quote(lines), other.quote(lines)]);
  expect(after.map(({ total }) => total)).toEqual([before.total - 100, before.total - 100]);
  expect((await shop.place(after[0].quote)).status).toBe(201);
});

test("an order is priced from memory, but no line is written at a price that is not the database's", async () => {
  const id = await shop.stocked(flute, 9);
  const { quote, total } = await shop.quote([{ id, quantity: 1 }]);
  await shop.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`; // as if no trigger had noted it
    await tx`update variant set price = price - 100 where id = ${id}`;
  });
  const refused = await shop.place(quote);
  expect(refused).toMatchObject({ status: 409, body: { reason: "quote", quote: { total: total - 100 } } });
  expect(await shop.sql`select from order_line where variant_id = ${id} and unit_price = ${total}`).toHaveLength(0);
});

test("hundreds of carts at once are told the stock of now, each of its own products", async () => {
  const id = await shop.stocked(flute, 7);
  const [second] = await shop.sql<{ id: number }[]>`
    select v.id from variant v join product p on p.id = v.product_id where v.id <> ${id} and p.published and not v.retired order by v.id limit 1`;
  await shop.sql`update stock set on_hand = held + 3 where variant_id = ${second?.id ?? 0}`;
  const quotes = await Promise.all(
    Array.from({ length: 200 }, (_, n) => shop.quote([{ id: n % 2 ? id : (second?.id ?? 0), quantity: 5 }])),
  );
  expect(quotes.map((quote) => quote.lines[0]?.quantity)).toEqual(quotes.map((_, n) => (n % 2 ? 5 : 3)));
});

const touched: [what: string, statement: string][] = [
  ["price", "update variant set price = price - 1 where id = (select min(id) from variant where price > 1)"],
  ["weight", "update variant set weight_g = weight_g + 1"],
  ["name", "update product set name = name || '.' where id = (select min(id) from product)"],
  ["published", "update product set published = false where id = (select max(id) from product)"],
  [
    "a picture",
    "insert into product_image (product_id, position, src) select id, 99, '/pictures/x' from product limit 1",
  ],
  ["a category's tax", "update category set tax_class_id = null where tax_class_id is not null"],
  [
    "a rate",
    "insert into tax_rate (tax_class_id, from_day, gst_bp) select id, '2031-01-01', 1800 from tax_class limit 1",
  ],
  [
    "the practice rate",
    "insert into shop_state (name, value) values ('practice_gst_bp', '1200') on conflict (name) do update set value = '1201'",
  ],
  [
    "membership",
    "delete from collection_product where (collection_id, product_id) = (select collection_id, product_id from collection_product limit 1)",
  ],
];
test.each(touched)("what a cart shows is read again after: %s", async (_, statement) => {
  await shop.sql`insert into tax_class (slug, name, hsn) values ('t', 'T', '9202') on conflict do nothing`;
  await shop.sql`update category set tax_class_id = (select min(id) from tax_class) where tax_class_id is null`;
  const before = await changes();
  await shop.sql.unsafe(statement);
  expect(await changes()).toBe(before + 1);
});

test("one row a transaction, however much it changes; none for what is undone, for stock, or for what stays as it was", async () => {
  const before = await changes();
  await shop.sql.begin(async (tx) => {
    await tx`update variant set mrp = mrp + 1`;
    await tx`update variant set weight_g = weight_g + 1`;
  });
  expect(await changes()).toBe(before + 1);
  await shop.sql
    .begin(async (tx) => {
      await tx`update variant set mrp = mrp + 1`;
      throw new Error("no");
    })
    .catch(() => {});
  await shop.sql`update stock set on_hand = on_hand`;
  await shop.sql`update variant set price = price`;
  await shop.sql`update product set popularity = popularity + 1`;
  expect(await changes()).toBe(before + 1);
});

test("a rate that begins with the day holds from the database's midnight on, whatever a node's clock says", async () => {
  const id = await shop.stocked(flute, 9);
  const lines = [{ id, quantity: 1 }];
  const day = async (ahead: number) =>
    shop.sql.unsafe(`create or replace function india_today() returns date stable language sql
      return (now() at time zone 'Asia/Kolkata')::date + ${ahead}`);
  await shop.sql`update product set gst_bp = null, hsn = null, tax_class_id = (select min(id) from tax_class) where id = (select product_id from variant where id = ${id})`;
  await shop.sql`
    insert into tax_rate (tax_class_id, from_day, gst_bp) select id, india_today() - 1, 500 from tax_class union all select id, india_today() + 1, 1800 from tax_class
    on conflict (tax_class_id, from_day) do update set gst_bp = excluded.gst_bp`;
  const before = await shop.quote(lines);
  await day(1);
  try {
    const after = await shop.quote(lines);
    expect(after.total).toBe(before.total);
    expect(
      [before, after].map(({ total, tax_included }) => Math.round((tax_included / (total - tax_included)) * 100)),
    ).toEqual([5, 18]);
    expect((await shop.place(after.quote)).status).toBe(201);
  } finally {
    await day(0);
  }
});
