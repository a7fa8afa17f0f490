import type { NewVariant } from "../../../contract/office/product.ts";
import type { Transaction } from "../../database/connect.ts";
import { readSku } from "../import/variantRules.ts";
import type { StandingVariant } from "./lockProduct.ts";
import type { Errors } from "./rules.ts";

/** A variant's fields as they are to stand, by the names of its columns. */
const documentOf = ({ box_mm, ...fields }: Partial<Omit<StandingVariant, "id" | "version" | "position">>) => ({
  ...fields,
  ...(box_mm !== undefined && {
    box_l_mm: box_mm?.[0] ?? null,
    box_b_mm: box_mm?.[1] ?? null,
    box_h_mm: box_mm?.[2] ?? null,
  }),
});

/** Variants that change, with the fields that do. A lower list price takes the price along; refreshProducts sets the rest. */
export async function changeVariants(
  tx: Transaction,
  changed: { id: number; fields: Partial<StandingVariant> }[],
): Promise<void> {
  const rows = changed.map(({ id, fields }) => ({ id, ...documentOf(fields) }));
  await tx`
    update variant v set (option_values, mrp, list_price, price, weight_g, box_l_mm, box_b_mm, box_h_mm, gtin, cost, place, reorder_point,
      reorder_quantity, retired) = row(n.option_values, n.mrp, n.list_price, least(v.price, n.list_price), n.weight_g, n.box_l_mm, n.box_b_mm,
      n.box_h_mm, n.gtin, n.cost, n.place, n.reorder_point, n.reorder_quantity, n.retired)
    from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) d(doc)
    join variant old on old.id = (d.doc ->> 'id')::int
    cross join lateral jsonb_populate_record(old, d.doc) n
    where v.id = old.id`;
}

/**
 * New variants, each with stock of none, below those that are there; answers them with their SKUs. A SKU that another
 * variant has is told in `errors`.
 */
export async function addVariants(
  tx: Transaction,
  product: { id: number; slug: string; positions: number },
  added: (NewVariant & { at: string })[],
  errors: Errors,
): Promise<{ id: number; sku: string }[]> {
  if (added.length === 0) return [];
  const rows = added.map(({ at, sku, ...variant }, i) => ({
    option_values: [],
    weight_g: 0,
    ...documentOf(variant),
    at,
    mrp: variant.mrp ?? variant.list_price,
    sku: readSku(sku, product.slug, variant.option_values ?? []),
    position: product.positions + i + 1,
  }));
  const taken = await tx<{ sku: string; name: string }[]>`
    select v.sku, p.name from variant v join product p on p.id = v.product_id where v.sku = any(${rows.map(({ sku }) => sku)})`;
  for (const { at, sku } of rows) {
    const other = taken.find((row) => row.sku === sku);
    if (other) errors[`${at}.sku`] = `The SKU ${sku} belongs to ${other.name}.`;
    else if (rows.some((row) => row.at !== at && row.sku === sku))
      errors[`${at}.sku`] = "Each variant needs a SKU of its own.";
  }
  if (Object.keys(errors).length > 0) return [];
  return tx<{ id: number; sku: string }[]>`
    with made as (
      insert into variant (product_id, sku, option_values, mrp, list_price, price, weight_g, box_l_mm, box_b_mm, box_h_mm, gtin, cost, place,
        reorder_point, reorder_quantity, position)
      select ${product.id}, n.sku, n.option_values, n.mrp, n.list_price, n.list_price, n.weight_g, n.box_l_mm, n.box_b_mm, n.box_h_mm, n.gtin,
        n.cost, n.place, n.reorder_point, n.reorder_quantity, n.position
      from jsonb_populate_recordset(null::variant, ${JSON.stringify(rows)}::text::jsonb) n order by n.position
      returning id, sku, position),
    stocked as (insert into stock (variant_id, on_hand) select id, 0 from made)
    select id, sku from made order by position`;
}

/** Tells in `errors` which barcode another variant that is sold has already. `of`: whose they are to be, with their paths. */
export async function checkBarcodes(
  tx: Transaction,
  of: { at: string; id: number | undefined; gtin: string | null | undefined }[],
  errors: Errors,
): Promise<void> {
  const given = of.filter(({ gtin }) => typeof gtin === "string");
  if (given.length === 0) return;
  const ids = of.flatMap(({ id }) => id ?? []);
  const taken = await tx<{ gtin: string; sku: string }[]>`
    select gtin, sku from variant where gtin = any(${given.map(({ gtin }) => gtin ?? "")}) and not retired and id <> all(${ids})`;
  for (const { at, gtin } of given) {
    const other = taken.find((row) => row.gtin === gtin);
    if (other) errors[`${at}.gtin`] ??= `${other.sku} has this barcode.`;
    else if (given.some((row) => row.at !== at && row.gtin === gtin))
      errors[`${at}.gtin`] ??= "Two variants can't have one barcode.";
  }
}
