import type { Transaction } from "../../database/connect.ts";
import { MerchandisingError, type WrittenTaxClass } from "./merchandisingFiles.ts";

/**
 * Brings the tax classes that are named to what the file says: HSN, rates, and the categories they speak for; others are
 * left alone. The caller refreshes the cards. Throws a MerchandisingError when a category is not there or is given to two classes, or a day has
 * two rates.
 */
export async function loadTaxClasses(tx: Transaction, classes: WrittenTaxClass[]): Promise<void> {
  checkNames(classes);
  const given = classes.flatMap(({ slug, categories }) => categories.map((category) => ({ slug, category })));
  await checkCategories(tx, given);
  const slugs = classes.map(({ slug }) => slug);
  const rates = classes.flatMap(({ slug, rates }) =>
    rates.map(({ from, percent }) => ({ slug, from_day: from, gst_bp: Math.round(percent * 100) })),
  );
  await tx`
    insert into tax_class (slug, name, hsn)
    select slug, name, hsn from jsonb_to_recordset(${JSON.stringify(classes)}::text::jsonb) as c(slug text, name text, hsn text)
    on conflict (slug) do update set name = excluded.name, hsn = excluded.hsn
    where (tax_class.name, tax_class.hsn) is distinct from (excluded.name, excluded.hsn)`;
  await tx`
    insert into tax_rate (tax_class_id, from_day, gst_bp)
    select c.id, r.from_day, r.gst_bp from jsonb_to_recordset(${JSON.stringify(rates)}::text::jsonb) as r(slug text, from_day date, gst_bp int)
    join tax_class c using (slug)
    on conflict (tax_class_id, from_day) do update set gst_bp = excluded.gst_bp where tax_rate.gst_bp <> excluded.gst_bp`;
  await tx`
    delete from tax_rate r using tax_class c
    where c.id = r.tax_class_id and c.slug = any(${slugs}) and not exists (
      select from jsonb_to_recordset(${JSON.stringify(rates)}::text::jsonb) as n(slug text, from_day date)
      where n.slug = c.slug and n.from_day = r.from_day)`;
  await tx`
    update category k set tax_class_id = c.id
    from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as g(slug text, category text) join tax_class c using (slug)
    where k.slug = g.category and k.tax_class_id is distinct from c.id`;
  await tx`
    update category k set tax_class_id = null from tax_class c
    where c.id = k.tax_class_id and c.slug = any(${slugs}) and k.slug <> all(${given.map(({ category }) => category)})`;
}

/** The values that stand more than once. */
const twice = (values: string[]): string[] => [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];

function checkNames(classes: WrittenTaxClass[]): void {
  const [slug] = twice(classes.map((one) => one.slug));
  if (slug !== undefined) throw new MerchandisingError(`The tax class "${slug}" stands twice.`);
  const [category] = twice(classes.flatMap(({ categories }) => categories));
  if (category !== undefined) throw new MerchandisingError(`The category "${category}" is given to two tax classes.`);
  for (const { slug, rates } of classes) {
    const [day] = twice(rates.map(({ from }) => from));
    if (day !== undefined) throw new MerchandisingError(`The tax class "${slug}" has two rates from ${day} on.`);
  }
}

async function checkCategories(tx: Transaction, given: { category: string }[]): Promise<void> {
  const names = given.map(({ category }) => category);
  const known = await tx<{ slug: string }[]>`select slug from category where slug = any(${names})`;
  const unknown = names.filter((name) => !known.some(({ slug }) => slug === name));
  if (unknown.length > 0)
    throw new MerchandisingError(`Tax classes name categories that don't exist: ${unknown.join(", ")}.`);
}
