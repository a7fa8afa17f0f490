import kinds from "./kinds.json" with { type: "json" };
import { wordsOf } from "./words.ts";

/** A category as the database has it; `facets` are the attributes that it is filtered by. */
export type CategoryRow = { id: number; slug: string; name: string; parent_id: number | null; facets: string[] };
/** A category or department: the words of its name, and those that name a kind of thing ("Bass Guitars": guitar). */
export type Category = CategoryRow & { words: Set<string>; heads: Set<string>; isLeaf: boolean; single: boolean };

const accessories = new Set(kinds.accessories);

/** Reads the categories; "Sitar, Sarod & Santoor" names three kinds. */
export function readCategories(rows: CategoryRow[]): Map<number, Category> {
  const parents = new Set(rows.map(({ parent_id }) => parent_id));
  return new Map(
    rows.map((row) => {
      const parts = row.name
        .split(/[,&/]| and /i)
        .map(wordsOf)
        .filter((words) => words.length > 0);
      const heads = new Set(parts.flatMap((words) => words.slice(-1)));
      const category = {
        ...row,
        words: new Set(parts.flat()),
        heads,
        isLeaf: !parents.has(row.id),
        single: parts.length === 1,
      };
      return [row.id, category];
    }),
  );
}

/**
 * The kinds of thing that words ask for, the likeliest first: words that name a category's kind, the last one before the
 * others; but one that names what goes with an instrument alone ("strings for a guitar"). With `open` the last word may
 * be the beginning of one.
 */
export function headsOf(words: string[], categories: Iterable<Category>, open: boolean): string[] {
  const heads = new Set([...categories].flatMap((category) => (category.isLeaf ? [...category.heads] : [])));
  const last = words.at(-1) ?? "";
  const begun =
    open && last.length > 2 && !heads.has(last) ? [...heads].find((head) => head.startsWith(last)) : undefined;
  const named = [...words.filter((word) => heads.has(word)), ...(begun === undefined ? [] : [begun])].reverse();
  const accessory = named.find((word) => accessories.has(word));
  return accessory === undefined ? named : [accessory];
}
