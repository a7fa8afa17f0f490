import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { catalogueDatabase, type TestDatabase } from "../../tests/support/testDatabase.ts";
import { suggest } from "../catalogue/suggest.ts";
import { type Database, openDatabase } from "../database/connect.ts";
import { openSearch, type SearchEngine } from "./engine.ts";
import { find } from "./find.ts";

/** Two servers on one database: each has connections and an index of its own. */
let database: TestDatabase;
let other: Database;
let nodes: SearchEngine[];
beforeAll(async () => {
  database = await catalogueDatabase();
  other = await openDatabase({ DATABASE_URL: database.url, DATABASE_POOL: 4, DATA_DIR: "" });
  nodes = [openSearch(database.sql), openSearch(other.sql)];
  await vi.waitFor(() => expect(nodes.map((node) => node.isCurrent())).toEqual([true, true]), 10_000);
});
afterAll(async () => {
  await other.close();
  await database.close();
});

const totals = (typed: string) =>
  Promise.all(nodes.map(async (node) => (await node.use((index) => find(index, typed, 5)))?.total));

/** Keeps everybody from a table until it is let go. */
async function hold(table: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const transaction = database.jobs.begin(async (tx) => {
    await tx.unsafe(`lock table ${table} in access exclusive mode`);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return async () => {
    letGo.resolve();
    await transaction;
  };
}

test("a changed product is found on both nodes within two seconds", async () => {
  expect(await totals("quibble")).toEqual([0, 0]);
  await database.sql.begin(async (tx) => {
    await tx`update product set name = 'Kaveri Quibble Veena' where slug = 'kaveri-ottu-veena'`;
    await tx`select refresh_card(array[id]), tell_products(array[id]) from product where slug = 'kaveri-ottu-veena'`;
  });
  await vi.waitFor(async () => expect(await totals("quibble")).toEqual([1, 1]), 2_000);
});

test("while the index is built anew the old one serves, and still learns what changes", async () => {
  const letGo = await hold("category"); // the first thing that a build reads
  await database.sql`select pg_notify('catalogue', 'all')`;
  await vi.waitFor(() => expect(nodes.map((node) => node.isCurrent())).toEqual([false, false]));
  await database.sql`update card set name = 'Kaveri Zanzibar Veena' where slug = 'kaveri-ottu-veena'`;
  await database.sql`select pg_notify('catalogue', 'product:' || product_id) from card where slug = 'kaveri-ottu-veena'`;
  await vi.waitFor(async () => expect(await totals("zanzibar")).toEqual([1, 1]), 3_000);
  await letGo();
  await vi.waitFor(() => expect(nodes.map((node) => node.isCurrent())).toEqual([true, true]), 10_000);
  expect(await totals("zanzibar")).toEqual([1, 1]);
});

test("while the first index is built the database answers", async () => {
  const letGo = await hold("product_attribute"); // a build needs it, the database's own search does not
  const starting = openSearch(other.sql);
  const { products } = await suggest(other.sql, starting, "veen kaver");
  expect(products.map(({ product_name }) => product_name)).toContain("Kaveri Ekandam Saraswati Veena");
  expect([starting.isCurrent(), await starting.use(() => "loaded")]).toEqual([false, null]);
  await letGo();
  await vi.waitFor(async () => expect(await starting.use(() => "loaded")).toBe("loaded"), 10_000);
});

test("a change that is heard while the first index is built does not keep later ones from it", async () => {
  const letGo = await hold("product_attribute");
  const starting = openSearch(other.sql);
  const tell = () =>
    database.sql`select pg_notify('catalogue', 'product:' || product_id) from card where slug = 'kaveri-ottu-veena'`;
  // Who listens on the same connection hears it after this one; the others can't read what is held.
  const heard = Promise.withResolvers<void>();
  const { unlisten } = await other.sql.listen("catalogue", () => heard.resolve());
  await tell();
  await heard.promise;
  await unlisten();
  expect(await starting.use(() => "loaded")).toBe(null);
  await letGo();
  await vi.waitFor(() => expect(starting.isCurrent()).toBe(true), 10_000);
  await database.sql`update card set name = 'Kaveri Xylo Veena' where slug = 'kaveri-ottu-veena'`;
  await tell();
  await vi.waitFor(async () => expect(await starting.use((index) => find(index, "xylo", 5)?.total)).toBe(1), 3_000);
});
