import type { Sql, Transaction } from "../database/connect.ts";
import { isSale } from "./isSale.ts";

/** As the audit tells it (jobs/audit.ts). */
type Broken = { rule: string; subject: string };

/** Reads the counted days against the orders and against one another. Days that are still to be counted are left out. */
export const auditFigures = (sql: Sql | Transaction): Promise<Broken[]> => sql<Broken[]>`
  with ordered as (
    select india_day(placed_at) as day, state, count(*) as orders, sum(total) as sales, sum(items - discount) as goods, sum(discount) as discount
    from orders group by 1, 2),
  counted as (
    select day, state, sum(orders) as orders, sum(sales) as sales, sum(goods) as goods, sum(discount) as discount, sum(back) as back
    from figure_day group by 1, 2),
  sold as (select day, sum(goods) as goods, sum(back) as back from counted where ${isSale(sql)} group by 1)
  select 'the figures of a day are what its orders add up to' as rule, day::text || ' ' || state as subject
    from ordered o full join counted c using (day, state)
    where (o.orders, o.sales, o.goods, o.discount) is distinct from (c.orders, c.sales, c.goods, c.discount)
      and day not in (select day from figure_stale)
  union all
  select 'what is counted as given back is what was credited', day::text
    from (select india_day(o.placed_at) as day, sum(d.total) as back from tax_document d join orders o on o.id = d.order_id
      where d.kind = 'credit_note' group by 1) credited
    full join (select day, sum(back) as back from counted group by 1) c using (day)
    where coalesce(credited.back, 0) <> coalesce(c.back, 0) and day not in (select day from figure_stale)
  union all
  select 'the figures of goods are those of their day', day::text
    from sold full join (select day, sum(goods) as goods from figure_product group by 1) p using (day)
    full join (select day, sum(goods) as goods from figure_group group by 1) g using (day)
    where coalesce(sold.goods, 0) <> coalesce(p.goods, 0) or coalesce(sold.goods, 0) <> coalesce(g.goods, 0)
  union all
  select 'the reasons of returns explain all that was given back', day::text
    from sold full join (select day, sum(back) as back from figure_return group by 1) r using (day)
    where coalesce(sold.back, 0) <> coalesce(r.back, 0)
  union all
  select 'the figures of a month are those of its days', month::text
    from (select date_trunc('month', day)::date as month, sum(pieces) as pieces, sum(goods) as goods, sum(back) as back
      from figure_product group by 1) d
    full join (select month, sum(pieces) as pieces, sum(goods) as goods, sum(back) as back from figure_product_month group by 1) p using (month)
    full join (select month, sum(pieces) as pieces, sum(goods) as goods, sum(back) as back from figure_group_month group by 1) g using (month)
    where (d.pieces, d.goods, d.back) is distinct from (p.pieces, p.goods, p.back)
      or (d.pieces, d.goods, d.back) is distinct from (g.pieces, g.goods, g.back)`;
