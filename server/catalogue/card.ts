import type { Card } from "../../contract/catalogue.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** What a card shows, in the contract's names: for a query over `card k` with `cardJoins`. Prices in paise. */
export const cardColumns = (sql: Sql | Transaction) => sql`
  k.product_id as id, k.variant_id, k.name as product_name, k.slug as product_url, k.image, k.alt, b.name as brand_name,
  b.slug as brand_slug, c.name as category_name, k.mrp, k.price, k.discount_percent, k.availability, k.on_sale,
  k.booking, k.rating::float8 as rating, k.reviews, k.variant_count as variants`;

export const cardJoins = (sql: Sql | Transaction) =>
  sql`join brand b on b.id = k.brand_id join category c on c.id = k.category_id`;

/** A condition on `card k`. */
export type CardCondition = ReturnType<typeof cardJoins>;

/** The cards in a category or a whole department. */
export const inCategory = (sql: Sql, id: number): CardCondition =>
  sql`(k.category_id = ${id} or k.department_id = ${id})`;

/** The best sellers among the cards that meet a condition: in stock first, then by popularity. */
export const bestSellers = (sql: Sql, condition: CardCondition, most: number) => sql<Card[]>`
  select ${cardColumns(sql)} from card k ${cardJoins(sql)}
  where ${condition}
  order by k.availability = 'out_of_stock', k.popularity desc, k.product_id limit ${most}`;
