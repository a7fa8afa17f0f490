import type { Card } from "../../contract/catalogue.ts";
import { largestInt } from "../../contract/largestInt.ts";
import { mostWished } from "../../contract/listLimits.ts";
import { cardColumns, cardJoins } from "../catalogue/card.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";

/** The ids that a query names, with commas between. Throws an ApiError of 422 for what is none, and for too many. */
export function askedIds(query: string): number[] {
  const ids = query === "" ? [] : query.split(",");
  const message =
    ids.length > mostWished
      ? `A wishlist takes ${mostWished} products.`
      : ids.every((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestInt)
        ? undefined
        : "Name the products by their ids, with commas between.";
  if (message) throw new ApiError(422, message, { errors: { products: message } });
  return ids.map(Number);
}

/** The products of these ids as they are now, in this order; what the shop does not show is left out. */
export async function wishedCards(sql: Sql, ids: number[]): Promise<Card[]> {
  const rows = await sql<Card[]>`
    select ${cardColumns(sql)} from card k ${cardJoins(sql)} where k.product_id = any(${ids})
    order by array_position(${ids}::int[], k.product_id)`;
  return [...rows];
}
