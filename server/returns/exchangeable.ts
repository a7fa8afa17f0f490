import type { Exchangeable } from "../../contract/returns.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/**
 * Beside an `order_line l`: its variant `v`, its product `p`, and each variant `w` that a piece of it can be exchanged for,
 * whatever its stock. It is sold, of the same product, and costs no more than the piece: what that cost then, or costs today.
 */
const others = (sql: Sql | Transaction) => sql`
  join variant v on v.id = l.variant_id
  join product p on p.id = v.product_id and p.published
  join variant w on w.product_id = p.id and w.id <> v.id and not w.retired and w.price <= greatest(l.unit_price, v.price)
  join lateral tax_on(p.id, india_today()) t on t.on_sale`;

/** What there is in the place of each of an order's lines of which a piece can still come back; lines without any are left out. */
export async function readExchangeable(sql: Sql | Transaction, orderNo: string): Promise<Exchangeable[]> {
  const rows = await sql<Exchangeable[]>`
    select l.variant_id as id, p.option_names as options, jsonb_agg(jsonb_build_object(
        'id', w.id, 'option_text', array_to_string(w.option_values, ' / '), 'left', least(s.on_hand - s.held, l.quantity - l.returned),
        'back', greatest((l.taxable + l.tax) / l.quantity - w.price, 0)) order by w.position, w.id) as choices
    from orders o join order_line l on l.order_id = o.id ${others(sql)}
    join stock s on s.variant_id = w.id and s.on_hand > s.held
    where o.order_no = ${orderNo} and l.returned < l.quantity
    group by l.variant_id, l.position, p.option_names order by l.position, l.variant_id`;
  return [...rows];
}

/** What a piece of `wanted` costs today, in paise, that is to go out in the place of one of an order's line; undefined when it can't. */
export async function exchangePrice(
  tx: Transaction,
  orderId: number,
  variant: number,
  wanted: number,
): Promise<number | undefined> {
  const [row] = await tx<{ price: number }[]>`
    select w.price from order_line l ${others(tx)} where l.order_id = ${orderId} and l.variant_id = ${variant} and w.id = ${wanted}`;
  return row?.price;
}
