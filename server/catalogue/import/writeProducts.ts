import { createHash } from "node:crypto";
import type { Transaction } from "../../database/connect.ts";
import { keptRules } from "../../fits/rule.ts";
import { strayCategories } from "../../fits/strayCategories.ts";
import type { Change } from "./changes.ts";
import { findBrands } from "./findBrands.ts";
import { findTaxClasses } from "./findTaxClasses.ts";
import { findCategories, type Placement, type Said } from "./places/findCategories.ts";
import type { CategoryMapping } from "./places/readMapping.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct, ProductFields } from "./product.ts";

/** What becomes of a product; `id` is unknown for those that stay as they are. */
export type Fate = "added" | "changed" | "unchanged";
export type WrittenProduct = ParsedProduct & { id: number; isNew: boolean };

const columns = `name, brand_id, category_id, description, highlights, specifications, in_the_box, warranty, country_of_origin, hsn,
  gst_bp, tax_class_id, generic_name, net_quantity, manufacturer, importer, tags, alternative_names, option_names, booking, available_from,
  popularity, published, created_at, import_digest, file_categories, file_category_id, file_placed, fits`;
const newColumns = columns.replace(/\w+/g, "n.$&");

const defaults = {
  description: "",
  highlights: [],
  specifications: [],
  in_the_box: [],
  tags: [],
  alternative_names: [],
  booking: "none",
  popularity: 0,
  option_names: [],
  fits: [],
  published: true,
} satisfies Partial<ProductFields>;

/** Of everything a product's rows say, without where in the file they stand. */
function digestOf(product: ParsedProduct): string {
  const variants = product.variants.map((variant) => ({ ...variant, line: undefined }));
  const content = JSON.stringify({ ...product, line: undefined, variants });
  return createHash("sha256").update(content).digest("base64url");
}

/**
 * Writes the rows of table `product`: new ones, and those whose file rows are not the ones they came from. What a file has
 * no column for stays as it was, and so does the category of a product of which the file says the same as the last time:
 * somebody may have moved it since. Returns what was written, each product's fate by slug, what was published or hidden, and
 * where the file's categories were placed.
 */
export async function writeProducts(
  tx: Transaction,
  products: ParsedProduct[],
  mapping: CategoryMapping,
  report: (problem: Problem) => void,
) {
  const found = await tx<
    { slug: string; import_digest: string | null; file_categories: string[]; category_id: number }[]
  >`
    select slug, import_digest, file_categories, category_id from product where slug = any(${products.map(({ slug }) => slug)})`;
  const before = new Map(found.map((row) => [row.slug, row.import_digest]));
  const liesIn = new Map(found.map((row) => [row.slug, row.category_id]));
  const saidBefore = new Map(found.map((row) => [row.slug, JSON.stringify(row.file_categories)]));
  const digests = new Map(products.map((product) => [product.slug, digestOf(product)]));
  const fates = new Map<string, Fate>();
  for (const { slug } of products)
    fates.set(slug, !before.has(slug) ? "added" : before.get(slug) === digests.get(slug) ? "unchanged" : "changed");
  const toWrite = products.filter(({ slug }) => fates.get(slug) !== "unchanged");
  if (toWrite.length === 0) return { written: [], fates, changes: [], placements: [] };

  const isNew = (slug: string) => fates.get(slug) === "added";
  const brands = toWrite.flatMap(({ slug, brand }) => brand ?? (isNew(slug) ? "" : []));
  const saidOf = ({ slug, categories = [], fields: { tags = [] } }: ParsedProduct): Said | undefined => {
    if (isNew(slug)) return { texts: categories, tags };
    const saysOther = categories.length > 0 && JSON.stringify(categories) !== saidBefore.get(slug);
    return saysOther ? { texts: categories, tags: [] } : undefined;
  };
  const brandOf = await findBrands(tx, brands);
  const placeOf = await findCategories(
    tx,
    mapping,
    toWrite.flatMap((product) => saidOf(product) ?? []),
  );
  const taxClassOf = await findTaxClasses(tx, toWrite, report);
  const strays = await strayCategories(
    tx,
    toWrite.flatMap(({ fields: { fits = [] } }) => fits),
  );
  for (const { line, slug, fields } of toWrite)
    for (const stray of strays.filter((one) =>
      keptRules(fields.fits ?? []).some(({ categories }) => categories.includes(one)),
    ))
      report({
        line,
        kind: "notice",
        product: slug,
        reason: `what it fits: there is no category "${stray}" yet`,
      });
  const placements: Placement[] = [];
  const category = (product: ParsedProduct) => {
    const said = saidOf(product);
    if (!said) return {};
    const { id, texts, ...placement } = placeOf(said);
    placements.push(placement);
    // Another word for the place where it lies (an export names the category itself) is no news of it.
    if (liesIn.get(product.slug) === id) return {};
    return { category_id: id, file_category_id: id, file_categories: texts, file_placed: placement.how };
  };
  const document = (product: ParsedProduct) => ({
    ...product.fields,
    slug: product.slug,
    ...((product.brand !== undefined || isNew(product.slug)) && { brand_id: brandOf(product.brand ?? "") }),
    ...category(product),
    ...(product.tax_class !== undefined && { tax_class_id: taxClassOf(product.tax_class) ?? null }),
    // A class that is not there yet is asked for again by the same file.
    import_digest: product.tax_class && taxClassOf(product.tax_class) === undefined ? null : digests.get(product.slug),
  });
  const added = toWrite.filter(({ slug }) => isNew(slug));
  const changed = toWrite.filter(({ slug }) => fates.get(slug) === "changed");
  const now = new Date().toISOString();
  const ids = new Map<string, number>();
  const remember = (rows: { slug: string; id: number }[]) => rows.forEach(({ slug, id }) => ids.set(slug, id));
  if (added.length > 0)
    remember(
      await tx<{ slug: string; id: number }[]>`
      insert into product (slug, ${tx.unsafe(columns)})
      select n.slug, ${tx.unsafe(newColumns)}
      from json_populate_recordset(json_populate_record(null::product, ${JSON.stringify({ ...defaults, created_at: now })}::text::json),
        ${JSON.stringify(added.map(document))}::text::json) n
      returning slug, id`,
    );
  const changes: Change[] = [];
  if (changed.length > 0) {
    const updated = await tx<{ slug: string; id: number; was: boolean; now: boolean }[]>`
      update product p set (${tx.unsafe(columns)}, updated_at) = row(${tx.unsafe(newColumns)}, now())
      from jsonb_array_elements(${JSON.stringify(changed.map(document))}::text::jsonb) d(doc)
      join product old on old.slug = d.doc ->> 'slug'
      cross join lateral jsonb_populate_record(old, d.doc) n
      where p.id = old.id
      returning p.slug, p.id, old.published as was, p.published as now`;
    remember([...updated]);
    for (const { slug, was, now } of updated)
      if (was !== now) changes.push({ kind: now ? "published" : "hidden", subject: slug });
  }
  const written = toWrite.map((product): WrittenProduct => {
    const id = ids.get(product.slug);
    if (id === undefined) throw new Error(`The product ${product.slug} was not written.`);
    return { ...product, id, isNew: isNew(product.slug) };
  });
  return { written, fates, changes, placements };
}
