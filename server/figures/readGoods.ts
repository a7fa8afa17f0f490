import type { GoodsRow } from "../../contract/office/figures.ts";
import type { Sql } from "../database/connect.ts";
import { partsOf, type Span } from "./period.ts";

const measures = (sql: Sql) => sql`pieces, goods, pieces_back, back, kept, known, cost`;
type Columns = ReturnType<typeof measures>;

/** The rows of a span in two tables of one form: months that lie whole in it by their own rows, the days around them by theirs. */
function rowsOf(sql: Sql, table: "figure_product" | "figure_group", span: Span, columns: Columns) {
  const { months, head, tail } = partsOf(span);
  return sql`
    select ${columns} from ${sql(`${table}_month`)} where month >= ${months.from} and month < ${months.until}
    union all
    select ${columns} from ${sql(table)} where day between ${head.from} and ${head.to}
    union all
    select ${columns} from ${sql(table)} where day between ${tail.from} and ${tail.to}`;
}

const sums = (sql: Sql) =>
  sql`sum(pieces)::int as pieces, sum(goods)::bigint as goods, sum(pieces_back)::int as pieces_back, sum(back)::bigint as back,
    jsonb_build_object('kept', sum(kept), 'known', sum(known), 'cost', sum(cost)) as margin`;

/**
 * What was sold in these days by product, what sold most first, at most so many. Ranked by one sum, and only those that are
 * left are added up whole: a large shop has tens of thousands of rows in a year.
 */
export const readProducts = (sql: Sql, span: Span, most: number | null) => sql<GoodsRow[]>`
  with best as materialized (
    select product_id from (${rowsOf(sql, "figure_product", span, sql`product_id, goods`)}) sold
    group by 1 order by sum(goods)::bigint desc, 1 limit ${most})
  select s.product_id as id, coalesce(p.slug, '') as slug, coalesce(p.name, 'Not known any more') as name, s.*
  from (
    select product_id, ${sums(sql)} from (${rowsOf(sql, "figure_product", span, sql`product_id, ${measures(sql)}`)}) sold
    where product_id in (select product_id from best) group by 1) s
  left join product p on p.id = s.product_id
  order by s.goods desc, s.product_id`;

/** What was sold in these days by department and by maker, what sold most first. */
export async function readGroups(sql: Sql, span: Span): Promise<{ departments: GoodsRow[]; makers: GoodsRow[] }> {
  const rows = await sql<(GoodsRow & { is_maker: boolean })[]>`
    select coalesce(d.id, b.id, 0) as id, coalesce(d.slug, b.slug, '') as slug, coalesce(d.name, b.name, 'Not known any more') as name, s.*
    from (
      select department_id, brand_id, grouping(department_id) = 1 as is_maker, ${sums(sql)}
      from (${rowsOf(sql, "figure_group", span, sql`department_id, brand_id, ${measures(sql)}`)}) sold
      group by grouping sets ((department_id), (brand_id))) s
    left join category d on d.id = s.department_id
    left join brand b on b.id = s.brand_id
    order by s.goods desc, 1`;
  return {
    departments: rows.filter(({ is_maker }) => !is_maker).map(goodsRow),
    makers: rows.filter(({ is_maker }) => is_maker).map(goodsRow),
  };
}

/** The row as the contract has it, without what it was found by. */
export const goodsRow = ({ id, slug, name, pieces, goods, pieces_back, back, margin }: GoodsRow): GoodsRow => ({
  id,
  slug,
  name,
  pieces,
  goods,
  pieces_back,
  back,
  margin,
});
