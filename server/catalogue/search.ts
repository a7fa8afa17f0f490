import type { ProductList } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import type { SearchEngine } from "../search/engine.ts";
import { type Found, type FoundAll, find, findAll, type Told } from "../search/find.ts";
import { searchDatabase } from "../search/searchDatabase.ts";
import { bestSellers, type CardCondition } from "./card.ts";

/** What a list's search found: all products in the index, or those that the database answered while none was loaded. */
export type Search = Found | FoundAll;

/** The best products, up to `most`, for what a shopper typed; undefined when no letter or digit is in it. */
export const searchBest = async (
  sql: Sql,
  engine: SearchEngine,
  typed: string,
  most: number,
): Promise<Found | undefined> => orDatabase(sql, typed, await engine.use((index) => find(index, typed, most)), most);

/** All products for what a shopper typed; undefined when no letter or digit is in it. */
export const searchAll = async (sql: Sql, engine: SearchEngine, typed: string): Promise<Search | undefined> =>
  orDatabase(sql, typed, await engine.use((index) => findAll(index, typed)));

async function orDatabase<T>(
  sql: Sql,
  typed: string,
  found: T | undefined | null,
  most?: number,
): Promise<T | Found | undefined> {
  if (found !== null) return found;
  const ids = await searchDatabase(sql, typed);
  const told: Told = { total: ids?.length ?? 0, corrected: undefined, understood: [], shelves: [], completions: [] };
  return ids && { ...told, ids: ids.slice(0, most) };
}

/** The ids of a search in its order, as a list of the database's: as one text, which is read sooner than an array. */
export const idsOf = (sql: Sql, { ids }: Pick<Found, "ids">) => sql`string_to_array(${ids.join(",")}, ',')::int[]`;

/** The condition that `card k` was found. */
export const matches = (sql: Sql, found: Found): CardCondition =>
  sql`k.product_id in (select unnest(${idsOf(sql, found)}))`;

/** What a list says of its search beside its products. */
export async function tellSearch(
  sql: Sql,
  found: Told,
): Promise<Pick<ProductList, "understood" | "corrected" | "instead">> {
  return {
    understood: found.understood.map(({ parameter, value, label, rest }) => ({
      parameter,
      value,
      label,
      search_without: rest,
    })),
    ...(found.corrected === undefined ? {} : { corrected: found.corrected }),
    ...(found.total > 0
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
