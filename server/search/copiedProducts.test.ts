import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import type { Sql } from "../database/connect.ts";
import { loadDemo } from "../demo.ts";
import { atOnce, IndexBuilder } from "./indexBuilder.ts";
import type { PackedIndex } from "./packedIndex.ts";
import type { ProductIndex } from "./productIndex.ts";
import { packCatalogue, readCategoryRows, rereadProducts } from "./readProducts.ts";
import type { ProductRow } from "./rowWords.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await loadDemo(database.sql, () => {});
}, 60_000);
afterAll(() => database.close());

/** What an index reads of all products one by one, as texts; their facts in the order of a copy's. */
async function rowsOneByOne(): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  const heard = { add: (row: ProductRow) => rows.push(row), remove: () => {} } as unknown as ProductIndex;
  await database.sql.begin(async (tx) => {
    await tx`set local enable_hashagg = off`;
    await tx`set local enable_sort = off`;
    await tx`set local enable_bitmapscan = off`;
    await tx`set local enable_seqscan = off`;
    const ids = await tx<{ id: number }[]>`select product_id as id from card order by product_id`;
    for (const { id } of ids) await rereadProducts(tx as unknown as Sql, heard, [id]);
  });
  return rows;
}

/** The index of rows that are read as texts. */
async function packedOneByOne(): Promise<PackedIndex> {
  const builder = new IndexBuilder(await database.sql.begin(readCategoryRows));
  for (const row of await rowsOneByOne()) builder.add(row);
  return atOnce(builder.packing());
}

test("a copy's bytes give the same index as the products read one by one", async () => {
  const names = [
    "Öud & Guembri #5 2½ ♭",
    "back\\slash \\N\ttab\nline",
    "\\N",
    "berries-and-strawberries' AXES 12AX7/2.5 D-120s",
    `${"K-9a ".repeat(79)}xyz12 வீணை`,
    `${"a".repeat(60)}ies ${"வீ".repeat(300)}`,
    "  ",
  ];
  const many = (word: string) => Array.from({ length: 90 }, (_, n) => `${word} ${n}s`);
  await database.sql`
    with few as (select product_id, row_number() over (order by product_id) as n from card)
    update card set name = (${names}::text[])[n], country_of_origin = case when n = 1 then null else country_of_origin end
    from few where few.product_id = card.product_id and n <= ${names.length}`;
  await database.sql`
    update product set alternative_names = ${["", '5" drum, {curly}', "\\N", ...many("naam")]}, tags = ${[...many("tag"), "a\tb"]}
    where id = (select min(product_id) from card)`;
  await database.sql`
    insert into product_attribute (product_id, name, value) select min(product_id), 'n' || n, 'value\\' || n || e'\t"' from card, generate_series(1, 50) n group by n`;
  const { packed } = await packCatalogue(database.sql);
  expect(packed).toEqual(await packedOneByOne());
  expect(packed.products).toBeGreaterThan(300);
});
