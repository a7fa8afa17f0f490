import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readFindable } from "../../tests/relevance/judge.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import type { Sql } from "../database/connect.ts";
import { loadDemo } from "../demo.ts";
import { openSearch } from "./engine.ts";
import { find } from "./find.ts";
import { pack } from "./packInWorker.ts";
import { buildIndex, loadIndex } from "./readProducts.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await loadDemo(database.sql, () => {});
}, 60_000);
afterAll(() => database.close());

test("a thread of its own packs the same index", async () => {
  const [own, other] = [await buildIndex(database.sql), await loadIndex((await pack(database.sql, { few: 1 })).packed)];
  expect(other.size).toBe(own.size);
  for (const { query } of readFindable()) expect(find(other, query, 8)).toEqual(find(own, query, 8));
});

test("a thread that fails is told, and has left no connection", async () => {
  await database.sql`alter table product_attribute rename to elsewhere`;
  await expect(pack(database.sql, { few: 1 })).rejects.toThrow("product_attribute");
  await database.sql`alter table elsewhere rename to product_attribute`;
  await expect(pack(database.sql, { few: 1 })).resolves.toMatchObject({ packed: { products: 324 } });
});

test("while builds fail the old index serves, and learns what changes; the next one is tried later", async () => {
  let tried = 0;
  const packed = async (sql: Sql) => {
    if (++tried === 2 || tried === 3) throw new Error("the thread died");
    return pack(sql, { few: 1 });
  };
  const engine = openSearch(database.sql, undefined, { packed });
  const total = async (typed: string) => (await engine.use((index) => find(index, typed, 5)))?.total;
  await vi.waitFor(() => expect(engine.isCurrent()).toBe(true), 10_000);
  await database.sql`update category set name = name || ' & Harps' where slug = 'veena'`;
  await database.sql`select pg_notify('catalogue', 'all')`;
  await vi.waitFor(() => expect(tried).toBeGreaterThan(1));
  await database.sql`update card set name = 'Kaveri Zanzibar Veena' where product_id = (select min(product_id) from card)`;
  await database.sql`select pg_notify('catalogue', 'product:' || min(product_id)) from card`;
  await vi.waitFor(async () => expect(await total("zanzibar")).toBe(1), 2_000);
  expect(tried).toBeLessThan(4);
  await vi.waitFor(() => expect([tried, engine.isCurrent()]).toEqual([4, true]), 25_000);
  expect(await total("zanzibar")).toBe(1);
});
