import type { Sql, Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { loadCoupons } from "./loadCoupons.ts";
import { loadTaxClasses } from "./loadTaxClasses.ts";
import { type Merchandising, MerchandisingError, readMerchandising } from "./merchandisingFiles.ts";

/** The home page is collection 1: the API's callers ask for it by that number. */
export const home = { id: 1, slug: "home", name: "Home" };

/**
 * Loads the shop's own merchandising from a catalogue's folder (categories, guides, collections, brands, coupons, home page) in one
 * transaction. What the files name is brought to what they say, the rest is left alone; the same files again
 * change nothing. `wanted` says which files (or folders of them) are brought in at all. Throws when a file is not what it should be, or when collection 1 is another one.
 */
export async function loadMerchandising(
  sql: Sql,
  folder: string,
  wanted: (file: string) => boolean = () => true,
): Promise<void> {
  const merchandising = readMerchandising(folder);
  await transaction(sql, (tx) => writeMerchandising(tx, merchandising, wanted));
}

/** Writes what the files say, with everything that is derived from it. Throws a MerchandisingError. */
export async function writeMerchandising(
  tx: Transaction,
  merchandising: Merchandising,
  wanted: (file: string) => boolean = () => true,
): Promise<void> {
  if (wanted("categories.json") || wanted("guides.json")) await loadCategories(tx, merchandising);
  if (wanted("tax.json")) await loadTaxClasses(tx, merchandising.taxClasses);
  if (wanted("brands")) await loadBrands(tx, merchandising.brands);
  if (wanted("collections.json")) await loadCollections(tx, merchandising.collections);
  if (wanted("coupons.json")) await loadCoupons(tx, merchandising.coupons);
  if (wanted("home.json") && merchandising.home) await loadHome(tx, merchandising.home);
  // A discount that changed changes prices, and names stand in the cards.
  await tx`select refresh_rules(null)`;
  await tx`select refresh_price(null)`;
  await tx`select refresh_card(array(select id from product order by id))`;
  await tx`select pg_notify('catalogue', 'all')`;
}

async function loadCategories(tx: Transaction, { departments, guides }: Merchandising): Promise<void> {
  const rows = departments.flatMap(({ children, ...department }, i) => [
    { ...department, parent: null, position: i + 1 },
    ...children.map((category, j) => ({ ...category, parent: department.slug, position: j + 1 })),
  ]);
  // Departments first: a category's row refers to its department's.
  for (const part of [rows.filter(({ parent }) => parent === null), rows.filter(({ parent }) => parent !== null)])
    await tx`
      insert into category (slug, name, parent_id, facets, guide, position, hidden)
      select c.slug, c.name, d.id, c.facets, coalesce(${JSON.stringify(guides)}::text::jsonb ->> c.slug, ''), c.position, coalesce(c.hidden, false)
      from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb) as c(slug text, name text, parent text, facets text[], position int, hidden boolean)
      left join category d on d.slug = c.parent
      on conflict (slug) do update set name = excluded.name, parent_id = excluded.parent_id, facets = excluded.facets,
        guide = excluded.guide, position = excluded.position, hidden = excluded.hidden
      where (category.name, category.parent_id, category.facets, category.guide, category.position, category.hidden)
        is distinct from (excluded.name, excluded.parent_id, excluded.facets, excluded.guide, excluded.position, excluded.hidden)`;
}

async function loadBrands(tx: Transaction, brands: Merchandising["brands"]): Promise<void> {
  await tx`
    insert into brand (slug, name, country, text)
    select distinct on (slug) slug, name, country, text from jsonb_to_recordset(${JSON.stringify(brands)}::text::jsonb)
      as b(slug text, name text, country text, text text)
    on conflict (slug) do update set name = excluded.name, country = excluded.country, text = excluded.text
    where (brand.name, brand.country, brand.text) is distinct from (excluded.name, excluded.country, excluded.text)`;
}

/** Makes the home page's own row where there is none yet. Throws a MerchandisingError when collection 1 is another one. */
export async function keepHome(tx: Transaction): Promise<void> {
  const [first] = await tx<{ slug: string }[]>`select slug from collection where id = ${home.id}`;
  if (first && first.slug !== home.slug)
    throw new MerchandisingError(
      `Collection ${home.id} must be "${home.slug}", the home page, and is "${first.slug}".`,
    );
  if (first) return;
  await tx`insert into collection (id, slug, name, position) overriding system value values (${home.id}, ${home.slug}, ${home.name}, 0)`;
  await tx`select setval(pg_get_serial_sequence('collection', 'id'), (select max(id) from collection))`;
}

async function loadCollections(tx: Transaction, collections: Merchandising["collections"]): Promise<void> {
  await keepHome(tx);
  const paise = (rupees: number | undefined) => (rupees === undefined ? undefined : Math.round(rupees * 100));
  const rows = collections.map(({ discount_percent, rule, ...collection }, i) => ({
    ...collection,
    rule: rule && {
      ...rule,
      tags: rule.tags?.map((tag) => tag.toLowerCase()),
      under: paise(rule.under),
      from: paise(rule.from),
    },
    discount_bp: discount_percent ? Math.round(discount_percent * 100) : null,
    position: i + 1,
  }));
  await tx`
    insert into collection (slug, name, text, position, discount_bp, starts_at, ends_at, rule)
    select slug, name, text, position, discount_bp, starts_at, ends_at, rule from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as c(slug text, name text, text text, position int, discount_bp int, starts_at timestamptz, ends_at timestamptz, rule jsonb)
    on conflict (slug) do update set name = excluded.name, text = excluded.text, position = excluded.position,
      discount_bp = excluded.discount_bp, starts_at = excluded.starts_at, ends_at = excluded.ends_at, rule = excluded.rule
    where (collection.name, collection.text, collection.position, collection.discount_bp, collection.starts_at, collection.ends_at, collection.rule)
      is distinct from (excluded.name, excluded.text, excluded.position, excluded.discount_bp, excluded.starts_at, excluded.ends_at, excluded.rule)`;
  for (const { slug, products } of collections) if (products) await pickProducts(tx, slug, products);
}

/** Makes a collection of exactly these products, in their order. Throws a MerchandisingError that names who is unknown. */
async function pickProducts(tx: Transaction, collection: string, slugs: string[]): Promise<void> {
  const known = await tx<{ id: number; slug: string }[]>`select id, slug from product where slug = any(${slugs})`;
  const unknown = slugs.filter((slug) => !known.some((product) => product.slug === slug));
  if (unknown.length > 0)
    throw new MerchandisingError(
      `The collection ${collection} names products that don't exist: ${unknown.join(", ")}.`,
    );
  const members = known.map(({ id, slug }) => ({ id, position: slugs.indexOf(slug) + 1 }));
  await tx`
    with it as (select id from collection where slug = ${collection}),
    picked as (select id, position from jsonb_to_recordset(${JSON.stringify(members)}::text::jsonb) as m(id int, position int)),
    gone as (
      delete from collection_product where collection_id = (select id from it) and product_id not in (select id from picked))
    insert into collection_product (collection_id, product_id, position)
    select it.id, picked.id, picked.position from it, picked
    on conflict (collection_id, product_id) do update set position = excluded.position
    where collection_product.position <> excluded.position`;
}

/** Section 1 of the home page are the banners; the rows of collections are sections 2 to 8. */
async function loadHome(
  tx: Transaction,
  { banners, quick_links, sections }: NonNullable<Merchandising["home"]>,
): Promise<void> {
  const numbered = (rows: object[], from: number) =>
    JSON.stringify(rows.map((row, i) => ({ ...row, position: from + i })));
  await tx`
    insert into banner (position, title, text, action, url, image, alt, layout, starts_at, ends_at)
    select position, title, text, action, url, image, alt, layout, starts_at, ends_at
    from jsonb_populate_recordset(null::banner, ${numbered(banners, 1)}::text::jsonb)
    on conflict (position) do update set title = excluded.title, text = excluded.text, action = excluded.action, url = excluded.url,
      image = excluded.image, alt = excluded.alt, layout = excluded.layout, starts_at = excluded.starts_at, ends_at = excluded.ends_at
    where (banner.title, banner.text, banner.action, banner.url, banner.image, banner.alt, banner.layout, banner.starts_at, banner.ends_at)
      is distinct from (excluded.title, excluded.text, excluded.action, excluded.url, excluded.image, excluded.alt, excluded.layout,
        excluded.starts_at, excluded.ends_at)`;
  await tx`delete from banner where position > ${banners.length}`;
  await tx`
    insert into quick_link (position, name, url, starts_at, ends_at)
    select position, name, url, starts_at, ends_at from jsonb_populate_recordset(null::quick_link, ${numbered(quick_links, 1)}::text::jsonb)
    on conflict (position) do update set name = excluded.name, url = excluded.url, starts_at = excluded.starts_at, ends_at = excluded.ends_at
    where (quick_link.name, quick_link.url, quick_link.starts_at, quick_link.ends_at)
      is distinct from (excluded.name, excluded.url, excluded.starts_at, excluded.ends_at)`;
  await tx`delete from quick_link where position > ${quick_links.length}`;
  const known = await tx<
    { slug: string }[]
  >`select slug from collection where slug = any(${sections.map(({ collection }) => collection)})`;
  const unknown = sections.filter(({ collection }) => !known.some(({ slug }) => slug === collection));
  if (unknown.length > 0)
    throw new MerchandisingError(
      `The home page shows collections that don't exist: ${unknown.map(({ collection }) => collection).join(", ")}.`,
    );
  await tx`
    insert into collection_section (collection_id, position, title, shows_id, starts_at, ends_at)
    select ${home.id}, s.position, s.title, c.id, s.starts_at, s.ends_at
    from jsonb_to_recordset(${numbered(sections, 2)}::text::jsonb)
      as s(position int, title text, collection text, starts_at timestamptz, ends_at timestamptz)
    join collection c on c.slug = s.collection
    on conflict (collection_id, position) do update set title = excluded.title, shows_id = excluded.shows_id,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at
    where (collection_section.title, collection_section.shows_id, collection_section.starts_at, collection_section.ends_at)
      is distinct from (excluded.title, excluded.shows_id, excluded.starts_at, excluded.ends_at)`;
  await tx`delete from collection_section where collection_id = ${home.id} and position >= ${sections.length + 2}`;
}
