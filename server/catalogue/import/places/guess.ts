import { levelsOf } from "./path.ts";
import taxonomy from "./taxonomy.json" with { type: "json" };
import { endsWith, wordsOf } from "./words.ts";

/** A place that a guess names: a department, or one of its categories. */
export type Guess = { department: { slug: string; name: string }; category?: { slug: string; name: string } };

type Entry = { words: string[]; place: Guess };

const entriesOf = (words: string | undefined, place: Guess): Entry[] =>
  words === undefined ? [] : words.split(",").map((text) => ({ words: wordsOf(text), place }));

/** What is called so, the longest names first: "bass guitar amp" is no guitar. */
const entriesBy = (kind: "words" | "plain"): Entry[] =>
  taxonomy
    .flatMap(({ slug, name, children, ...texts }) => {
      const department = { slug, name };
      return [
        ...children.flatMap((child) =>
          entriesOf(child[kind], { department, category: { slug: child.slug, name: child.name } }),
        ),
        ...entriesOf(texts[kind], { department }),
      ];
    })
    .sort((a, b) => b.words.length - a.words.length);
const entries = entriesBy("words");
const plainEntries = entriesBy("plain");

/**
 * Where a shop for musical instruments keeps what a file calls so, by its last words; undefined where nothing fits.
 * Words that other trades use too (keyboard, strap, case) count only with an instrument's name before them, or where the
 * file says otherwise that it speaks of instruments.
 */
export function guessPlace(path: string, isInstrument = false): Guess | undefined {
  const words = wordsOf(levelsOf(path).at(-1) ?? "");
  const known = isInstrument ? [...entries, ...plainEntries] : entries;
  return known.find((entry) => endsWith(words, entry.words))?.place;
}

/** The department of a shop for musical instruments that is called so and nothing else ("Percussion"). */
export function guessDepartment(name: string): Guess["department"] | undefined {
  const words = wordsOf(name);
  const isCalledSo = (entry: Entry) => entry.words.length === words.length && endsWith(words, entry.words);
  return entries.find((entry) => !entry.place.category && isCalledSo(entry))?.place.department;
}

/** What a shop for musical instruments calls the department, or the category, of this address. */
export const nameOf = (slug: string, kind: "department" | "category"): string | undefined =>
  (kind === "department" ? taxonomy : taxonomy.flatMap(({ children }) => children)).find((one) => one.slug === slug)
    ?.name;
