import { setImmediate as immediate } from "node:timers/promises";
import type { Sql, Transaction } from "../database/connect.ts";
import { copiedText, copyOut } from "../database/copyOut.ts";
import { atOneMoment } from "./atOneMoment.ts";
import type { CategoryRow } from "./categories.ts";
import { IndexBuilder } from "./indexBuilder.ts";
import type { Packed, PackedIndex } from "./packedIndex.ts";
import { ProductIndex } from "./productIndex.ts";
import { readList } from "./readList.ts";
import type { ProductRow } from "./rowWords.ts";

/** Changed products read at once into an index that serves: some 5 ms of work. */
const rereadAtOnce = 100;
const mostKnownLists = 20_000;
/** Milliseconds for all products: a cold disk, a busy machine. */
const patience = 1_800_000;

/** All categories, in their order. */
export const readCategoryRows = (sql: Transaction) =>
  sql<CategoryRow[]>`select id, slug, name, parent_id, facets from category order by position, id`;

/** A product as it is read: lists as PostgreSQL writes them, which takes a third of the time that reading them as arrays does. */
type ReadRow = Omit<ProductRow, Lists> & Record<Lists, string>;
type Lists = "names" | "tags" | "collections" | "attributes";

/** What the index knows of all products, or of these ones, by their ids; a product without a card is not among them. */
function rowsOf(sql: Sql | Transaction, ids?: number[]) {
  const some = ids ? sql`where product_id = any(${ids})` : sql``;
  return sql<ReadRow[]>`
    select k.product_id as id, k.name, k.brand_id, b.name as brand, b.slug as brand_slug, k.category_id, k.price,
      k.popularity, k.availability, k.discount_percent, k.booking, k.country_of_origin,
      extract(epoch from k.created_at)::float8 as created, p.alternative_names::text as names, p.tags::text as tags,
      coalesce(c.collections, '{}') as collections, coalesce(a.attributes, '{}') as attributes
    from (select * from card ${some}) k join product p on p.id = k.product_id join brand b on b.id = k.brand_id
      left join (select product_id, array_agg(collection_id)::text as collections from collection_product ${some}
        group by product_id) c on c.product_id = k.product_id
      left join (select product_id, array_agg(name || e'\t' || value)::text as attributes from product_attribute ${some}
        group by product_id) a on a.product_id = k.product_id
    order by k.product_id`;
}

/** A row of `rowsOf` as COPY writes it; its lists stay as they are written. */
function asRead(row: string[]): ReadRow {
  const [id, name = "", brand_id, brand = "", brand_slug = "", category_id, price, popularity, ...more] = row;
  const [availability = "", discount, booking = "", country = "", created, ...lists] = more;
  const [names = "", tags = "", collections = "", attributes = ""] = lists;
  return {
    id: Number(id),
    name: copiedText(name),
    brand_id: Number(brand_id),
    brand: copiedText(brand),
    brand_slug,
    category_id: Number(category_id),
    price: Number(price),
    popularity: Number(popularity),
    availability,
    discount_percent: Number(discount),
    booking,
    country_of_origin: country === "\\N" ? null : country,
    created: Number(created),
    names,
    tags,
    collections,
    attributes,
  };
}

/** Reads lists, after `plain`; those that many products have, such as a kind's other names, once. */
function listReader(plain: (written: string) => string): (written: string) => string[] {
  const known = new Map<string, string[]>();
  return (written) => {
    const list = known.get(written) ?? readList(plain(written));
    if (known.size < mostKnownLists) known.set(written, list);
    return list;
  };
}

const rowReader = (plain = (written: string) => written) => {
  const list = listReader(plain);
  return (row: ReadRow): ProductRow => ({
    ...row,
    names: list(row.names),
    tags: list(row.tags),
    collections: list(row.collections).map(Number),
    attributes: list(row.attributes),
  });
};

/** Reads the whole catalogue as it is at one moment and packs it, letting others work after each part. */
export async function packCatalogue(sql: Sql): Promise<Packed> {
  const { done: builder, since } = await atOneMoment(sql, async (tx) => {
    // One table after the other by its ids, each read once: nothing is gathered before the first product comes.
    await tx`select set_config('statement_timeout', ${String(patience)}, true), set_config('enable_hashjoin', 'off', true),
      set_config('enable_hashagg', 'off', true), set_config('enable_sort', 'off', true)`;
    const builder = new IndexBuilder(await readCategoryRows(tx));
    const read = rowReader(copiedText);
    for await (const rows of copyOut(tx`copy (${rowsOf(tx)}) to stdout`)) {
      for (const row of rows) builder.add(read(asRead(row)));
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
  const read = rowReader();
  for (let from = 0; from < ids.length; from += rereadAtOnce) {
    const some = ids.slice(from, from + rereadAtOnce);
    const rows = await rowsOf(sql, some);
    const there = new Set(rows.map(({ id }) => id));
    for (const id of some) if (!there.has(id)) index.remove(id);
    for (const row of rows) index.add(read(row));
  }
}
