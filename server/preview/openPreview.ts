import { withLayout } from "../../contract/bannerLayouts.ts";
import { openAlone, type Sql } from "../database/connect.ts";
import { changedIn } from "../shopfront/changed.ts";
import { readState, type States } from "../shopfront/readState.ts";
import { statesAt } from "./statesAt.ts";
import type { Previewed } from "./token.ts";

/** New things have no number yet: in a preview they have one from here on. */
const firstNew = 1_000_000_000;

/** The number of each key of a list. */
const numbered = (things: readonly { key: string }[]) =>
  new Map(things.map(({ key }, i) => [key, /^\d+$/.test(key) ? Number(key) : firstNew + i]));

type Dated = { from: string | null; until: string | null };
const runs = ({ from, until }: Dated, at: Date) =>
  (from === null || Date.parse(from) <= at.getTime()) && (until === null || Date.parse(until) > at.getTime());
const shownAt = <T extends Dated>(things: readonly T[], at: Date) =>
  things.filter((thing) => runs(thing, at)).map((thing, i) => ({ ...thing, position: i + 1 }));

/** A temporary table before the shop's own of that name, with these rows; what a row does not say is as by default, or null. */
async function shadow(sql: Sql, table: string, rows: object[]): Promise<void> {
  await sql`create temp table ${sql(table)} (like ${sql(`public.${table}`)} including defaults including indexes)`;
  await sql`insert into ${sql(`pg_temp.${table}`)} select * from jsonb_populate_recordset(null::${sql(`pg_temp.${table}`)}, ${JSON.stringify(rows)}::text::jsonb)`;
}

/** A temporary view before the shop's own table of that name, with some of its columns as these expressions give them. */
async function overlay(sql: Sql, table: string, columns: Record<string, string>, joins: string): Promise<void> {
  const names = await sql<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`;
  const shown = names.map(({ name }) => `${columns[name] ?? `shown.${name}`} as ${name}`).join(", ");
  await sql.unsafe(`create temp view ${table} as select ${shown} from public.${table} shown ${joins}`);
}

async function shadowHome(sql: Sql, { home, collections }: States, at: Date): Promise<void> {
  await shadow(sql, "banner", shownAt(home.banners.map(withLayout), at));
  await shadow(sql, "quick_link", shownAt(home.links, at));
  const ids = numbered(collections.collections);
  const sections = shownAt(home.sections, at).map((section) => ({
    ...section,
    collection_id: 1,
    shows_id: ids.get(section.collection),
  }));
  await shadow(sql, "collection_section", sections);
}

async function shadowMenu(sql: Sql, { categories }: States["menu"]): Promise<void> {
  const ids = numbered(categories);
  const classes = await sql<{ id: number; slug: string }[]>`select id, slug from tax_class`;
  const stays = categories.filter(({ into }) => into === null);
  const rows = stays.map(({ key, parent, tax_class, ...category }, i) => ({
    ...category,
    id: ids.get(key),
    parent_id: parent === null ? null : ids.get(parent),
    tax_class_id: classes.find(({ slug }) => slug === tax_class)?.id,
    position: i + 1,
    version: 1,
  }));
  await shadow(sql, "category", rows);
  await sql`create temp table previewed_move (from_id int primary key, to_id int)`;
  const moves = categories.flatMap(({ key, into }) =>
    into === null ? [] : [{ from_id: ids.get(key), to_id: ids.get(into) }],
  );
  await sql`insert into previewed_move select * from jsonb_to_recordset(${JSON.stringify(moves)}::text::jsonb) as m(from_id int, to_id int)`;
}

async function shadowCollections(
  sql: Sql,
  live: States["collections"],
  { collections }: States["collections"],
  at: Date,
): Promise<void> {
  const ids = numbered(collections);
  const rows = collections.map(({ key, discount_bp, until, from, ...collection }, i) => ({
    ...collection,
    id: ids.get(key),
    position: i + 1,
    version: 1,
    ...(runs({ from, until }, at) ? { discount_bp, ends_at: until } : {}),
  }));
  await shadow(sql, "collection", [{ id: 1, slug: "home", name: "Home", text: "", position: 0, version: 1 }, ...rows]);
  await sql`create temp table previewed_member (collection_id int, product_id int, position int, primary key (collection_id, product_id))`;
  await sql`create temp table previewed_collection (id int primary key)`;
  const { set, gone } = changedIn(live.collections, collections);
  const changed = [...gone.map(({ key }) => Number(key)), ...set.map(({ thing }) => ids.get(thing.key) ?? 0)];
  await sql`insert into previewed_collection select unnest(${changed}::int[])`;
  for (const { thing } of set) {
    const id = ids.get(thing.key) ?? 0;
    if (thing.rule)
      await sql`insert into previewed_member select ${id}, product_id, 0 from products_by_rule(${sql.json(thing.rule)}) product_id`;
    else
      await sql`
        insert into previewed_member select ${id}, id, min(n) from unnest(${thing.products ?? []}::int[]) with ordinality as w(id, n)
        join product using (id) group by id`;
  }
  await sql`
    create temp view collection_product as
    select collection_id, product_id, position from public.collection_product where collection_id not in (select id from previewed_collection)
    union all select collection_id, product_id, position from previewed_member`;
}

/**
 * A connection on which the shop's own queries read what a preview shows: temporary tables and views of its own stand before
 * the shop's. Nothing is locked or changed, and all of it goes with the connection.
 */
export async function openPreview(
  sql: Sql,
  { draft, at }: Previewed,
): Promise<{ sql: Sql; close: () => Promise<void> }> {
  const seen = openAlone(sql);
  const close = () => seen.end({ timeout: 5 });
  try {
    const time = new Date(Math.max(at === null ? 0 : Date.parse(at), Date.now()));
    const states = await statesAt(seen, draft, time);
    const live = await readState(seen, "collections");
    await shadowMenu(seen, states.menu);
    await shadowCollections(seen, live, states.collections, time);
    await shadowHome(seen, states, time);
    const best = `coalesce((select max(l.discount_bp) from collection_product m join collection l on l.id = m.collection_id
      where m.product_id = shown.product_id), 0)`;
    await overlay(seen, "variant", { price: `discounted(shown.list_price, ${best})` }, "");
    const columns = {
      price: "selling.price",
      discount_percent: "((shown.mrp - selling.price) * 100 / shown.mrp)::int",
      category_id: "kind.id",
      department_id: "coalesce(kind.parent_id, kind.id)",
    };
    await overlay(
      seen,
      "card",
      columns,
      `left join previewed_move moved on moved.from_id = shown.category_id
       join category kind on kind.id = coalesce(moved.to_id, shown.category_id) join variant selling on selling.id = shown.variant_id`,
    );
    return { sql: seen, close };
  } catch (error) {
    await close();
    throw error;
  }
}
