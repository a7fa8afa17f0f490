import type { StockRow } from "../../../contract/office/stock.ts";
import { lacksOf } from "../../catalogue/readLacks.ts";
import type { Sql } from "../../database/connect.ts";
import { isLow } from "../../stock/isLow.ts";

/**
 * What left the shop in parcels in the last 30 and 90 days, less what came back onto the shelf, as SQL over `variant v`: a
 * lateral `sold`. Never below nothing.
 */
export const soldOf = (sql: Sql) => sql`lateral (
  select greatest(coalesce(sum(pieces) filter (where at > now() - interval '30 days'), 0), 0)::int as sold_30,
    greatest(coalesce(sum(pieces), 0), 0)::int as sold_90
  from (select at, case kind when 'commit' then quantity else -quantity end as pieces from stock_move m
    where m.variant_id = v.id and m.kind in ('commit', 'restock') and m.at > now() - interval '90 days') gone) sold`;

/** The options by which a variant differs, as people read them. */
export const optionsOf = (sql: Sql) =>
  sql`array(select value from unnest(v.option_values) value where value <> 'Default Title')`;

/** These variants' stock, in the order of their ids as given. */
export const readRows = (sql: Sql, ids: number[]): Promise<StockRow[]> => sql<StockRow[]>`
  select v.id, p.id as product, v.sku, v.gtin, p.name, ${optionsOf(sql)} as options, coalesce(v.image_src, i.src) as image, b.name as brand,
    v.place, s.counted, s.on_hand, s.held, sold.sold_30, sold.sold_90,
    case when s.counted and sold.sold_30 > 0 then (greatest(s.on_hand - s.held, 0)::bigint * 30 / sold.sold_30)::int end as days_left,
    v.reorder_point, v.reorder_quantity, ${isLow(sql)} and p.published and not v.retired as low, p.published, v.retired,
    ${lacksOf(sql)} as lacks
  from unnest(${ids}::int[]) with ordinality as chosen(id, place)
  join variant v on v.id = chosen.id
  join stock s on s.variant_id = v.id
  join product p on p.id = v.product_id
  join brand b on b.id = p.brand_id
  cross join lateral tax_known(p.id, india_today()) tax
  cross join ${soldOf(sql)}
  left join lateral (select src from product_image where product_id = p.id order by position limit 1) i on true
  order by chosen.place`;
