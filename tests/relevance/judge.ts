import { createHash } from "node:crypto";
import type { Sql } from "../../server/database/connect.ts";
import type { Found } from "../../server/search/find.ts";
import type { ProductIndex } from "../../server/search/productIndex.ts";
import { readRows } from "./mistype.ts";

/**
 * A search, and what has to come first: conditions that all hold, each with "|" or "," between what will do; "nothing"
 * when the shop has nothing for it and has to say so; "maker=" when it has to say that it does not have that maker, and
 * to offer what it has of these categories.
 */
export type Judged = { group: string; query: string; expected: string; half: "A" | "B" };
/** A product as it is judged. Price in rupees. */
type JudgedProduct = { name: string; brand: string; category: string; price: number; attributes: string[] };
/** The shares of searches whose first or first three products hold what is expected, and the mean reciprocal rank. */
export type Score = { searches: number; first: number; firstThree: number; reciprocal: number };

/** The judged searches. Tuning looks at half A; half B, the other half by a hash, is what is reported. */
function readJudged(): Judged[] {
  return readRows().map((row) => ({
    ...row,
    half: createHash("sha256").update(row.query).digest().readUInt8(0) % 2 === 0 ? "A" : "B",
  }));
}

/** The judged searches that have to find something. */
export const readFindable = (): Judged[] =>
  readJudged().filter(({ expected }) => expected !== "nothing" && !expected.startsWith("maker="));

/** The judged searches for makers that musicians know and the demo does not sell. */
export const readMakers = (): Judged[] => readJudged().filter(({ expected }) => expected.startsWith("maker="));

/** The judged searches that have to find nothing: texts without sense, and words of other trades and languages. */
export const readStrange = (): Judged[] => readJudged().filter(({ expected }) => expected === "nothing");

/** What judging has to know of every product, by its id. */
export async function readProducts(sql: Sql): Promise<Map<number, JudgedProduct>> {
  const rows = await sql<(JudgedProduct & { id: number })[]>`
    select k.product_id as id, lower(k.name) as name, b.name as brand, c.slug as category, k.price / 100 as price,
      array(select name || '=' || value from product_attribute a where a.product_id = k.product_id) as attributes
    from card k join brand b on b.id = k.brand_id join category c on c.id = k.category_id`;
  return new Map(rows.map((row) => [row.id, row]));
}

const holds: Record<string, (product: JudgedProduct, value: string) => boolean> = {
  category: ({ category }, value) => value.split(",").includes(category),
  name: ({ name }, value) => new RegExp(value).test(name),
  brand: ({ brand }, value) => brand === value,
  attribute: ({ attributes }, value) => attributes.some((one) => value.split("|attribute=").includes(one)),
  maxprice: ({ price }, value) => price <= Number(value),
  minprice: ({ price }, value) => price >= Number(value),
};

/** The place, from 1, of the first product that holds what is expected; 0 when none of the first ten does. */
export function placeOf(expected: string, ids: number[], products: Map<number, JudgedProduct>): number {
  const conditions = expected
    .split(/(?<! )&(?! )/)
    .filter((part) => part.includes("="))
    .map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)] as const);
  const good = (id: number) => {
    const product = products.get(id);
    return product !== undefined && conditions.every(([kind, value]) => holds[kind]?.(product, value) ?? false);
  };
  return ids.slice(0, 10).findIndex(good) + 1;
}

/**
 * Whether a search for a maker says that it is not sold and offers what is expected in its place; products that come
 * with it are of that kind, too.
 */
export function isMakerTold(
  expected: string,
  index: ProductIndex,
  found: Found | undefined,
  product?: JudgedProduct,
): boolean {
  const [, maker, categories = ""] = /^maker=(.*)&category=(.*)$/.exec(expected) ?? [];
  const wanted = categories.split(",");
  const offered = found?.notSold?.instead.map(({ category }) => index.categories.get(category)?.slug ?? "") ?? [];
  const isOffered = offered.some((slug) => wanted.includes(slug));
  return found?.notSold?.maker === maker && isOffered && (product === undefined || wanted.includes(product.category));
}

/** Sums places up. */
export const scoreOf = (places: number[]): Score => {
  const share = (holds: (place: number) => boolean) => places.filter(holds).length / places.length;
  return {
    searches: places.length,
    first: share((place) => place === 1),
    firstThree: share((place) => place >= 1 && place <= 3),
    reciprocal: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length,
  };
};
