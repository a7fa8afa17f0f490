import { createHash } from "node:crypto";
import type { Transaction } from "../../database/connect.ts";
import { findBrands, findShelves } from "./findPlaces.ts";
import type { ParsedProduct, ProductFields } from "./product.ts";

/** What becomes of a product; `id` is unknown for those that stay as they are. */
export type Fate = "added" | "changed" | "unchanged";
export type WrittenProduct = ParsedProduct & { id: number };

const columns = `name, brand_id, category_id, description, highlights, specifications, in_the_box, warranty, country_of_origin, hsn,
  gst_bp, generic_name, net_quantity, manufacturer, importer, tags, alternative_names, option_names, booking, available_from,
  popularity, published, created_at, import_digest`;
const newColumns = columns.replace(/\w+/g, "n.$&");

const defaults = {
  description: "",
  highlights: [],
  specifications: [],
  in_the_box: [],
  gst_bp: 1800,
  tags: [],
  alternative_names: [],
  booking: "none",
  popularity: 0,
} satisfies Partial<ProductFields>;

/** Of everything a product's rows say, without where in the file they stand. */
function digestOf(product: ParsedProduct): string {
  const content = JSON.stringify(product, (key, value) => (key === "line" ? undefined : value));
  return createHash("sha256").update(content).digest("base64url");
}

/**
 * Writes the rows of table `product`: new ones, and those whose file rows are not the ones they came from. What a file has
 * no column for stays as it was. Returns what was written, and each product's fate by slug.
 */
export async function writeProducts(tx: Transaction, products: ParsedProduct[]) {
  const found = await tx<{ slug: string; import_digest: string | null }[]>`
    select slug, import_digest from product where slug = any(${products.map(({ slug }) => slug)})`;
  const before = new Map(found.map((row) => [row.slug, row.import_digest]));
  const digests = new Map(products.map((product) => [product.slug, digestOf(product)]));
  const fates = new Map<string, Fate>();
  for (const { slug } of products)
    fates.set(slug, !before.has(slug) ? "added" : before.get(slug) === digests.get(slug) ? "unchanged" : "changed");
  const toWrite = products.filter(({ slug }) => fates.get(slug) !== "unchanged");
  if (toWrite.length === 0) return { written: [], fates };

  const brandOf = await findBrands(
    tx,
    toWrite.map(({ brand }) => brand),
  );
  const shelfOf = await findShelves(
    tx,
    toWrite.map(({ shelves }) => shelves),
  );
  const document = ({ slug, fields, brand, shelves }: ParsedProduct) => ({
    ...fields,
    slug,
    brand_id: brandOf(brand),
    category_id: shelfOf(shelves),
    import_digest: digests.get(slug),
  });
  const added = toWrite.filter(({ slug }) => fates.get(slug) === "added");
  const changed = toWrite.filter(({ slug }) => fates.get(slug) === "changed");
  const now = new Date().toISOString();
  const ids = new Map<string, number>();
  const remember = (rows: { slug: string; id: number }[]) => rows.forEach(({ slug, id }) => ids.set(slug, id));
  if (added.length > 0)
    remember(
      await tx<{ slug: string; id: number }[]>`
      insert into product (slug, ${tx.unsafe(columns)})
      select n.slug, ${tx.unsafe(newColumns)}
      from jsonb_array_elements(${JSON.stringify(added.map((product) => ({ ...defaults, created_at: now, ...document(product) })))}::text::jsonb)
        with ordinality as d(doc, position), jsonb_populate_record(null::product, d.doc) n
      order by d.position
      returning slug, id`,
    );
  if (changed.length > 0)
    remember(
      await tx<{ slug: string; id: number }[]>`
      update product p set (${tx.unsafe(columns)}, updated_at) = row(${tx.unsafe(newColumns)}, now())
      from jsonb_array_elements(${JSON.stringify(changed.map(document))}::text::jsonb) d(doc)
      join product old on old.slug = d.doc ->> 'slug'
      cross join lateral jsonb_populate_record(old, d.doc) n
      where p.id = old.id
      returning p.slug, p.id`,
    );
  const written = toWrite.map((product): WrittenProduct => {
    const id = ids.get(product.slug);
    if (id === undefined) throw new Error(`The product ${product.slug} was not written.`);
    return { ...product, id };
  });
  return { written, fates };
}
