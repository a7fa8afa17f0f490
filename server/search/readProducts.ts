import { setImmediate as immediate } from "node:timers/promises";
import type { Sql, Transaction } from "../database/connect.ts";
import { atOneMoment } from "./atOneMoment.ts";
import type { CategoryRow } from "./categories.ts";
import { IndexBuilder } from "./indexBuilder.ts";
import type { Packed, PackedIndex } from "./packedIndex.ts";
import { ProductIndex } from "./productIndex.ts";
import type { ProductRow } from "./rowWords.ts";

/** Products read at once while an index is built: some 20 ms of work between two requests. */
const batch = 1_000;
/** Changed products read at once into an index that serves: some 5 ms of work. */
const rereadAtOnce = 100;

/** All categories, in their order. */
export const readCategoryRows = (sql: Transaction) =>
  sql<CategoryRow[]>`select id, slug, name, parent_id, facets from category order by position, id`;

/** What the index knows of the products after an id, or of these ones; a product without a card is not among them. */
const readRows = (sql: Sql | Transaction, { after = 0, ids }: { after?: number; ids?: number[] }) => sql<ProductRow[]>`
  select k.product_id as id, k.name, k.brand_id, b.name as brand, b.slug as brand_slug, k.category_id, k.price,
    k.popularity, k.availability, k.discount_percent, k.booking, k.country_of_origin,
    extract(epoch from k.created_at)::float8 as created, p.alternative_names as names, p.tags,
    array(select collection_id from collection_product c where c.product_id = k.product_id) as collections,
    array(select name || e'\t' || value from product_attribute a where a.product_id = k.product_id) as attributes
  from card k join product p on p.id = k.product_id join brand b on b.id = k.brand_id
  where ${ids ? sql`k.product_id = any(${ids})` : sql`k.product_id > ${after} and p.id > ${after}`} -- or p is read from its beginning
  order by k.product_id limit ${ids ? null : batch}`;

/** Reads the whole catalogue as it is at one moment and packs it, letting others work after each batch; the next one is read meanwhile. */
export async function packCatalogue(sql: Sql): Promise<Packed> {
  const { done: builder, since } = await atOneMoment(sql, async (tx) => {
    const builder = new IndexBuilder(await readCategoryRows(tx));
    for (let rows = await readRows(tx, {}); rows.length > 0; ) {
      const next = readRows(tx, { after: rows.at(-1)?.id }).execute();
      for (const row of rows) builder.add(row);
      rows = await next;
    }
    return builder;
  });
  return { packed: await withRests(builder.packing()), since };
}

/** The index of what was packed. */
export const loadIndex = (packed: PackedIndex): Promise<ProductIndex> => withRests(ProductIndex.load(packed));

/** Builds the index of the whole catalogue in this thread. */
export const buildIndex = async (sql: Sql): Promise<ProductIndex> => loadIndex((await packCatalogue(sql)).packed);

/** Does work that yields, letting requests through wherever it does. */
async function withRests<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await immediate();
  }
}

/** Reads these products anew; those that can no longer be bought leave the index. */
export async function rereadProducts(sql: Sql, index: ProductIndex, ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += rereadAtOnce) {
    const some = ids.slice(from, from + rereadAtOnce);
    const rows = await readRows(sql, { ids: some });
    const there = new Set(rows.map(({ id }) => id));
    for (const id of some) if (!there.has(id)) index.remove(id);
    for (const row of rows) index.add(row);
  }
}
