import type { ProductChange } from "../../../contract/office/product.ts";
import type { Transaction } from "../../database/connect.ts";
import { strayCategories } from "../../fits/strayCategories.ts";
import { findBrands } from "../import/findBrands.ts";
import type { Errors } from "./rules.ts";

const columns = `name, brand_id, category_id, description, highlights, specifications, in_the_box, warranty, country_of_origin, hsn, gst_bp,
  tax_class_id, generic_name, net_quantity, manufacturer, importer, tags, alternative_names, option_names, booking, available_from, published, fits`;

/** What a product's row refers to by id, found by the names and slugs that were given; what there is not is told in `errors`. */
async function referred(tx: Transaction, change: ProductChange, errors: Errors) {
  const ids: { brand_id?: number; category_id?: number; tax_class_id?: number | null } = {};
  if (change.brand !== undefined) ids.brand_id = (await findBrands(tx, [change.brand]))(change.brand);
  if (change.category !== undefined) {
    const [row] = await tx<{ id: number }[]>`select id from category where slug = ${change.category}`;
    if (row) ids.category_id = row.id;
    else errors["fields.category"] = "Please choose a shelf that is there.";
  }
  if (change.tax_class !== undefined) {
    const [row] = await tx<{ id: number }[]>`select id from tax_class where slug = ${change.tax_class}`;
    if (!row && change.tax_class !== null) errors["fields.tax_class"] = "Please choose a tax class that is there.";
    ids.tax_class_id = row?.id ?? null;
  }
  const [stray] = change.fits ? await strayCategories(tx, change.fits) : [];
  if (stray !== undefined) errors["fields.fits"] = `There is no shelf “${stray}”.`;
  return ids;
}

async function writeAttributes(
  tx: Transaction,
  id: number,
  attributes: { name: string; value: string }[],
): Promise<void> {
  await tx`delete from product_attribute where product_id = ${id}`;
  await tx`
    insert into product_attribute (product_id, name, value)
    select distinct ${id}::int, name, value from jsonb_to_recordset(${JSON.stringify(attributes)}::text::jsonb) as a(name text, value text)`;
}

/** The collections chosen by hand; those made by a rule follow their rule. */
async function writeCollections(tx: Transaction, id: number, slugs: string[], errors: Errors): Promise<void> {
  const known = await tx<{ id: number; slug: string }[]>`
    select id, slug from collection where slug = any(${slugs}) and rule is null`;
  const missing = slugs.find((slug) => !known.some((row) => row.slug === slug));
  if (missing !== undefined) {
    errors["fields.collections"] = `There is no collection "${missing}" that is chosen by hand.`;
    return;
  }
  const ids = known.map((row) => row.id);
  await tx`
    delete from collection_product m using collection c
    where m.product_id = ${id} and c.id = m.collection_id and c.rule is null and c.id <> all(${ids})`;
  await tx`insert into collection_product (product_id, collection_id) select ${id}, unnest(${ids}::int[]) on conflict do nothing`;
}

/**
 * Writes a product's own fields, checked already; its version rises by one whichever they are. What refers to nothing is
 * told in `errors`, and the transaction is to be undone then.
 */
export async function writeChange(tx: Transaction, id: number, change: ProductChange, errors: Errors): Promise<void> {
  const { brand: _, category: __, tax_class: ___, attributes, collections, ...fields } = change;
  const document = { ...fields, ...(await referred(tx, change, errors)) };
  await tx`
    update product p set (${tx.unsafe(columns)}, updated_at) = row(${tx.unsafe(columns.replace(/\w+/g, "n.$&"))}, now())
    from product old cross join lateral jsonb_populate_record(old, ${JSON.stringify(document)}::text::jsonb) n
    where p.id = ${id} and old.id = p.id`;
  if (attributes) await writeAttributes(tx, id, attributes);
  if (collections) await writeCollections(tx, id, collections, errors);
}
