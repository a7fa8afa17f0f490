import type { Collection } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { askedSlug } from "./asked.ts";
import type { CardCondition } from "./card.ts";
import { missing } from "./missing.ts";

/** Whether `collection l` gives a discount at this moment. */
export const runsNow = (sql: Sql) => sql`
  (l.discount_bp is not null
   and (l.starts_at is null or l.starts_at <= now()) and (l.ends_at is null or l.ends_at > now()))`;

/** A discount and its end are told only while it runs; the picture is that of its most popular product that has one. */
const columns = (sql: Sql) => sql`
  l.id, l.name, l.slug, l.text,
  case when ${runsNow(sql)} then l.discount_bp / 100.0::float8 end as discount_percent,
  case when ${runsNow(sql)} then to_char(l.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end as ends_at,
  (select k.image from collection_product m join card k using (product_id)
   where m.collection_id = l.id and k.image like '/pictures/%' order by k.popularity desc, k.product_id limit 1) as image`;

/** The collections whose discount runs now and that have a product meeting a condition, in the shop's order. */
export const getDiscountCollections = (sql: Sql, condition: CardCondition = sql`true`) => sql<Collection[]>`
  select ${columns(sql)} from collection l
  where ${runsNow(sql)}
    and exists (
      select from collection_product m join card k using (product_id) where m.collection_id = l.id and ${condition})
  order by l.position, l.id`;

/** A collection by its slug. 404 for one that we don't know. */
export async function getCollection(sql: Sql, typed: string): Promise<Collection> {
  const slug = askedSlug(typed);
  const [collection] = await sql<Collection[]>`select ${columns(sql)} from collection l where l.slug = ${slug}`;
  if (!collection) throw await missing(sql, "collection", slug);
  return collection;
}
