import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { catalogueDatabase, type TestDatabase } from "../../tests/support/testDatabase.ts";
import { openSearch, type SearchEngine } from "./engine.ts";
import { find } from "./find.ts";

let database: TestDatabase;
let engine: SearchEngine;
beforeAll(async () => {
  database = await catalogueDatabase();
  engine = openSearch(database.sql);
  await vi.waitFor(async () => expect((await found("veena"))?.total).toBeGreaterThan(0));
});
afterAll(() => database.close());

const found = (typed: string) => engine.use((index) => find(index, typed, 20));
const names = async (typed: string): Promise<string[]> => {
  const ids = (await found(typed))?.ids ?? [];
  const rows = await database.sql<{ slug: string }[]>`
    select slug from unnest(${ids}::int[]) with ordinality as found (id, place) join card k on k.product_id = id order by place`;
  return rows.map(({ slug }) => slug);
};
const change = (act: string) =>
  database.sql.begin(async (tx) => {
    await tx.unsafe(act);
    await tx`select refresh_card(array[id]), tell_products(array[id]) from product where slug = 'kaveri-ottu-veena'`;
  });

test("a changed product is found by its new words within two seconds, and no longer by the old ones", async () => {
  await change(`update product set name = 'Kaveri Quibble Veena' where slug = 'kaveri-ottu-veena'`);
  await vi.waitFor(async () => expect(await names("quibble")).toEqual(["kaveri-ottu-veena"]), 2_000);
  await change(`update product set name = 'Kaveri Zanzibar Veena' where slug = 'kaveri-ottu-veena'`);
  await vi.waitFor(async () => expect(await names("zanzibar")).toEqual(["kaveri-ottu-veena"]), 2_000);
  expect(await names("quibble")).toEqual([]);
});

test("a product that is sold out goes behind those in stock", async () => {
  expect((await names("kaveri veena"))[0]).toBe("kaveri-ekandam-veena");
  await database.sql`
    update stock set on_hand = 0 where variant_id in (select v.id from variant v join product p on p.id = product_id where slug = 'kaveri-ekandam-veena')`;
  await vi.waitFor(async () => expect((await names("kaveri veena"))[0]).toBe("kaveri-travel-veena"), 2_000);
});

test("a product that is taken off the shop leaves the search", async () => {
  await change(`update product set published = false where slug = 'kaveri-ottu-veena'`);
  await vi.waitFor(async () => expect((await found("zanzibar"))?.ids).toEqual([]), 2_000);
});

test("after a lost connection everything is read again", async () => {
  const untold = `update card set name = 'Unheard Of Veena' where slug = 'kaveri-travel-veena'`;
  await database.sql.unsafe(untold);
  expect((await found("unheard of"))?.ids).toEqual([]);
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
  await vi.waitFor(async () => expect(await names("unheard of")).toEqual(["kaveri-travel-veena"]), 8_000);
});
