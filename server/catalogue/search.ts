import type { ProductList } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import type { SearchEngine } from "../search/engine.ts";
import { type Found, type FoundAll, find, findAll, type SearchSummary } from "../search/find.ts";
import { searchDatabase } from "../search/searchDatabase.ts";
import { bestSellers, type CardCondition } from "./card.ts";
import { tellNotSold } from "./notSold.ts";

/** What a list's search found: all products in the index, or those that the database answered while none was loaded. */
export type Search = Found | FoundAll;

/** The best products, up to `most`, for what a shopper typed; undefined when no letter or digit is in it. */
export const searchBest = async (
  sql: Sql,
  engine: SearchEngine,
  typed: string,
  most: number,
): Promise<Found | undefined> =>
  orArticle(sql, typed, await orDatabase(sql, typed, await engine.use((index) => find(index, typed, most)), most));

/** All products for what a shopper typed; undefined when no letter or digit is in it. */
export const searchAll = async (sql: Sql, engine: SearchEngine, typed: string): Promise<Search | undefined> =>
  orArticle(sql, typed, await orDatabase(sql, typed, await engine.use((index) => findAll(index, typed))));

/** What is known of a search that the database alone has answered, beside what it found. */
const idsAlone: Omit<SearchSummary, "total"> = {
  corrected: undefined,
  understood: [],
  categories: [],
  completions: [],
};

/** What an article number may be long, in signs. */
const [shortest, longest] = [3, 64];

/** Where nothing was found: the product whose article number (SKU) was typed, in any letter case, as it stands on an invoice. */
async function orArticle<T extends SearchSummary>(
  sql: Sql,
  typed: string,
  found: T | undefined,
): Promise<T | Found | undefined> {
  const asked = typed.trim().toLowerCase();
  if (!found || found.total > 0 || asked.length < shortest || asked.length > longest) return found;
  const rows = await sql<{ id: number }[]>`
    select distinct product_id as id from variant join card using (product_id) where lower(sku) = ${asked}`;
  if (rows.length === 0) return found;
  return { ...idsAlone, total: rows.length, ids: rows.map(({ id }) => id) };
}

async function orDatabase<T>(
  sql: Sql,
  typed: string,
  found: T | undefined | null,
  most?: number,
): Promise<T | Found | undefined> {
  if (found !== null) return found;
  const ids = await searchDatabase(sql, typed);
  return ids && { ...idsAlone, total: ids.length, ids: ids.slice(0, most) };
}

/** The ids of a search in its order, as a list of the database's: as one text, which is read sooner than an array. */
export const idsOf = (sql: Sql, { ids }: Pick<Found, "ids">) => sql`string_to_array(${ids.join(",")}, ',')::int[]`;

/** The condition that `card k` was found. */
export const matches = (sql: Sql, found: Found): CardCondition =>
  sql`k.product_id in (select unnest(${idsOf(sql, found)}))`;

/** What a list says of its search beside its products. */
export async function tellSearch(
  sql: Sql,
  found: SearchSummary,
): Promise<Pick<ProductList, "understood" | "corrected" | "not_sold" | "instead">> {
  return {
    understood: found.understood.map(({ parameter, value, label, rest }) => ({
      parameter,
      value,
      label,
      search_without: rest,
    })),
    ...(found.corrected === undefined ? {} : { corrected: found.corrected }),
    ...(await tellNotSold(sql, found.notSold)),
    ...(found.total > 0
      ? {}
      : {
          instead: {
            categories: await categoriesOf(sql, found.categories),
            products: [...(await bestSellers(sql, inPlaceOf(sql, found.notSold), 8))],
          },
        }),
  };
}

/** The condition that `card k` is of the kind that a maker is asked for who is not sold; any product when none is. */
const inPlaceOf = (sql: Sql, notSold: SearchSummary["notSold"]): CardCondition =>
  notSold ? sql`k.category_id = any(${notSold.instead.map(({ category }) => category)})` : sql`true`;

/** The first of these categories; the departments when there are none. */
export async function categoriesOf(sql: Sql, categories: number[]): Promise<{ name: string; slug: string }[]> {
  const rows = await sql<{ name: string; slug: string }[]>`
    select name, slug from category
    where ${categories.length > 0 ? sql`id = any(${categories})` : sql`parent_id is null`} and not hidden
    order by position limit 6`;
  return [...rows];
}
