import type { NewProduct } from "../../../contract/office/product.ts";
import type { Sql, Transaction } from "../../database/connect.ts";
import { transaction, waitShortly } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { findBrands } from "../import/findBrands.ts";
import { slugOf } from "../import/text.ts";
import { applyEdit, Wrong } from "./applyEdit.ts";
import { type Editing, outcomeOf } from "./editProduct.ts";
import { lockProduct } from "./lockProduct.ts";
import { type Errors, readChange } from "./rules.ts";

/**
 * The name's address, or the first of `name-2`, `name-3` … that nothing has or had. It is this transaction's until its end: who wants
 * the same, for a preview too, waits for it.
 */
export async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const slug = slugOf(name);
  if (slug === "") throw new Wrong({ "fields.name": "Please enter a name with a letter or a digit." });
  await tx`select pg_advisory_xact_lock(hashtextextended(${`slug ${slug.replace(/(-\d+)+$/, "")}`}, 0))`;
  const rows = await tx<{ slug: string }[]>`
    select slug from product where slug = ${slug} or starts_with(slug, ${`${slug}-`})
    union select old_slug from redirect where kind = 'product' and (old_slug = ${slug} or starts_with(old_slug, ${`${slug}-`}))`;
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let n = 2;
  while (taken.has(`${slug}-${n}`)) n++;
  return `${slug}-${n}`;
}

/** Makes a product within a transaction and answers its id. Throws Wrong where it can't be as it was typed. */
export async function insertProduct(tx: Transaction, { fields, variants }: NewProduct, by: Staff): Promise<number> {
  const errors: Errors = {};
  const { name = "", brand = "" } = readChange({ name: fields.name, brand: fields.brand }, errors);
  if (Object.keys(errors).length > 0) throw new Wrong(errors);
  const [category] = await tx<{ id: number }[]>`select id from category where slug = ${fields.category}`;
  if (!category) throw new Wrong({ "fields.category": "Please choose a shelf that is there." });
  const brandId = (await findBrands(tx, [brand]))(brand);
  const slug = await freeSlug(tx, name);
  const [row] = await tx<{ id: number }[]>`
    insert into product (slug, name, brand_id, category_id, published)
    values (${slug}, ${name}, ${brandId}, ${category.id}, false) returning id`;
  if (!row) throw new Error("The product was not kept.");
  await recordAct(tx, by, { act: "product.make", thing: "product", id: row.id, after: { slug, name } });
  const product = await lockProduct(tx, row.id);
  if (!product) throw new Error("The product is gone.");
  const { name: _, brand: __, category: ___, ...others } = fields;
  await applyEdit(tx, product, { fields: others, variants: [], added: variants, most: null }, by).catch(
    (error: unknown) => {
      throw error instanceof Wrong ? new Wrong(asNew(error.errors)) : error;
    },
  );
  return row.id;
}

/** A new product's variants stand under `variants` in what was sent. */
const asNew = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([at, words]) => [at.replace(/^added\./, "variants."), words]));

/** A new product, by the staff's hand. Its prices are its first ones: no role's limit holds them. */
export async function makeProduct(sql: Sql, asked: NewProduct, by: Staff): Promise<Editing> {
  try {
    return await transaction(sql, async (tx): Promise<Editing> => {
      await waitShortly(tx);
      return { outcome: "edited", id: await insertProduct(tx, asked, by) };
    });
  } catch (error) {
    return outcomeOf(error);
  }
}
