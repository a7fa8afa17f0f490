import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { catalogueDatabase, type TestDatabase } from "../../tests/support/testDatabase.ts";
import { openSearch, type SearchEngine } from "./engine.ts";
import { find } from "./find.ts";
import { packCatalogue } from "./readProducts.ts";

let database: TestDatabase;
let engine: SearchEngine;
let built = 0;
beforeAll(async () => {
  database = await catalogueDatabase();
  engine = openSearch(database.sql, undefined, {
    packed(sql) {
      built++;
      return packCatalogue(sql);
    },
  });
  await settled();
});
afterAll(() => database.close());

const settled = () => vi.waitFor(() => expect(engine.isCurrent()).toBe(true), 20_000);
const total = (typed: string) => engine.use((index) => find(index, typed, 5)?.total ?? 0);
const all = async () => {
  await database.sql`select pg_notify('catalogue', 'all')`;
};
const rename = (slug: string, name: string) =>
  database.sql`
  with named as (update product set name = ${name} where slug = ${slug} returning id)
  select id from named`.then(([row]) => database.sql`select refresh_card(array[${(row as { id: number }).id}::int])`);

test("when all may have changed what did is read, and nothing is built", async () => {
  await rename("kaveri-ottu-veena", "Kaveri Quibble Veena");
  await all();
  await vi.waitFor(async () => expect(await total("quibble")).toBe(1), 5_000);
  await database.sql`delete from card where slug = 'kaveri-ottu-veena'`;
  await all();
  await vi.waitFor(async () => expect(await total("quibble")).toBe(0), 5_000);
  await settled();
  expect(built).toBe(1);
});

test("what could not be read is read once it can be", async () => {
  await rename("kaveri-travel-veena", "Kaveri Wobbegong Veena");
  await database.sql`alter table product_attribute rename to elsewhere`;
  await all();
  await new Promise((done) => setTimeout(done, 500));
  expect(engine.isCurrent()).toBe(false);
  await database.sql`alter table elsewhere rename to product_attribute`;
  await vi.waitFor(async () => expect(await total("wobbegong")).toBe(1), 10_000);
  await settled();
});

test("an open transaction's changes are read when it ends, however many others have ended before", async () => {
  await database.jobs.begin(async (tx) => {
    const [row] = await tx<[{ id: number }]>`
      update product set name = 'Kaveri Axolotl Veena' where slug = 'kaveri-ekandam-veena' returning id`;
    await tx`select refresh_card(array[${row.id}::int])`;
    for (const word of ["zebra", "okapi", "giraffe"]) {
      await rename("kaveri-travel-veena", `Kaveri ${word} Veena`);
      await all();
      await vi.waitFor(async () => expect(await total(word)).toBe(1), 10_000);
      await settled();
    }
  });
  expect(await total("axolotl")).toBe(0);
  await all();
  await vi.waitFor(async () => expect(await total("axolotl")).toBe(1), 5_000);
});

test("an index to which very many came is built anew", async () => {
  await settled();
  const before = built;
  await database.sql`
    insert into product (slug, name, brand_id, category_id, hsn) select 'many-' || n, 'Many ' || n, brand_id, category_id, hsn
    from product, generate_series(1, 1500) n where slug = 'kaveri-travel-veena'`;
  await database.sql`
    with v as (
      insert into variant (product_id, sku, mrp, list_price, price, position)
      select id, slug, 100, 100, 100, 1 from product where slug like 'many-%' returning id)
    insert into stock (variant_id, on_hand) select id, 1 from v`;
  // In two parts, each of which is few enough to be caught up with.
  for (const odd of [0, 1]) {
    await database.sql`select refresh_card(array(select id from product where slug like 'many-%' and id % 2 = ${odd} order by id))`;
    await all();
    await settled();
    await vi.waitFor(async () => expect(await total("many")).toBe(750 * (odd + 1)), 10_000);
  }
  await settled();
  expect(built).toBe(before + 1);
});
