import type { Transaction } from "../../database/connect.ts";
import type { WrittenProduct } from "./writeProducts.ts";

/**
 * Writes the variants of products and their stock. Variants are known by SKU; one that the file no longer has is retired,
 * never deleted. Stock becomes the file's pieces to sell on top of what orders hold, and the difference is written to
 * `stock_count`.
 */
export async function writeVariants(tx: Transaction, products: WrittenProduct[]): Promise<void> {
  const rows = products.flatMap(({ id, variants }) =>
    variants.map((variant, i) => ({ ...variant, product_id: id, position: i + 1 })),
  );
  const json = JSON.stringify(rows);
  const skus = [...rows.map(({ sku }) => sku), ...products.flatMap(({ kept }) => kept)];
  // A lower list price takes the price along here; refresh_price sets it where a discount runs or it went up.
  await tx`
    update variant t set option_values = v.option_values, mrp = v.mrp, list_price = v.list_price, price = least(t.price, v.list_price),
      weight_g = coalesce(v.weight_g, t.weight_g), box_l_mm = coalesce(v.box_l_mm, t.box_l_mm), box_b_mm = coalesce(v.box_b_mm, t.box_b_mm),
      box_h_mm = coalesce(v.box_h_mm, t.box_h_mm), image_src = v.image_src, position = v.position, retired = false
    from jsonb_to_recordset(${json}::text::jsonb) as v(sku text, option_values text[], mrp bigint, list_price bigint, weight_g int,
      box_l_mm int, box_b_mm int, box_h_mm int, image_src text, position int)
    where t.sku = v.sku`;
  await tx`
    insert into variant (product_id, sku, option_values, mrp, list_price, price, weight_g, box_l_mm, box_b_mm, box_h_mm, image_src, position)
    select v.product_id, v.sku, v.option_values, v.mrp, v.list_price, v.list_price, coalesce(v.weight_g, 0), v.box_l_mm, v.box_b_mm, v.box_h_mm,
      v.image_src, v.position
    from jsonb_to_recordset(${json}::text::jsonb) as v(product_id int, sku text, option_values text[], mrp bigint, list_price bigint,
      weight_g int, box_l_mm int, box_b_mm int, box_h_mm int, image_src text, position int)
    where not exists (select from variant t where t.sku = v.sku)
    order by v.product_id, v.position`;
  await tx`
    update variant set retired = true
    where product_id = any(${products.map(({ id }) => id)}) and not retired and sku <> all(${skus})`;
  await writeStock(tx, rows);
}

async function writeStock(tx: Transaction, rows: { sku: string; quantity: number | null }[]): Promise<void> {
  // Locked in one order, so that an order placed at this moment waits or is waited for, and neither gets the old number.
  await tx`
    select from stock s join variant v on v.id = s.variant_id where v.sku = any(${rows.map(({ sku }) => sku)})
    order by s.variant_id for update of s`;
  await tx`
    with counted as (
      select t.id as variant_id, s.variant_id is null as is_new,
        coalesce(v.quantity, 0) + coalesce(s.held, 0) as on_hand,
        coalesce(v.quantity, 0) + coalesce(s.held, 0) - coalesce(s.on_hand, 0) as delta
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as v(sku text, quantity int)
      join variant t using (sku)
      left join stock s on s.variant_id = t.id
      where v.quantity is not null or s.variant_id is null),
    opened as (
      insert into stock (variant_id, on_hand) select variant_id, on_hand from counted where is_new order by variant_id),
    moved as (
      update stock s set on_hand = c.on_hand from counted c where s.variant_id = c.variant_id and not c.is_new and c.delta <> 0)
    insert into stock_count (variant_id, delta, cause) select variant_id, delta, 'import' from counted where delta <> 0 order by variant_id`;
}
