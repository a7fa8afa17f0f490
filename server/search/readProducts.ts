import { setImmediate as immediate } from "node:timers/promises";
import type { Part, Sql, Transaction } from "../database/connect.ts";
import { atOneMoment } from "./atOneMoment.ts";
import type { CategoryRow } from "./categories.ts";
import { IndexBuilder } from "./indexBuilder.ts";
import type { Packed, PackedIndex } from "./packedIndex.ts";
import { ProductIndex } from "./productIndex.ts";
import { readList } from "./readList.ts";
import type { ProductRow } from "./rowWords.ts";

/** Products read at once while an index is built: some 20 ms of work between two requests. */
const batch = 1_000;
/** Changed products read at once into an index that serves: some 5 ms of work. */
const rereadAtOnce = 100;
const mostKnownLists = 20_000;

/** All categories, in their order. */
export const readCategoryRows = (sql: Transaction) =>
  sql<CategoryRow[]>`select id, slug, name, parent_id, facets from category order by position, id`;

/** A product as it is read: lists as PostgreSQL writes them, which takes a third of the time that reading them as arrays does. */
type ReadRow = Omit<ProductRow, Lists> & Record<Lists, string>;
type Lists = "names" | "tags" | "collections" | "attributes";

/** What the index knows of the products after an id, or of these ones; a product without a card is not among them. */
function readRows(sql: Sql | Transaction, { after = 0, ids }: { after?: number; ids?: number[] }) {
  // Of each table just the part of these products, read once from one end to the other instead of product by product.
  const isOne = (id: Part) =>
    ids ? sql`${id} = any(${ids})` : sql`${id} > ${after} and ${id} <= (select max(product_id) from k)`;
  return sql<ReadRow[]>`
    with k as materialized (
      select product_id, name, brand_id, category_id, price, popularity, availability, discount_percent, booking,
        country_of_origin, created_at
      from card where ${ids ? sql`product_id = any(${ids})` : sql`product_id > ${after}`}
      order by product_id limit ${ids ? null : batch})
    select k.product_id as id, k.name, k.brand_id, b.name as brand, b.slug as brand_slug, k.category_id, k.price,
      k.popularity, k.availability, k.discount_percent, k.booking, k.country_of_origin,
      extract(epoch from k.created_at)::float8 as created, p.alternative_names::text as names, p.tags::text as tags,
      coalesce(c.collections, '{}') as collections, coalesce(a.attributes, '{}') as attributes
    from k join product p on p.id = k.product_id and ${isOne(sql`p.id`)} join brand b on b.id = k.brand_id
      left join (select product_id, array_agg(collection_id)::text as collections from collection_product
        where ${isOne(sql`product_id`)} group by product_id) c on c.product_id = k.product_id
      left join (select product_id, array_agg(name || e'\t' || value)::text as attributes from product_attribute
        where ${isOne(sql`product_id`)} group by product_id) a on a.product_id = k.product_id
    order by k.product_id`;
}

/** Reads lists; those that many products have, such as a kind's other names, once. */
function listReader(): (written: string) => string[] {
  const known = new Map<string, string[]>();
  return (written) => {
    const list = known.get(written) ?? readList(written);
    if (known.size < mostKnownLists) known.set(written, list);
    return list;
  };
}

const rowReader = () => {
  const list = listReader();
  return (row: ReadRow): ProductRow => ({
    ...row,
    names: list(row.names),
    tags: list(row.tags),
    collections: list(row.collections).map(Number),
    attributes: list(row.attributes),
  });
};

/** Reads the whole catalogue as it is at one moment and packs it, letting others work after each batch; the next one is read meanwhile. */
export async function packCatalogue(sql: Sql): Promise<Packed> {
  const { done: builder, since } = await atOneMoment(sql, async (tx) => {
    const builder = new IndexBuilder(await readCategoryRows(tx));
    const read = rowReader();
    for (let rows = await readRows(tx, {}); rows.length > 0; ) {
      const next = readRows(tx, { after: rows.at(-1)?.id }).execute();
      await immediate(); // until then the driver has not sent it
      for (const row of rows) builder.add(read(row));
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
  const read = rowReader();
  for (let from = 0; from < ids.length; from += rereadAtOnce) {
    const some = ids.slice(from, from + rereadAtOnce);
    const rows = await readRows(sql, { ids: some });
    const there = new Set(rows.map(({ id }) => id));
    for (const id of some) if (!there.has(id)) index.remove(id);
    for (const row of rows) index.add(read(row));
  }
}
