import type { Sql, Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { type Furniture, readFurniture } from "./furnitureFiles.ts";
import { loadCoupons } from "./loadCoupons.ts";

/** The home page is collection 1: the API's callers ask for it by that number. */
const home = { id: 1, slug: "home", name: "Home" };

/**
 * Loads the shop's own furniture from a catalogue's folder (categories, guides, collections, brands, coupons, home page) in one
 * transaction. What the files name is brought to what they say, the rest is left alone; the same files again
 * change nothing. Throws when a file is not what it should be, or when collection 1 is another one.
 */
export async function loadFurniture(sql: Sql, folder: string): Promise<void> {
  const furniture = readFurniture(folder);
  await transaction(sql, async (tx) => {
    await loadCategories(tx, furniture);
    await loadBrands(tx, furniture.brands);
    await loadCollections(tx, furniture.collections);
    await loadCoupons(tx, furniture.coupons);
    await loadHome(tx, furniture.home);
    // A discount that changed changes prices, and names stand in the cards.
    await tx`select refresh_price(null)`;
    await tx`select refresh_card(array(select id from product order by id))`;
    await tx`select pg_notify('catalogue', 'all')`;
  });
}

async function loadCategories(tx: Transaction, { departments, guides }: Furniture): Promise<void> {
  const rows = departments.flatMap(({ children, ...department }, i) => [
    { ...department, parent: null, position: i + 1 },
    ...children.map((shelf, j) => ({ ...shelf, parent: department.slug, position: j + 1 })),
  ]);
  // Departments first: a shelf's row refers to its department's.
  for (const part of [rows.filter(({ parent }) => parent === null), rows.filter(({ parent }) => parent !== null)])
    await tx`
      insert into category (slug, name, parent_id, facets, guide, position)
      select c.slug, c.name, d.id, c.facets, coalesce(${JSON.stringify(guides)}::text::jsonb ->> c.slug, ''), c.position
      from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb) as c(slug text, name text, parent text, facets text[], position int)
      left join category d on d.slug = c.parent
      on conflict (slug) do update set name = excluded.name, parent_id = excluded.parent_id, facets = excluded.facets,
        guide = excluded.guide, position = excluded.position
      where (category.name, category.parent_id, category.facets, category.guide, category.position)
        is distinct from (excluded.name, excluded.parent_id, excluded.facets, excluded.guide, excluded.position)`;
}

async function loadBrands(tx: Transaction, brands: Furniture["brands"]): Promise<void> {
  await tx`
    insert into brand (slug, name, country, text)
    select distinct on (slug) slug, name, country, text from jsonb_to_recordset(${JSON.stringify(brands)}::text::jsonb)
      as b(slug text, name text, country text, text text)
    on conflict (slug) do update set name = excluded.name, country = excluded.country, text = excluded.text
    where (brand.name, brand.country, brand.text) is distinct from (excluded.name, excluded.country, excluded.text)`;
}

async function loadCollections(tx: Transaction, collections: Furniture["collections"]): Promise<void> {
  const [first] = await tx<{ slug: string }[]>`select slug from collection where id = ${home.id}`;
  if (first && first.slug !== home.slug)
    throw new Error(`Collection ${home.id} must be "${home.slug}", the home page, and is "${first.slug}".`);
  if (!first) {
    await tx`insert into collection (id, slug, name, position) overriding system value values (${home.id}, ${home.slug}, ${home.name}, 0)`;
    await tx`select setval(pg_get_serial_sequence('collection', 'id'), (select max(id) from collection))`;
  }
  const rows = collections.map(({ discount_percent, ...collection }, i) => ({
    ...collection,
    discount_bp: discount_percent ? Math.round(discount_percent * 100) : null,
    position: i + 1,
  }));
  await tx`
    insert into collection (slug, name, text, position, discount_bp, starts_at, ends_at)
    select slug, name, text, position, discount_bp, starts_at, ends_at from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as c(slug text, name text, text text, position int, discount_bp int, starts_at timestamptz, ends_at timestamptz)
    on conflict (slug) do update set name = excluded.name, text = excluded.text, position = excluded.position,
      discount_bp = excluded.discount_bp, starts_at = excluded.starts_at, ends_at = excluded.ends_at
    where (collection.name, collection.text, collection.position, collection.discount_bp, collection.starts_at, collection.ends_at)
      is distinct from (excluded.name, excluded.text, excluded.position, excluded.discount_bp, excluded.starts_at, excluded.ends_at)`;
}

/** Section 1 of the home page are the banners; the rows of collections are sections 2 to 8. */
async function loadHome(tx: Transaction, { banners, quick_links, sections }: Furniture["home"]): Promise<void> {
  const numbered = (rows: object[], from: number) =>
    JSON.stringify(rows.map((row, i) => ({ ...row, position: from + i })));
  await tx`
    insert into banner (position, title, text, action, url, image, alt)
    select position, title, text, action, url, image, alt from jsonb_populate_recordset(null::banner, ${numbered(banners, 1)}::text::jsonb)
    on conflict (position) do update set title = excluded.title, text = excluded.text, action = excluded.action, url = excluded.url,
      image = excluded.image, alt = excluded.alt
    where banner is distinct from excluded`;
  await tx`delete from banner where position > ${banners.length}`;
  await tx`
    insert into quick_link (position, name, url)
    select position, name, url from jsonb_populate_recordset(null::quick_link, ${numbered(quick_links, 1)}::text::jsonb)
    on conflict (position) do update set name = excluded.name, url = excluded.url where quick_link is distinct from excluded`;
  await tx`delete from quick_link where position > ${quick_links.length}`;
  const known = await tx<
    { slug: string }[]
  >`select slug from collection where slug = any(${sections.map(({ collection }) => collection)})`;
  const unknown = sections.filter(({ collection }) => !known.some(({ slug }) => slug === collection));
  if (unknown.length > 0)
    throw new Error(
      `The home page shows collections that don't exist: ${unknown.map(({ collection }) => collection).join(", ")}.`,
    );
  await tx`
    insert into collection_section (collection_id, position, title, shows_id)
    select ${home.id}, s.position, s.title, c.id
    from jsonb_to_recordset(${numbered(sections, 2)}::text::jsonb) as s(position int, title text, collection text)
    join collection c on c.slug = s.collection
    on conflict (collection_id, position) do update set title = excluded.title, shows_id = excluded.shows_id
    where (collection_section.title, collection_section.shows_id) is distinct from (excluded.title, excluded.shows_id)`;
  await tx`delete from collection_section where collection_id = ${home.id} and position >= ${sections.length + 2}`;
}
