import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writePlainRows } from "../../../tests/bench/plainRows.ts";
import { fileOf, load } from "../../../tests/support/importTrial.ts";
import { testDatabase } from "../../../tests/support/testDatabase.ts";
import { openDatabase, type Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { refreshProducts } from "../refreshProducts.ts";

test("an import and an edit look up the rows that they need, whatever else the catalogue holds", {
  timeout: 120_000,
}, async () => {
  const database = await testDatabase();
  /** How many rows of the catalogue's tables were read. */
  const rowsRead = async (work: (sql: Sql) => Promise<void>): Promise<number> => {
    const count = async () => {
      const [row] = await database.sql<[{ rows: number }]>`
        select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables
        where relname in ('product', 'variant', 'stock', 'card', 'collection_product', 'stock_count')`;
      return row.rows;
    };
    const before = await count();
    const other = await openDatabase({ DATABASE_URL: database.url, DATABASE_POOL: 3, DATA_DIR: "" });
    await work(other.sql);
    await other.close(); // each connection tells its figures when it ends
    return (await count()) - before;
  };
  await database.sql`insert into collection (slug, name, position, rule) values ('cheap', 'Cheap', 1, '{"under": 100000}')`;
  const path = fileOf("");
  await writePlainRows(path, 3_000);
  const text = readFileSync(path, "utf8");
  const dearer = text.replace(/\.00,(\d+)\.00,92/g, ".50,$1.00,92");
  const byImports = await rowsRead(async (sql) => {
    // One after the other on the same connections: what was planned while the tables were empty is planned then.
    expect(await load(sql, text)).toMatchObject({ added: 3_000 });
    expect(await load(sql, dearer)).toMatchObject({ changed: 3_000 });
  });
  expect(byImports).toBeLessThan(190_000);
  await database.sql`analyze`;
  const byEdits = await rowsRead(async (sql) => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) await transaction(sql, (tx) => refreshProducts(tx, [id]));
  });
  expect(byEdits).toBeLessThan(8 * 100);
  await database.close();
});
