import { setImmediate as immediate } from "node:timers/promises";
import type { Sql, Transaction } from "../database/connect.ts";
import { copyOut } from "../database/copyOut.ts";
import { atOneMoment } from "./atOneMoment.ts";
import type { CategoryRow } from "./categories.ts";
import { attributesOf, CopiedProducts, listOf } from "./copiedProducts.ts";
import { type Brand, IndexBuilder } from "./indexBuilder.ts";
import type { Packed, PackedIndex } from "./packedIndex.ts";
import { ProductIndex } from "./productIndex.ts";
import type { ProductRow } from "./rowWords.ts";

/** Changed products read at once into an index that serves: some 5 ms of work. */
const rereadAtOnce = 100;
/** Milliseconds for all products: a cold disk, a busy machine. */
const patience = 1_800_000;

/** All categories, in their order. */
export const readCategoryRows = (sql: Transaction) =>
  sql<CategoryRow[]>`select id, slug, name, parent_id, facets from category order by position, id`;

/** A product as it is read: a list as one text (`listOf`), which takes a third of the time that reading them as arrays does. */
type ReadRow = Omit<ProductRow, Lists> & Record<Lists, string>;
type Lists = "names" | "tags" | "collections" | "attributes";

/** What the index knows of all products in the order of columns of `CopiedProducts`, or of these ones, by their ids; a product without a card is not among them. */
function rowsOf(sql: Sql | Transaction, ids?: number[]) {
  const some = ids ? sql`where product_id = any(${ids})` : sql``;
  const [brand, ofBrand] = ids
    ? [sql`, b.name as brand, b.slug as brand_slug`, sql`join brand b on b.id = k.brand_id`]
    : [sql``, sql``];
  return sql<ReadRow[]>`
    select k.product_id as id, k.name, k.brand_id, k.category_id, k.price, k.popularity, k.availability, k.discount_percent, k.booking,
      k.country_of_origin, date_part('epoch', k.created_at) as created,
      array_to_string(p.alternative_names, e'\\x1f') as names, array_to_string(p.tags, e'\\x1f') as tags,
      coalesce(c.collections, '') as collections, coalesce(a.attributes, '') as attributes ${brand}
    from (select * from card ${some}) k join product p on p.id = k.product_id ${ofBrand}
      left join (select product_id, string_agg(collection_id::text, e'\\x1f') as collections from collection_product ${some}
        group by product_id) c on c.product_id = k.product_id
      left join (select product_id, string_agg(name || e'\\x1e' || value, e'\\x1f') as attributes from product_attribute ${some}
        group by product_id) a on a.product_id = k.product_id
    order by k.product_id`;
}
/** Reads the whole catalogue as it is at one moment and packs it, letting others work after each part. */
export async function packCatalogue(sql: Sql): Promise<Packed> {
  const { done: builder, since } = await atOneMoment(sql, async (tx) => {
    // One table after the other by its ids, each read once: nothing is gathered before the first product comes.
    await tx`select set_config('statement_timeout', ${String(patience)}, true), set_config('enable_hashjoin', 'off', true),
      set_config('enable_hashagg', 'off', true), set_config('enable_sort', 'off', true)`;
    const brands = await tx<Brand[]>`select id, slug, name from brand`;
    const builder = new IndexBuilder(await readCategoryRows(tx));
    const read = new CopiedProducts(builder, brands);
    for await (const part of copyOut(tx`copy (${rowsOf(tx)}) to stdout`)) {
      read.addAll(part);
      await immediate();
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
    const rows = await rowsOf(sql, some);
    const there = new Set(rows.map(({ id }) => id));
    for (const id of some) if (!there.has(id)) index.remove(id);
    for (const { names, tags, collections, attributes, ...row } of rows)
      index.add({
        ...row,
        names: listOf(names),
        tags: listOf(tags),
        collections: listOf(collections).map(Number),
        attributes: attributesOf(attributes),
      });
  }
}
