import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const usage = `Usage: node tests/relevance/mistype.ts [--write]

Makes the judged searches of the group "typing error": one error in one word of each search of the groups "kind" and
"brand and kind", always the same ones. A letter is left out, put in, changed, or swapped with the next; never the first.

  --write   puts them into queries.tsv in place of those that are there; without it they are printed`;

const file = join(import.meta.dirname, "queries.tsv");
const alphabet = "abcdefghijklmnopqrstuvwxyz";
/** Shorter words are hardly ever mistyped, and not forgiven by the search. */
const shortest = 5;

type Row = { group: string; query: string; expected: string };

/** Whole numbers below a bound, the same ones for the same seed (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function withError(word: string, below: (bound: number) => number): string {
  const at = 1 + below(word.length - 2);
  const letter = alphabet.charAt(below(alphabet.length));
  const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  const errors = [before + next + after, before + next + here + after, before + letter + here + next + after];
  return errors[below(errors.length + 1)] ?? before + letter + next + after;
}

/** The searches with one error each; one whose words are all short is left out, as is an error that changed nothing. */
export function mistype(rows: Row[]): Row[] {
  const below = numbers(20_261_120);
  return rows
    .filter(({ group }) => group === "kind" || group === "brand and kind")
    .flatMap(({ query, expected }) => {
      const words = query.split(" ");
      const long = words.flatMap((word, i) => (word.length >= shortest && /^[a-z]+$/.test(word) ? [i] : []));
      const place = long[below(Math.max(long.length, 1))];
      if (place === undefined) return [];
      const mistyped = words.map((word, i) => (i === place ? withError(word, below) : word)).join(" ");
      return mistyped === query ? [] : [{ group: "typing error", query: mistyped, expected }];
    });
}

/** The rows of queries.tsv. */
export const readRows = (): Row[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [group = "", query = "", expected = ""] = line.split("\t");
      return { group, query, expected };
    });

const textOf = (rows: Row[]): string =>
  rows.map(({ group, query, expected }) => `${group}\t${query}\t${expected}\n`).join("");

if (import.meta.main) {
  const { values } = parseArgs({ options: { write: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
  const rows = readRows();
  const made = mistype(rows);
  if (values.help) console.log(usage);
  else if (values.write)
    writeFileSync(
      file,
      `group\tquery\texpected\n${textOf([...rows.filter(({ group }) => group !== "typing error"), ...made])}`,
    );
  else process.stdout.write(textOf(made));
}
