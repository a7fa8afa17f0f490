import type { z } from "zod";
import type { StockRow, stockCalls } from "../../../contract/office/stock.ts";
import { lacksOf } from "../../catalogue/readLacks.ts";
import type { Sql } from "../../database/connect.ts";
import { noSuchPage } from "../../http/pageKey.ts";
import { findCode } from "../../packing/findCode.ts";
import { soughtBy } from "../products/soughtBy.ts";
import { readRows } from "./readRows.ts";
import { stockView } from "./stockView.ts";

type Query = z.output<(typeof stockCalls)["GET /stock"]["query"]>;

const perPage = 50;

/** The row that a page comes after: its variant's number, its product's, and its name or place. */
type Key = { id: number; product: number; value: string };

const sorts = {
  name: {
    // The first of the two is what the index of names knows; the second settles the variants of one product.
    after: (sql: Sql, { id, product, value }: Key) =>
      sql`(lower(p.name), p.id) >= (${value}, ${product}) and (lower(p.name), p.id, v.id) > (${value}, ${product}, ${id})`,
    order: (sql: Sql) => sql`lower(p.name), p.id, v.id`,
    value: (sql: Sql) => sql`lower(p.name)`,
  },
  place: {
    after: (sql: Sql, { id, value }: Key) =>
      sql`((v.place is null), place_key(coalesce(v.place, '')), v.id) > (${value === ""}, ${value}, ${id})`,
    order: (sql: Sql) => sql`(v.place is null), place_key(coalesce(v.place, '')), v.id`,
    value: (sql: Sql) => sql`place_key(coalesce(v.place, ''))`,
  },
};

/** Reads the key of a page as the one before has told it: "ID PRODUCT value". */
function keyOf(after: string): Key {
  const [, id, product, value] = /^(\d{1,9}) (\d{1,9}) (.*)$/s.exec(after) ?? [];
  if (id === undefined || product === undefined || value === undefined) throw noSuchPage();
  return { id: Number(id), product: Number(product), value };
}

/** A page of variants with their stock. `next` leads to the following one; null where there is none. */
export async function listStock(sql: Sql, query: Query): Promise<{ rows: StockRow[]; next: string | null }> {
  const { search, code, view, lacks, after } = query;
  if (code !== undefined) {
    const found = await findCode(sql, code.trim());
    return {
      rows: await readRows(
        sql,
        found.map(({ id }) => id),
      ),
      next: null,
    };
  }
  const sort = sorts[query.sort];
  const found = await sql<{ id: number; product: number; value: string }[]>`
    select v.id, p.id as product, ${sort.value(sql)} as value
    from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
    ${lacks ? sql`cross join lateral tax_known(p.id, india_today()) tax` : sql``}
    where ${stockView(sql, view)}
      ${search?.trim() ? sql`and ${soughtBy(sql, search, "variant")}` : sql``}
      ${lacks === "anything" ? sql`and cardinality(${lacksOf(sql)}) > 0` : sql``}
      ${lacks && lacks !== "anything" ? sql`and ${lacks} = any(${lacksOf(sql)})` : sql``}
      ${after === undefined ? sql`` : sql`and ${sort.after(sql, keyOf(after))}`}
    order by ${sort.order(sql)} limit ${perPage + 1}`;
  const shown = found.slice(0, perPage);
  const last = shown.at(-1);
  const rows = await readRows(
    sql,
    shown.map(({ id }) => id),
  );
  return { rows, next: found.length > perPage && last ? `${last.id} ${last.product} ${last.value}` : null };
}
