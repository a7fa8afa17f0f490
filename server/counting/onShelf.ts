import type { Sql, Transaction } from "../database/connect.ts";

/**
 * What should lie on the shelf of a variant, as SQL to be joined laterally (`variant`: its id there): what is on hand less what lies in parcels that
 * have not left (packed, or scanned into one that is being packed). `last_move`: its last row of stock_count. All of one moment.
 */
export const onShelf = (sql: Sql | Transaction, variant: ReturnType<Sql>) => sql`lateral (
  select s.on_hand
    - coalesce((select sum(packed.quantity) from order_line packed join orders o on o.id = packed.order_id
        where packed.variant_id = s.variant_id and o.state = 'packed'), 0)::int
    - coalesce((select sum(p.pieces) from packing_scan p join orders o on o.id = p.order_id
        where p.variant_id = s.variant_id and o.state = 'confirmed'), 0)::int as book,
    coalesce((select max(c.id) from stock_count c where c.variant_id = s.variant_id), 0) as last_move
  from stock s where s.variant_id = ${variant}) shelf`;

/**
 * By how many pieces a line `l` differs from the books, as SQL: what was counted less what should have lain there then, and less
 * what somebody has put right since without a piece of it moving. What was sold since is in neither.
 */
export const differenceOf = (sql: Sql | Transaction) => sql`(l.counted - l.book - coalesce((
  select sum(c.delta) from stock_count c where c.variant_id = l.variant_id and c.id > l.last_move
    and c.cause in ('found', 'missing', 'correction', 'first', 'count', 'import')), 0))::int`;
