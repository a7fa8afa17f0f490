import { lockNumber, type Sql, type Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { isSale } from "./isSale.ts";

/** So many days are counted in one transaction: few enough that a busy shop's are counted long before a statement's time is over. */
const atOnce = 7;

/**
 * Writes the rows of these days, which have none: each order once, each piece once, each credit note once. All in one
 * statement, so that the tables speak of the same moment.
 */
const writeDays = (tx: Transaction, days: string[]) => tx`
  with sold as materialized (
    select d.day, o.* from unnest(${days}::date[]) d (day) cross join lateral (
      select id, channel, payment_method, state, total, items - discount as goods, discount, coupon_code, ${isSale(tx)} as is_sale
      from orders
      where placed_at >= d.day::timestamp at time zone 'Asia/Kolkata' and placed_at < (d.day + 1)::timestamp at time zone 'Asia/Kolkata') o),
  credited as materialized (
    select o.id, n.variant_id, n.quantity, n.amount, n.amount - n.charges as goods,
      case when c.cause like 'undelivered%' then 'undelivered' when c.cause not like 'return:%' then 'refund'
        else (select reason from return_request r where r.order_id = o.id and r.number = split_part(c.cause, ':', 2)::int) end as reason
    from sold o join tax_document c on c.order_id = o.id and c.kind = 'credit_note' join tax_document_line n on n.document_id = c.id),
  back as (select id, variant_id, sum(quantity)::int as pieces, sum(goods)::bigint as goods from credited group by 1, 2),
  lines as materialized (
    select o.day, o.id, v.product_id, l.quantity, own.goods, own.pieces_back, own.back, own.kept, l.cost * (l.quantity - own.pieces_back) as cost
    from sold o
    join order_line l on l.order_id = o.id
    join variant v on v.id = l.variant_id
    left join back b on b.id = o.id and b.variant_id = l.variant_id
    cross join lateral (select l.taxable + l.tax as goods, least(coalesce(b.pieces, 0), l.quantity) as pieces_back,
      least(coalesce(b.goods, 0), l.taxable + l.tax) as back) part
    cross join lateral (select part.*, round((part.goods - part.back) * 10000.0 / (10000 + l.gst_bp))::bigint as kept) own
    where o.is_sale),
  of_orders as (
    select id, sum(quantity) as pieces, sum(kept) as kept, sum(kept) filter (where cost is not null) as known, sum(cost) as cost
    from lines group by id),
  of_days as (
    insert into figure_day (day, channel, payment_method, state, orders, sales, goods, discount, pieces, back, kept, known, cost)
    select o.day, o.channel, o.payment_method, o.state, count(*), sum(o.total), sum(o.goods), sum(o.discount), coalesce(sum(l.pieces), 0),
      coalesce(sum(c.back), 0), coalesce(sum(l.kept), 0), coalesce(sum(l.known), 0), coalesce(sum(l.cost), 0)
    from sold o left join of_orders l using (id) left join (select id, sum(amount) as back from credited group by 1) c using (id)
    group by 1, 2, 3, 4),
  of_products as (
    insert into figure_product (day, product_id, pieces, goods, pieces_back, back, kept, known, cost)
    select day, product_id, sum(quantity), sum(goods), sum(pieces_back), sum(back), sum(kept),
      coalesce(sum(kept) filter (where cost is not null), 0), coalesce(sum(cost), 0)
    from lines group by 1, 2),
  of_coupons as (
    insert into figure_coupon (day, code, orders, sales, discount)
    select day, coupon_code, count(*), sum(total), sum(discount) from sold where is_sale and coupon_code is not null group by 1, 2)
  insert into figure_return (day, reason, product_id, pieces, back)
  select o.day, c.reason, v.product_id, sum(c.quantity), sum(c.amount)
  from sold o join credited c using (id) join variant v on v.id = c.variant_id where o.is_sale group by 1, 2, 3`;

const sums = (tx: Transaction) =>
  tx`sum(pieces), sum(goods), sum(pieces_back), sum(back), sum(kept), sum(known), sum(cost)`;

/** Adds up what these days have sold by department and maker, and the months in which they lie. */
async function addUp(tx: Transaction, days: string[]): Promise<void> {
  await tx`
    insert into figure_group (day, department_id, brand_id, pieces, goods, pieces_back, back, kept, known, cost)
    select day, coalesce(c.parent_id, c.id), p.brand_id, ${sums(tx)}
    from figure_product f join product p on p.id = f.product_id join category c on c.id = p.category_id
    where day = any(${days}::date[]) group by 1, 2, 3`;
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
  await tx`delete from figure_product_month where month = any(${months}::date[])`;
  await tx`delete from figure_group_month where month = any(${months}::date[])`;
  await tx`
    insert into figure_product_month (month, product_id, pieces, goods, pieces_back, back, kept, known, cost)
    select month, product_id, ${sums(tx)}
    from unnest(${months}::date[]) month join figure_product on day >= month and day < month + interval '1 month' group by 1, 2`;
  await tx`
    insert into figure_group_month (month, department_id, brand_id, pieces, goods, pieces_back, back, kept, known, cost)
    select month, department_id, brand_id, ${sums(tx)}
    from unnest(${months}::date[]) month join figure_group on day >= month and day < month + interval '1 month' group by 1, 2, 3`;
}

async function countSome(sql: Sql): Promise<number> {
  return transaction(sql, async (tx) => {
    const [turn] = await tx<{ mine: boolean }[]>`
      select pg_try_advisory_xact_lock(${lockNumber("figures")}) as mine`;
    if (!turn?.mine) return 0;
    // What commits from here on leaves a row of its own and is counted the next time.
    const stale = await tx<{ day: string }[]>`
      delete from figure_stale where day in (select distinct day from figure_stale order by day desc limit ${atOnce}) returning day::text`;
    const days = [...new Set(stale.map(({ day }) => day))];
    if (days.length === 0) return 0;
    await tx`delete from figure_day where day = any(${days}::date[])`;
    await tx`delete from figure_product where day = any(${days}::date[])`;
    await tx`delete from figure_group where day = any(${days}::date[])`;
    await tx`delete from figure_coupon where day = any(${days}::date[])`;
    await tx`delete from figure_return where day = any(${days}::date[])`;
    await writeDays(tx, days);
    await addUp(tx, days);
    return days.length;
  });
}

/**
 * Counts the days anew of which something has changed since they were counted, the newest first; any node may, one at a
 * time. Answers how many days it were.
 */
export async function countDays(sql: Sql): Promise<number> {
  let counted = 0;
  for (;;) {
    const days = await countSome(sql);
    counted += days;
    if (days < atOnce) return counted;
  }
}
