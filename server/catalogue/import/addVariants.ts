import type { Transaction } from "../../database/connect.ts";
import type { ParsedVariant } from "./product.ts";

/** Pieces that stand for "enough" where nobody counts. */
export const uncountedPieces = 100_000;

/** Makes the variants of these whose SKUs the shop does not have, with their stock and where it came from. */
export async function addVariants(
  tx: Transaction,
  variants: (ParsedVariant & { product_id: number; position: number })[],
): Promise<void> {
  const rows = variants.map(({ kept, ...variant }) => ({ ...variant, ...kept }));
  await tx`
    with given as materialized (
      select nextval('variant_id_seq') as id, v.*,
        case when v.uncounted then ${uncountedPieces} else coalesce(v.quantity, 0) end as on_hand
      from (
        select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as v(product_id int, sku text, option_values text[], mrp bigint,
          list_price bigint, quantity int, uncounted boolean, weight_g int, box_l_mm int, box_b_mm int, box_h_mm int, image_src text,
          position int, gtin text, cost bigint, place text, reorder_point int, reorder_quantity int)
        where not exists (select from variant t where t.sku = v.sku) order by product_id, position) v),
    added as (
      insert into variant (id, product_id, sku, option_values, mrp, list_price, price, weight_g, box_l_mm, box_b_mm, box_h_mm, image_src,
        position, import_quantity, gtin, cost, place, reorder_point, reorder_quantity)
      overriding system value
      select id, product_id, sku, coalesce(option_values, '{}'), coalesce(mrp, list_price), list_price, list_price, coalesce(weight_g, 0),
        box_l_mm, box_b_mm, box_h_mm, image_src, position, quantity, gtin, cost, place, reorder_point, reorder_quantity
      from given),
    stocked as (insert into stock (variant_id, on_hand, counted) select id, on_hand, not uncounted from given)
    insert into stock_count (variant_id, delta, cause) select id, on_hand, 'import' from given where on_hand <> 0`;
}
