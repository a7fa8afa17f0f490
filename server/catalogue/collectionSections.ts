import type { Card, Section } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { notFound } from "../http/reply.ts";
import { cardColumns, cardJoins } from "./card.ts";

type Page = { id: number; name: string; slug: string; sections: Section[] };
type Shows = {
  id: number;
  name: string;
  slug: string;
  position: number;
  title: string;
  shows: number;
  shows_slug: string;
};

/**
 * The page of a collection: the collections that it is made of, or itself as one section; up to 12 cards each, in
 * stock first, then in the collection's order. Sections without products are left out. 404 for an unknown id.
 */
export async function collectionSections(sql: Sql, id: string): Promise<Page> {
  if (!/^\d{1,9}$/.test(id)) throw notFound("This collection");
  const shows = await sql<Shows[]>`
    select l.id, l.name, l.slug, coalesce(s.position, 1) as position, coalesce(s.title, l.name) as title,
      coalesce(of.id, l.id) as shows, coalesce(of.slug, l.slug) as shows_slug
    from collection l
    left join collection_section s on s.collection_id = l.id
    left join collection of on of.id = s.shows_id
    where l.id = ${id} order by s.position`;
  const [page] = shows;
  if (!page) throw notFound("This collection");
  const cards = await cardsOf(
    sql,
    shows.map((section) => section.shows),
  );
  const sections = shows.map(({ position, title, shows, shows_slug }) => ({
    position,
    title,
    slug: shows_slug,
    products: cards.get(shows) ?? [],
  }));
  return {
    id: page.id,
    name: page.name,
    slug: page.slug,
    sections: sections.filter(({ products }) => products.length > 0),
  };
}

async function cardsOf(sql: Sql, collections: number[]): Promise<Map<number, Card[]>> {
  const rows = await sql<(Card & { shelf: number })[]>`
    select shown.* from unnest(${collections}::int[]) as shelf (id)
    cross join lateral (
      select shelf.id as shelf, ${cardColumns(sql)}
      from collection_product m join card k using (product_id) ${cardJoins(sql)}
      where m.collection_id = shelf.id
      order by k.availability = 'out_of_stock', m.position, k.popularity desc, k.product_id limit 12) shown`;
  const cards = new Map<number, Card[]>();
  for (const { shelf, ...card } of rows) cards.set(shelf, [...(cards.get(shelf) ?? []), card]);
  return cards;
}
