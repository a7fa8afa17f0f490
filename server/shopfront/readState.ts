import type { FrontCollections, FrontHome, FrontMenu, FrontPart } from "../../contract/office/shopfrontStates.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** What a part consists of, by its name. */
export type States = { home: FrontHome; collections: FrontCollections; menu: FrontMenu };

/** A row's dates as the contract has them, in UTC. */
const dates = (sql: Sql | Transaction, row: string) => {
  const time = (column: string) =>
    sql`to_char(${sql(row)}.${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`'from', ${time("starts_at")}, 'until', ${time("ends_at")}`;
};

async function readHome(sql: Sql | Transaction): Promise<FrontHome> {
  const [row] = await sql<[FrontHome]>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('key', b.key, 'title', b.title, 'text', b.text, 'action', b.action, 'url', b.url,
        'image', b.image, 'alt', b.alt, 'layout', b.layout, ${dates(sql, "b")}) order by b.position), '[]') from banner b) as banners,
      (select coalesce(jsonb_agg(jsonb_build_object('key', s.key, 'title', s.title, 'collection', s.shows_id::text, ${dates(sql, "s")})
        order by s.position), '[]') from collection_section s where s.collection_id = 1) as sections,
      (select coalesce(jsonb_agg(jsonb_build_object('key', q.key, 'name', q.name, 'url', q.url, ${dates(sql, "q")})
        order by q.position), '[]') from quick_link q) as links`;
  return row;
}

async function readCollections(sql: Sql | Transaction): Promise<FrontCollections> {
  const [row] = await sql<[FrontCollections]>`
    select coalesce(jsonb_agg(jsonb_build_object('key', l.id::text, 'slug', l.slug, 'name', l.name, 'text', l.text,
      'discount_bp', l.discount_bp, 'rule', l.rule, 'products', case when l.rule is null then coalesce(m.ids, '[]') end, ${dates(sql, "l")})
      order by l.position, l.id), '[]') as collections
    from collection l
    left join (
      select collection_id, jsonb_agg(product_id order by position, product_id) as ids from collection_product group by 1) m on m.collection_id = l.id
    where l.id <> 1`;
  return row;
}

async function readMenu(sql: Sql | Transaction): Promise<FrontMenu> {
  const [row] = await sql<[FrontMenu]>`
    select coalesce(jsonb_agg(jsonb_build_object('key', c.id::text, 'parent', c.parent_id::text, 'slug', c.slug, 'name', c.name,
      'hidden', c.hidden, 'facets', c.facets, 'guide', c.guide, 'tax_class', t.slug, 'into', null)
      order by c.parent_id nulls first, c.position, c.id), '[]') as categories
    from category c left join tax_class t on t.id = c.tax_class_id`;
  return row;
}

const readers: { [P in FrontPart]: (sql: Sql | Transaction) => Promise<States[P]> } = {
  home: readHome,
  collections: readCollections,
  menu: readMenu,
};

/** What shoppers are shown of a part, as the tables have it now. What has not its time is in it too, with its dates. */
export const readState = <P extends FrontPart>(sql: Sql | Transaction, part: P): Promise<States[P]> =>
  readers[part](sql);

/** What collections are called, by their keys. */
export async function collectionNames(sql: Sql | Transaction): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ key: string; name: string }[]>`select id::text as key, name from collection where id <> 1`;
  return new Map(rows.map(({ key, name }) => [key, name]));
}
