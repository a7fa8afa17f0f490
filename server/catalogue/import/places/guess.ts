import { levelsOf } from "./path.ts";
import taxonomy from "./taxonomy.json" with { type: "json" };
import { endsWith, wordsOf } from "./words.ts";

/** A place that a guess names: a department, or one of its categories. */
export type Guess = { department: { slug: string; name: string }; category?: { slug: string; name: string } };

type Entry = { words: string[]; place: Guess };

const entriesOf = (words: string, place: Guess): Entry[] =>
  words.split(",").map((text) => ({ words: wordsOf(text), place }));

/** The longest names first: "bass guitar amp" is no guitar. */
const entries: Entry[] = taxonomy
  .flatMap(({ slug, name, words, children }) => {
    const department = { slug, name };
    return [
      ...children.flatMap((child) =>
        entriesOf(child.words, { department, category: { slug: child.slug, name: child.name } }),
      ),
      ...entriesOf(words, { department }),
    ];
  })
  .sort((a, b) => b.words.length - a.words.length);

/**
 * Where a shop for musical instruments keeps what a file calls so, by its last words; undefined where nothing fits.
 * Words that other trades use too (keyboard, strap, case) count only with an instrument's name before them.
 */
export function guessPlace(path: string): Guess | undefined {
  const words = wordsOf(levelsOf(path).at(-1) ?? "");
  return entries.find((entry) => endsWith(words, entry.words))?.place;
}
