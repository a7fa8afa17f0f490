import type { FrontCategory, FrontMenu } from "../../contract/office/shopfrontStates.ts";
import type { Transaction } from "../database/connect.ts";
import { changedIn } from "./changed.ts";

/** The products that went from one category to another, by the key of the one that they left. */
export type Moved = { [key: string]: { into: string; products: number[] } };

async function keep(tx: Transaction, c: FrontCategory, parent: number | null, isNew: boolean): Promise<number> {
  const taxClass = tx`(select id from tax_class where slug = ${c.tax_class})`;
  if (!isNew) {
    await tx`
      update category set slug = ${c.slug}, name = ${c.name}, parent_id = ${parent}, hidden = ${c.hidden}, facets = ${c.facets},
        guide = ${c.guide}, tax_class_id = ${taxClass} where id = ${c.key}`;
    return Number(c.key);
  }
  const [row] = await tx<[{ id: number }]>`
    insert into category (id, slug, name, parent_id, hidden, facets, guide, tax_class_id, position) overriding system value
    values (${/^\d+$/.test(c.key) ? c.key : tx`nextval(pg_get_serial_sequence('category', 'id'))`}, ${c.slug}, ${c.name}, ${parent}, ${c.hidden},
      ${c.facets}, ${c.guide}, ${taxClass}, 0) returning id`;
  return row.id;
}

/** Takes a category away, its products into another one, and leads its address there, or to what it was in. */
async function remove(tx: Transaction, { key, slug, parent }: FrontCategory, into: string | null): Promise<number[]> {
  const moved = into
    ? await tx<{ id: number }[]>`update product set category_id = ${into} where category_id = ${key} returning id`
    : [];
  await tx`delete from category where id = ${key}`;
  const to = into ?? parent;
  await tx`delete from redirect where kind = 'category' and new_slug = ${slug} and ${to === null}`;
  if (to !== null) {
    const target = tx`(select slug from category where id = ${to})`;
    await tx`update redirect set new_slug = ${target} where kind = 'category' and new_slug = ${slug}`;
    await tx`
      insert into redirect (kind, old_slug, new_slug) select 'category', ${slug}, slug from category where id = ${to}
      on conflict (kind, old_slug) do update set new_slug = excluded.new_slug`;
  }
  return moved.map(({ id }) => id);
}

/** Numbers departments, and the categories of each, in their order. */
async function place(tx: Transaction, keys: string[], ids: Map<string, number>): Promise<void> {
  await tx`
    update category c set position = w.n from unnest(${keys.map((key) => ids.get(key) ?? 0)}::int[]) with ordinality as w(id, n)
    where c.id = w.id and c.position <> w.n`;
}

/**
 * Brings the menu from one state to the next: names, order, what is hidden, what is new, moved or gone. Cards, rules and
 * prices follow. `back`: products that go back to a category that is made anew. Answers which products went elsewhere.
 */
export async function writeMenu(
  tx: Transaction,
  before: FrontMenu,
  after: FrontMenu,
  back: Moved = {},
): Promise<Moved> {
  const stays = after.categories.filter(({ into }) => into === null);
  const going = new Map(after.categories.map(({ key, into }) => [key, into]));
  const { set, gone } = changedIn(before.categories, stays);
  const ids = new Map(before.categories.map(({ key }) => [key, Number(key)]));
  // Departments first: a category refers to its own.
  for (const { old, thing } of set.toSorted(
    (a, b) => Number(a.thing.parent !== null) - Number(b.thing.parent !== null),
  )) {
    const parent = thing.parent === null ? null : (ids.get(thing.parent) ?? null);
    await tx`delete from redirect where kind = 'category' and old_slug = ${thing.slug} and ${!old}`;
    ids.set(thing.key, await keep(tx, thing, parent, !old));
  }
  const moved: Moved = {};
  for (const thing of gone.toSorted((a, b) => Number(a.parent === null) - Number(b.parent === null))) {
    const into = going.get(thing.key);
    const target = into ? String(ids.get(into)) : null;
    const products = await remove(tx, thing, target);
    if (target !== null) moved[thing.key] = { into: target, products };
  }
  for (const [key, { into, products }] of Object.entries(back))
    await tx`update product set category_id = ${key} where id = any(${products}) and category_id = ${into}`;
  const groups = Map.groupBy(stays, ({ parent }) => parent);
  for (const [parent, children] of groups) {
    const was = before.categories.filter((thing) => thing.parent === parent);
    const keys = children.map(({ key }) => key);
    if (was.map(({ key }) => key).join() !== keys.join()) await place(tx, keys, ids);
  }
  const touched = [
    ...new Set([
      ...set.map(({ thing }) => ids.get(thing.key) ?? 0),
      ...Object.values(moved).map(({ into }) => Number(into)),
    ]),
  ];
  if (touched.length === 0) return moved;
  await tx`
    select refresh_card(array(
      select p.id from product p join category c on c.id = p.category_id where c.id = any(${touched}) or c.parent_id = any(${touched}) order by 1))`;
  const elsewhere =
    Object.keys({ ...moved, ...back }).length > 0 || set.some(({ old, thing }) => old && old.parent !== thing.parent);
  if (elsewhere) {
    await tx`select refresh_rules(null)`;
    await tx`select refresh_price(null)`;
  }
  return moved;
}
