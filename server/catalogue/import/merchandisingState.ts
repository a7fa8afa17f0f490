import type { Transaction } from "../../database/connect.ts";

/** What stands in the shop beside its products, by kind and name, each thing as it is told to its owner. */
export type MerchandisingState = Map<string, Record<string, unknown>>;

/** How a thing differs: `fields` of one that was there before and after. */
export type Difference =
  | { kind: "added" | "removed"; what: string }
  | { kind: "changed"; what: string; fields: { name: string; was: unknown; now: unknown }[] };

/** Reads departments, categories, tax classes, makers, collections, coupons and the home page. Money in paise, times in UTC. */
export async function readMerchandisingState(tx: Transaction): Promise<MerchandisingState> {
  const rows = await tx<{ what: string; said: Record<string, unknown> }[]>`
    select case when c.parent_id is null then 'department ' else 'category ' end || c.slug as what,
      jsonb_build_object('name', c.name, 'department', d.slug, 'place', c.position, 'hidden', c.hidden, 'filters', c.facets, 'guide', c.guide) as said
    from category c left join category d on d.id = c.parent_id
    union all
    select 'tax class ' || t.slug, jsonb_build_object('name', t.name, 'HSN', t.hsn,
      'rates', array(select from_day || ': ' || gst_bp / 100.0::float8 || ' %' from tax_rate where tax_class_id = t.id order by from_day),
      'categories', array(select slug from category where tax_class_id = t.id order by slug)) from tax_class t
    union all
    select 'maker ' || slug, jsonb_build_object('name', name, 'country', country, 'story', text) from brand
    union all
    select 'collection ' || l.slug, jsonb_build_object('name', l.name, 'text', l.text, 'place', l.position, 'discount', l.discount_bp / 100.0,
      'from', l.starts_at, 'until', l.ends_at, 'rule', l.rule,
      'products', (select count(*) from collection_product m where m.collection_id = l.id)) from collection l where l.id <> 1
    union all
    select 'coupon ' || code, to_jsonb(c) - array['code', 'used', 'created_at', 'version'] from coupon c
    union all
    select 'banner ' || position, to_jsonb(b) - array['position', 'key'] from banner b
    union all
    select 'quick link ' || position, to_jsonb(q) - array['position', 'key'] from quick_link q
    union all
    select 'home section ' || s.position, jsonb_build_object('title', s.title, 'collection', l.slug, 'from', s.starts_at, 'until', s.ends_at)
    from collection_section s join collection l on l.id = s.shows_id where s.collection_id = 1`;
  return new Map(rows.map(({ what, said }) => [what, said]));
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs between two states, in the order of the later one; what is gone comes last. */
export function compareStates(before: MerchandisingState, after: MerchandisingState): Difference[] {
  const found: Difference[] = [];
  for (const [what, now] of after) {
    const was = before.get(what);
    if (!was) found.push({ kind: "added", what });
    else {
      const fields = Object.keys(now).filter((name) => !same(was[name], now[name]));
      if (fields.length > 0)
        found.push({ kind: "changed", what, fields: fields.map((name) => ({ name, was: was[name], now: now[name] })) });
    }
  }
  for (const what of before.keys()) if (!after.has(what)) found.push({ kind: "removed", what });
  return found;
}
