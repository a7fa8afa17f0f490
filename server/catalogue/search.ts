import type { ProductList } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import type { SearchEngine } from "../search/engine.ts";
import type { Found } from "../search/find.ts";
import { searchDatabase } from "../search/searchDatabase.ts";
import { bestSellers, type CardCondition } from "./card.ts";

/** What a search found: the products, best first, and what was understood of it. */
export type Search = Pick<Found, "ids" | "corrected" | "understood" | "shelves" | "completions">;

/** The most products that a list shows of a search; whoever searches for more than that filters. */
const mostListed = 20_000;

/** Looks for what a shopper typed; undefined when no letter or digit is in it. */
export async function search(
  sql: Sql,
  engine: SearchEngine,
  typed: string,
  most = mostListed,
): Promise<Search | undefined> {
  const found = await engine.find(typed, most);
  if (found !== null) return found;
  const ids = await searchDatabase(sql, typed);
  return ids && { ids: ids.slice(0, most), corrected: undefined, understood: [], shelves: [], completions: [] };
}

/** The ids of a search in its order, as a list of the database's: as one text, which is read sooner than an array. */
export const idsOf = (sql: Sql, { ids }: Search) => sql`string_to_array(${ids.join(",")}, ',')::int[]`;

/** The condition that `card k` was found. */
export const matches = (sql: Sql, found: Search): CardCondition =>
  sql`k.product_id in (select unnest(${idsOf(sql, found)}))`;

/** What a list says of its search beside its products. */
export async function tellSearch(
  sql: Sql,
  found: Search,
): Promise<Pick<ProductList, "understood" | "corrected" | "instead">> {
  return {
    understood: found.understood.map(({ parameter, value, label, rest }) => ({
      parameter,
      value,
      label,
      search_without: rest,
    })),
    ...(found.corrected === undefined ? {} : { corrected: found.corrected }),
    ...(found.ids.length > 0
      ? {}
      : {
          instead: {
            categories: await categoriesOf(sql, found.shelves),
            products: [...(await bestSellers(sql, sql`true`, 8))],
          },
        }),
  };
}

/** The first of these categories; the departments when there are none. */
export async function categoriesOf(sql: Sql, shelves: number[]): Promise<{ name: string; slug: string }[]> {
  const rows = await sql<{ name: string; slug: string }[]>`
    select name, slug from category
    where ${shelves.length > 0 ? sql`id = any(${shelves})` : sql`parent_id is null`} and not hidden
    order by position limit 6`;
  return [...rows];
}
