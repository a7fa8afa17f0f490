import type { FrontCategory, FrontCollection, FrontPart } from "../../contract/office/shopfrontStates.ts";
import type { Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { changedIn } from "./changed.ts";
import type { States } from "./readState.ts";

/** How much the home page takes: what its weight allows, and what the API's callers know (sections 2 to 8). */
const most = { banners: 10, sections: 7, links: 20 };

/** What is wrong with a thing of a list, as "list.key.field" and a sentence. */
type Fault = [place: string, message: string];

const twice = (list: string, things: readonly { key: string; slug: string }[]): Fault[] =>
  things.flatMap(({ key, slug }, i) => {
    const other = things.findIndex((thing) => thing.slug === slug);
    return other === i ? [] : [[`${list}.${key}.slug`, `The address “${slug}” belongs to another one already.`]];
  });

async function homeFaults(tx: Transaction, { banners, sections, links }: States["home"]): Promise<Fault[]> {
  const known = new Set(
    (await tx<{ key: string }[]>`select id::text as key from collection where id <> 1`).map(({ key }) => key),
  );
  const counts = { banners: banners.length, sections: sections.length, links: links.length };
  const names = { banners: "banners", sections: "rows of products", links: "quick links" };
  return [
    ...(Object.keys(counts) as (keyof typeof counts)[]).flatMap((list): Fault[] =>
      counts[list] > most[list]
        ? [[list, `The home page takes ${most[list]} ${names[list]}. Take one away first.`]]
        : [],
    ),
    ...sections.flatMap(({ key, title, collection }): Fault[] =>
      known.has(collection)
        ? []
        : [
            [
              `sections.${key}.collection`,
              `“${title}” shows a collection that is not there. Choose another one, or publish the collection first.`,
            ],
          ],
    ),
  ];
}

/** Where a collection that is to go is still shown or meant. */
async function usesOf(tx: Transaction, { key, slug, name }: FrontCollection): Promise<Fault[]> {
  const rows = await tx<{ said: string }[]>`
    with part (lists) as (
      select state from shopfront_draft where part = 'home' union all select state from shopfront_plan where part = 'home' and done_at is null)
    select 'the row “' || title || '” of the home page' as said from collection_section where shows_id = ${key}
    union select 'the row “' || (s ->> 'title') || '” of a draft or plan of the home page'
      from part, jsonb_array_elements(lists -> 'sections') s where s ->> 'collection' = ${key}
    union select 'the banner “' || title || '”' from banner where url = '/products/' || ${slug}
    union select 'the quick link “' || q.name || '”' from quick_link q where url = '/products/' || ${slug}
    union select 'the coupon ' || code from coupon where scope -> 'collections' ? ${slug} limit 3`;
  return rows.map(({ said }) => [`collections.${key}`, `“${name}” can't be deleted: ${said} still leads to it.`]);
}

async function collectionFaults(
  tx: Transaction,
  live: States["collections"],
  next: States["collections"],
): Promise<Fault[]> {
  const { set, gone } = changedIn(live.collections, next.collections);
  const asked = set.map(({ thing }) => thing);
  const [known] = await tx<[{ categories: string[]; brands: string[] }]>`
    select array(select slug from category where slug = any(${asked.flatMap(({ rule }) => rule?.categories ?? [])})) as categories,
      array(select slug from brand where slug = any(${asked.flatMap(({ rule }) => rule?.brands ?? [])})) as brands`;
  const faults = asked.flatMap(({ key, slug, rule, products }): Fault[] => [
    ...(["home", "search"].includes(slug)
      ? [[`collections.${key}.slug`, `The address “${slug}” is the shop's own.`] satisfies Fault]
      : []),
    ...((rule === null) === (products === null)
      ? [[`collections.${key}.rule`, "A collection is made by a rule or by hand."] satisfies Fault]
      : []),
    ...(["categories", "brands"] as const).flatMap((what) =>
      (rule?.[what] ?? [])
        .filter((wanted) => !known[what].includes(wanted))
        .map((wanted): Fault => [`collections.${key}.rule`, `The rule names “${wanted}”, which is not there.`]),
    ),
    ...(rule?.from && rule.under && rule.from > rule.under
      ? [[`collections.${key}.rule`, "The lowest price is above the highest."] satisfies Fault]
      : []),
  ]);
  const uses = await Promise.all(gone.map((collection) => usesOf(tx, collection)));
  return [...twice("collections", next.collections), ...faults, ...uses.flat()];
}

function treeFaults(stays: FrontCategory[], all: readonly FrontCategory[]): Fault[] {
  const byKey = new Map(stays.map((thing) => [thing.key, thing]));
  return all.flatMap(({ key, name, parent, into }): Fault[] => {
    const at = (field: string, message: string): Fault[] => [[`categories.${key}.${field}`, message]];
    if (into !== null) {
      if (!byKey.has(into)) return at("into", `Choose a category for the products of “${name}” that stays.`);
      return stays.some((thing) => thing.parent === key)
        ? at("into", `“${name}” has categories in it. Move them first.`)
        : [];
    }
    if (parent === null) return [];
    const above = byKey.get(parent);
    if (!above) return at("parent", `“${name}” is in a department that is not there.`);
    if (above.parent !== null)
      return at("parent", `“${name}” can only be in a department: a category takes no further ones.`);
    return stays.some((thing) => thing.parent === key)
      ? at("parent", `“${name}” has categories in it, so it stays a department.`)
      : [];
  });
}

async function menuFaults(tx: Transaction, live: States["menu"], next: States["menu"]): Promise<Fault[]> {
  const stays = next.categories.filter(({ into }) => into === null);
  const { set, gone } = changedIn(live.categories, stays);
  const classes = (await tx<{ slug: string }[]>`select slug from tax_class`).map(({ slug }) => slug);
  const into = new Map(next.categories.map((thing) => [thing.key, thing.into]));
  const removed = await Promise.all(
    gone.map(async ({ key, slug, name }): Promise<Fault[]> => {
      const [used] = await tx<[{ products: number; said: string | null }]>`
        select (select count(*)::int from product where category_id = ${key}) as products,
          coalesce((select 'the rule of the collection “' || name || '”' from collection where rule -> 'categories' ? ${slug} limit 1),
            (select 'the coupon ' || code from coupon where scope -> 'categories' ? ${slug} limit 1)) as said`;
      if (used.said) return [[`categories.${key}`, `“${name}” can't be deleted: ${used.said} names it.`]];
      if (stays.some(({ parent }) => parent === key))
        return [[`categories.${key}`, `“${name}” has categories in it. Move them first.`]];
      return used.products > 0 && !into.get(key)
        ? [
            [
              `categories.${key}`,
              `“${name}” has ${used.products} product${used.products === 1 ? "" : "s"} in it. Choose where they go.`,
            ],
          ]
        : [];
    }),
  );
  return [
    ...twice("categories", stays),
    ...treeFaults(stays, next.categories),
    ...set.flatMap(({ thing: { key, tax_class } }): Fault[] =>
      tax_class !== null && !classes.includes(tax_class)
        ? [[`categories.${key}.tax_class`, "There is no such tax class."]]
        : [],
    ),
    ...removed.flat(),
  ];
}

/** Whether a part can be shown like this. Throws an ApiError of 422 that names each fault by "list.key.field". */
export async function checkState<P extends FrontPart>(
  tx: Transaction,
  part: P,
  live: States[P],
  next: States[P],
): Promise<void> {
  const checks: { [K in FrontPart]: (live: States[K], next: States[K]) => Promise<Fault[]> } = {
    home: (_, next) => homeFaults(tx, next),
    collections: (live, next) => collectionFaults(tx, live, next),
    menu: (live, next) => menuFaults(tx, live, next),
  };
  const faults = await checks[part](live, next);
  const [first] = faults;
  if (first) throw new ApiError(422, first[1], { errors: Object.fromEntries(faults) });
}
