import type { FrontCollection, FrontCollections } from "../../contract/office/shopfrontStates.ts";
import { keepHome } from "../catalogue/import/merchandising.ts";
import type { Transaction } from "../database/connect.ts";
import { changedIn } from "./changed.ts";

const members = (tx: Transaction, ids: number[]) =>
  tx<{ id: number }[]>`select distinct product_id as id from collection_product where collection_id = any(${ids})`;

/** Makes a collection, under the number that it had before if it had one, or changes it; answers its number. */
async function keep(
  tx: Transaction,
  { key, ...c }: FrontCollection,
  old: FrontCollection | undefined,
): Promise<number> {
  const rule = c.rule ? tx.json(c.rule) : null;
  if (old) {
    await tx`
      update collection set slug = ${c.slug}, name = ${c.name}, text = ${c.text}, discount_bp = ${c.discount_bp}, starts_at = ${c.from},
        ends_at = ${c.until}, rule = ${rule} where id = ${key}`;
    if (old.slug !== c.slug)
      await tx`
        update coupon set scope = jsonb_set(scope, '{collections}', (
          select jsonb_agg(case when s = ${old.slug} then ${c.slug} else s end) from jsonb_array_elements_text(scope -> 'collections') s))
        where scope -> 'collections' ? ${old.slug}`;
    return Number(key);
  }
  const [row] = await tx<[{ id: number }]>`
    insert into collection (id, slug, name, text, position, discount_bp, starts_at, ends_at, rule) overriding system value
    values (${/^\d+$/.test(key) ? key : tx`nextval(pg_get_serial_sequence('collection', 'id'))`}, ${c.slug}, ${c.name}, ${c.text}, 0,
      ${c.discount_bp}, ${c.from}, ${c.until}, ${rule}) returning id`;
  return row.id;
}

/** Gives a collection the products of its rule, or those that were picked, in their order. */
async function fill(tx: Transaction, id: number, { rule, products }: FrontCollection): Promise<void> {
  const wanted = rule
    ? tx`select id, 0 as position from products_by_rule(${tx.json(rule)}) id`
    : tx`select p.id, min(n)::int as position from unnest(${products ?? []}::int[]) with ordinality as w(id, n) join product p using (id) group by 1`;
  await tx`
    with wanted as materialized (${wanted}),
    gone as (delete from collection_product where collection_id = ${id} and product_id not in (select id from wanted))
    insert into collection_product (collection_id, product_id, position) select ${id}, id, position from wanted
    on conflict (collection_id, product_id) do update set position = excluded.position
    where collection_product.position <> excluded.position`;
}

/** Brings the collections from one state to the next, and prices to what their discounts make of them. */
export async function writeCollections(
  tx: Transaction,
  before: FrontCollections,
  after: FrontCollections,
): Promise<void> {
  const { set, gone, moved } = changedIn(before.collections, after.collections);
  await keepHome(tx);
  const touched = [...gone, ...set.flatMap(({ old }) => old ?? [])].map(({ key }) => Number(key));
  const priced = new Set((await members(tx, touched)).map(({ id }) => id));
  for (const { key } of gone) {
    await tx`delete from collection_product where collection_id = ${key}`;
    await tx`delete from collection where id = ${key}`;
  }
  const ids = new Map(after.collections.map(({ key }) => [key, Number(key)]));
  // One takes an address that another gives up: what gives up comes first, as far as there is an order.
  for (const { old, thing } of set.toSorted((a, b) => Number(!a.old) - Number(!b.old))) {
    const id = await keep(tx, thing, old);
    ids.set(thing.key, id);
    const same = old && JSON.stringify([old.rule, old.products]) === JSON.stringify([thing.rule, thing.products]);
    if (!same) await fill(tx, id, thing);
  }
  if (moved || gone.length > 0 || set.some(({ old }) => !old))
    await tx`
      update collection c set position = w.n from unnest(${after.collections.map(({ key }) => ids.get(key) ?? 0)}::int[]) with ordinality as w(id, n)
      where c.id = w.id and c.position <> w.n`;
  const now = await members(
    tx,
    set.map(({ thing }) => ids.get(thing.key) ?? 0),
  );
  for (const { id } of now) priced.add(id);
  if (priced.size > 0) await tx`select refresh_price(${[...priced]})`;
}
