import type { FrontRule } from "../../contract/office/shopfrontStates.ts";
import type { Sql } from "../database/connect.ts";

/** How many products of a rule are shown beside their count. */
const shownOfRule = 24;

export type Member = {
  id: number;
  name: string;
  slug: string;
  image: string | null;
  shown: boolean;
  price: number;
  sells_for: number;
};
type Asked = {
  rule: FrontRule | null;
  products: number[] | null;
  variant?: number | undefined;
  discount_bp: number | null;
};

/**
 * How many products a rule finds or a list of ids names (or which one has a variant), and the first of them, the best sellers of a rule first: each with its
 * least list price and what it would sell for with this discount, or with a better one that runs. Paise.
 */
export async function readMembers(
  sql: Sql,
  { rule, products, variant, discount_bp }: Asked,
): Promise<{ count: number; rows: Member[] }> {
  const ids = variant
    ? sql`select product_id as id, 0 as place from variant where id = ${variant}`
    : rule
      ? sql`select id, 0 as place from products_by_rule(${sql.json(rule)}) id`
      : sql`select id, min(n)::int as place from unnest(${products ?? []}::int[]) with ordinality as w(id, n) group by id`;
  const rows = await sql<(Member & { count: number })[]>`
    with wanted as (${ids}),
    found as (
      select p.id, p.name, p.slug, w.place, k.image, k.product_id is not null as shown, coalesce(k.popularity, 0) as popularity,
        count(*) over ()::int as count
      from wanted w join product p using (id) left join card k on k.product_id = p.id
      order by w.place, k.popularity desc nulls last, p.id limit ${rule ? shownOfRule : 2_000})
    select f.id, f.name, f.slug, f.image, f.shown, f.count, coalesce(least_price.price, 0)::float8 as price,
      coalesce(least(discounted(least_price.price, ${discount_bp ?? 0}), least_price.sells), 0)::float8 as sells_for
    from found f left join lateral (
      select min(list_price) as price, min(price) as sells from variant v where v.product_id = f.id and not v.retired) least_price on true
    order by f.place, f.popularity desc, f.id`;
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count: _count, ...row }) => row) };
}
