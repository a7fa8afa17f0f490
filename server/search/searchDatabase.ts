import type { PendingQuery, Row } from "postgres";
import type { Sql } from "../database/connect.ts";

type Condition = PendingQuery<Row[]>;

/** What is looked for: for each typed word the words of the catalogue that it may begin, as plain_text() gives them. */
type Words = string[][];

/** Reads what a shopper typed: at most eight words of forty characters. Undefined when no letter or digit is in it. */
async function readWords(sql: Sql, typed: string): Promise<Words | undefined> {
  const text = typed
    .slice(0, 200)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  if (text === "") return undefined;
  // Twice: taking an accent off may leave a sign that is neither letter nor digit.
  const [row] = await sql<{ plain: string }[]>`select plain_text(plain_text(${text})) as plain`;
  const words = new Set(row?.plain.split(" ").filter((word) => word !== ""));
  return words.size === 0 ? undefined : [...words].slice(0, 8).map((word) => [word.slice(0, 40)]);
}

/** The condition that one of the words of `card k` begins with this one. */
const begins = (sql: Sql, word: string): Condition =>
  sql`k.search_text like ${`${word}%`} or k.search_text like ${`% ${word}%`}`;

/** The condition that every word looked for begins one of the words of `card k`. */
const matches = (sql: Sql, search: Words): Condition =>
  search.reduce(
    (all, words) => sql`${all} and (${words.reduce((any, word) => sql`${any} or ${begins(sql, word)}`, sql`false`)})`,
    sql`true`,
  );

/** How many cards, the best first, a search reads from end to end, and in how many of them it looks for a word's like. */
const mostRead = { search: 20_000, spelling: 2_000 };

/** In stock first, then by popularity. */
const bestFirst = (sql: Sql) => sql`availability = 'out_of_stock', popularity desc, product_id`;
/** The best so many cards, as `k`. */
const bestCards = (sql: Sql, most: number) => sql`(select * from card order by ${bestFirst(sql)} limit ${most}) k`;

/** Below this a word of the catalogue is not taken for what was meant (pg_trgm's word similarity, 0 to 1). */
const leastSimilarity = 0.45;

/**
 * For a search that finds nothing: each word that begins no word of the catalogue gives way to the three that are most
 * like it. Undefined when that changes nothing.
 */
async function corrected(sql: Sql, search: Words): Promise<Words | undefined> {
  const meant = await Promise.all(
    search.map(async ([word = ""]) => {
      const [known] = await sql`select from ${bestCards(sql, mostRead.search)} where ${begins(sql, word)} limit 1`;
      return known ? [word] : wordsLike(sql, word);
    }),
  );
  const helps = meant.every((words) => words.length > 0) && meant.some(([word], i) => word !== search[i]?.[0]);
  return helps ? meant : undefined;
}

async function wordsLike(sql: Sql, word: string): Promise<string[]> {
  const rows = await sql<{ near: string }[]>`
    select near from (
      select distinct near
      from ${bestCards(sql, mostRead.spelling)}, unnest(string_to_array(search_text, ' ')) near) words
    where word_similarity(${word}, near) >= ${leastSimilarity}::float4
    order by similarity(${word}, near) desc, near limit 3`;
  return rows.map(({ near }) => near);
}

/** The most products that a search answers by itself, while nothing better is loaded. */
const mostFound = 2_000;

/** Of the best products those in which every typed word begins a word, in stock first, then by popularity. */
const find = async (sql: Sql, words: Words): Promise<number[]> => {
  const rows = await sql<{ id: number }[]>`
    select product_id as id from ${bestCards(sql, mostRead.search)} where ${matches(sql, words)}
    order by ${bestFirst(sql)} limit ${mostFound}`;
  return rows.map(({ id }) => id);
};

/**
 * Searches in the database, as long as the search engine has not loaded the catalogue: words and their beginnings, and
 * once more with the spelling corrected when that finds nothing. It has no index for that, since one would cost every import and
 * every order more than these moments are worth: it reads the best products, all of them in most shops. Undefined when no letter or digit was typed.
 */
export async function searchDatabase(sql: Sql, typed: string): Promise<number[] | undefined> {
  const words = await readWords(sql, typed);
  if (!words) return undefined;
  const found = await find(sql, words);
  if (found.length > 0) return found;
  const better = await corrected(sql, words);
  return better ? find(sql, better) : found;
}
