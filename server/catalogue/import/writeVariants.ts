import type { Transaction } from "../../database/connect.ts";
import { addVariants, uncountedPieces } from "./addVariants.ts";
import type { Change } from "./changes.ts";
import { writeKept } from "./writeKept.ts";
import type { WrittenProduct } from "./writeProducts.ts";

/**
 * Writes the variants of products and their stock. Variants are known by SKU; one that the file no longer has is retired,
 * never deleted. What a variant doesn't say stays. Answers what the owner should know of it.
 */
export async function writeVariants(tx: Transaction, products: WrittenProduct[]): Promise<Change[]> {
  const rowsOf = (some: WrittenProduct[]) =>
    some.flatMap(({ id, variants }) => variants.map((variant, i) => ({ ...variant, product_id: id, position: i + 1 })));
  const known = products.filter(({ isNew }) => !isNew);
  if (known.length === 0) {
    await addVariants(tx, rowsOf(products));
    return [];
  }
  const rows = rowsOf(known);
  const json = JSON.stringify(rows);
  const skus = [...rows.map(({ sku }) => sku), ...known.flatMap(({ kept }) => kept)];
  // A lower list price takes the price along here; refresh_price sets it where a discount runs or it went up.
  const updated = await tx<{ sku: string; was: number; now: number; returned: boolean }[]>`
    update variant t set option_values = coalesce(v.option_values, t.option_values),
      list_price = coalesce(v.list_price, t.list_price), price = least(t.price, coalesce(v.list_price, t.list_price)),
      mrp = greatest(coalesce(v.mrp, t.mrp), coalesce(v.list_price, t.list_price)),
      weight_g = coalesce(v.weight_g, t.weight_g), box_l_mm = coalesce(v.box_l_mm, t.box_l_mm), box_b_mm = coalesce(v.box_b_mm, t.box_b_mm),
      box_h_mm = coalesce(v.box_h_mm, t.box_h_mm), image_src = case when v.says_image then v.image_src else t.image_src end,
      position = v.position, retired = false
    from jsonb_to_recordset(${json}::text::jsonb) as v(sku text, option_values text[], mrp bigint, list_price bigint, weight_g int,
      box_l_mm int, box_b_mm int, box_h_mm int, image_src text, says_image boolean, position int)
    join variant old on old.sku = v.sku
    where t.id = old.id
    returning t.sku, old.list_price as was, t.list_price as now, old.retired as returned`;
  await addVariants(tx, rowsOf(products));
  await writeKept(tx, rows);
  const retired = await tx<{ sku: string }[]>`
    update variant set retired = true
    where product_id = any(${known.map(({ id }) => id)}) and not retired and sku <> all(${skus})
    returning sku`;
  return [
    ...retired.map(({ sku }): Change => ({ kind: "retired", subject: sku })),
    ...updated.filter(({ returned }) => returned).map(({ sku }): Change => ({ kind: "returned", subject: sku })),
    ...updated
      .filter(({ was, now }) => now > was)
      .map(({ sku, was, now }): Change => ({ kind: "price raised", subject: sku, was, now })),
    ...(await writeStock(tx, rows)),
  ];
}

/**
 * Stock becomes the file's pieces to sell on top of what orders hold, and the difference is written to `stock_count`; but
 * a number that the file said the last time as well changes nothing, however much was sold since.
 */
async function writeStock(
  tx: Transaction,
  rows: { sku: string; quantity: number | null; uncounted: boolean }[],
): Promise<Change[]> {
  // Locked in one order, so that an order placed at this moment waits or is waited for, and neither gets the old number.
  await tx`
    select from stock s join variant v on v.id = s.variant_id where v.sku = any(${rows.map(({ sku }) => sku)})
    order by s.variant_id for update of s`;
  const moved = await tx<{ sku: string; was: number; now: number }[]>`
    with given as (
      select t.id as variant_id, t.sku, v.quantity, v.uncounted, s.variant_id is null as is_new,
        coalesce(s.held, 0) as held, coalesce(s.on_hand, 0) as was,
        case when v.uncounted then ${uncountedPieces} else coalesce(v.quantity, 0) end + coalesce(s.held, 0) as on_hand
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as v(sku text, quantity int, uncounted boolean)
      join variant t using (sku)
      left join stock s on s.variant_id = t.id
      where s.variant_id is null
        or v.uncounted and s.counted
        or v.quantity is not null and (v.quantity is distinct from t.import_quantity or not s.counted)),
    remembered as (
      update variant t set import_quantity = g.quantity from given g where t.id = g.variant_id),
    opened as (
      insert into stock (variant_id, on_hand, counted) select variant_id, on_hand, not uncounted from given where is_new order by variant_id),
    moved as (
      update stock s set on_hand = g.on_hand, counted = not g.uncounted from given g where s.variant_id = g.variant_id and not g.is_new),
    noted as (
      insert into stock_count (variant_id, delta, cause) select variant_id, on_hand - was, 'import' from given where on_hand <> was order by variant_id)
    select sku, was - held as was, on_hand - held as now from given where not is_new and not uncounted and on_hand > was order by sku`;
  return moved.map(({ sku, was, now }) => ({ kind: "stock raised", subject: sku, was, now }));
}
