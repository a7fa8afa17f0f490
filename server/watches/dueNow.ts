import type { Sql, Transaction } from "../database/connect.ts";

/** What holds of a `product_watch w` when its mail is due: its variant can be bought. */
export const dueNow = (sql: Sql | Transaction) => sql`exists (
  select from variant v join stock s on s.variant_id = v.id join card k on k.product_id = v.product_id
  cross join lateral tax_on(v.product_id, india_today()) t
  where v.id = w.variant_id and not v.retired and s.on_hand > s.held and t.on_sale)`;
