import type { z } from "zod";
import type { ProductRow, productCalls } from "../../../contract/office/products.ts";
import { lacksOf } from "../../catalogue/readLacks.ts";
import type { Sql } from "../../database/connect.ts";
import { isMoment, noSuchPage } from "../../http/pageKey.ts";
import { isLow } from "../../stock/isLow.ts";
import { soughtProducts } from "./soughtProducts.ts";

export type ProductQuery = z.output<(typeof productCalls)["GET /products"]["query"]>;
const perPage = 50;

type Key = { value: string; id: number };
const keys = {
  name: (sql: Sql, { value, id }: Key) => sql`(lower(p.name), p.id) > (${value}, ${id})`,
  // As text first: the driver cuts what it takes for a time to milliseconds, and rows of the same one would be left out.
  newest: (sql: Sql, { value, id }: Key) => sql`(p.created_at, p.id) < (${value}::text::timestamptz, ${id})`,
  changed: (sql: Sql, { value, id }: Key) => sql`(p.updated_at, p.id) < (${value}::text::timestamptz, ${id})`,
};
const orders = {
  name: (sql: Sql) => sql`lower(p.name), p.id`,
  newest: (sql: Sql) => sql`p.created_at desc, p.id desc`,
  changed: (sql: Sql) => sql`p.updated_at desc, p.id desc`,
};
const values = {
  name: (sql: Sql) => sql`lower(p.name)`,
  newest: (sql: Sql) => sql`p.created_at::text`,
  changed: (sql: Sql) => sql`p.updated_at::text`,
};

/** The row that a page comes after, as the page before has told it: "ID value". */
function keyOf(after: string, sort: ProductQuery["sort"]): Key {
  const [, id = "", value = ""] = /^(\d{1,9}) (.*)$/s.exec(after) ?? [];
  if (id === "" || (sort !== "name" && !isMoment(value))) throw noSuchPage();
  return { value, id: Number(id) };
}

type Found = { id: number; key: string };

/** A page of products. `next` leads to the following one; null where there is none. */
export async function listProducts(
  sql: Sql,
  query: ProductQuery,
): Promise<{ rows: ProductRow[]; next: string | null }> {
  const { sort, after } = query;
  const found = await sql<Found[]>`
    select p.id, ${values[sort](sql)} as key from product p
    ${query.lacks ? sql`cross join lateral tax_known(p.id, india_today()) tax` : sql``}
    where ${soughtProducts(sql, query)} ${after === undefined ? sql`` : sql`and ${keys[sort](sql, keyOf(after, sort))}`}
    order by ${orders[sort](sql)} limit ${perPage + 1}`;
  const shown = found.slice(0, perPage);
  const last = shown.at(-1);
  return {
    rows: await readRows(
      sql,
      shown.map(({ id }) => id),
    ),
    next: found.length > perPage && last ? `${last.id} ${last.key}` : null,
  };
}

/** These products as the list shows them, in the order of their ids as given. Of one that is retired whole, its old prices. */
const readRows = (sql: Sql, ids: number[]): Promise<ProductRow[]> => sql<ProductRow[]>`
  select p.id, p.slug, p.name, coalesce(first.image_src, i.src) as image, array_remove(array[d.name, c.name], null) as shelf, b.name as brand,
    first.sku, coalesce(v.live, 0) as variants, v.price, v.mrp,
    jsonb_build_object('on_hand', coalesce(v.on_hand, 0), 'held', coalesce(v.held, 0), 'counted', coalesce(v.counted, true),
      'low', coalesce(v.low, false)) as stock,
    case when coalesce(v.live, 0) = 0 then 'retired' when p.published then 'published' else 'hidden' end as state,
    ${lacksOf(sql)} as lacks, sale.on_sale
  from unnest(${ids}::int[]) with ordinality as chosen(id, place)
  join product p on p.id = chosen.id
  join brand b on b.id = p.brand_id
  join category c on c.id = p.category_id
  left join category d on d.id = c.parent_id
  cross join lateral tax_known(p.id, india_today()) tax
  cross join lateral tax_on(p.id, india_today()) sale
  left join lateral (select src from product_image where product_id = p.id order by position limit 1) i on true
  left join lateral (
    select sku, image_src from variant where product_id = p.id order by retired, position, id limit 1) first on true
  left join lateral (
    select (count(*) filter (where not v.retired))::int as live, bool_and(s.counted) as counted,
      jsonb_build_object('least', min(v.price), 'most', max(v.price)) as price, jsonb_build_object('least', min(v.mrp), 'most', max(v.mrp)) as mrp,
      (sum(s.on_hand) filter (where s.counted))::int as on_hand, sum(s.held)::int as held,
      bool_or(${isLow(sql)}) as low
    from variant v left join stock s on s.variant_id = v.id
    where v.product_id = p.id and v.retired = not exists (select from variant o where o.product_id = p.id and not o.retired)
    having count(*) > 0) v on true
  order by chosen.place`;
