import type { Card, Section } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { notFound } from "../http/reply.ts";
import { cardColumns, cardJoins } from "./card.ts";
import { ownSections } from "./ownSections.ts";
import { showsNow } from "./showsNow.ts";

/** The home page is collection 1: the API's callers ask for it by that number. */
const homeId = 1;

type Page = { id: number; name: string; slug: string; sections: Section[] };
type Shows = {
  id: number;
  name: string;
  slug: string;
  position: number;
  title: string;
  shows: number;
  shows_slug: string;
  text: string;
};

/**
 * The page of a collection: the collections that it is made of, or itself as one section; up to 12 cards each, in
 * stock first, then in the collection's order. Sections without products are left out. 404 for an unknown id. The home
 * page, collection 1, is never empty while there are products.
 */
export async function collectionSections(sql: Sql, id: string): Promise<Page> {
  if (!/^\d{1,9}$/.test(id)) throw notFound("This collection");
  const shows = await sql<Shows[]>`
    select l.id, l.name, l.slug, coalesce(s.position, 1) as position, coalesce(s.title, l.name) as title,
      coalesce(of.id, l.id) as shows, coalesce(of.slug, l.slug) as shows_slug, coalesce(of.text, l.text) as text
    from collection l
    left join collection_section s on s.collection_id = l.id and ${showsNow(sql, sql`s`)}
    left join collection of on of.id = s.shows_id
    where l.id = ${id} order by s.position`;
  const [page] = shows;
  if (!page && Number(id) === homeId)
    return { id: homeId, name: "Home", slug: "home", sections: await ownSections(sql) };
  if (!page) throw notFound("This collection");
  const cards = await cardsOf(
    sql,
    shows.map((section) => section.shows),
  );
  const sections = shows.map(({ position, title, shows, shows_slug, text }) => ({
    position,
    title,
    slug: shows_slug,
    ...(text && { text }),
    products: cards.get(shows) ?? [],
  }));
  const filled = sections.filter(({ products }) => products.length > 0);
  const { name, slug } = page;
  return {
    id: page.id,
    name,
    slug,
    sections: filled.length > 0 || page.id !== homeId ? filled : await ownSections(sql),
  };
}

async function cardsOf(sql: Sql, collections: number[]): Promise<Map<number, Card[]>> {
  const rows = await sql<(Card & { section: number })[]>`
    select shown.* from unnest(${collections}::int[]) as section (id)
    cross join lateral (
      select section.id as section, ${cardColumns(sql)}
      from collection_product m join card k using (product_id) ${cardJoins(sql)}
      where m.collection_id = section.id
      order by k.availability = 'out_of_stock', m.position, k.popularity desc, k.product_id limit 12) shown`;
  const cards = new Map<number, Card[]>();
  for (const { section, ...card } of rows) cards.set(section, [...(cards.get(section) ?? []), card]);
  return cards;
}
