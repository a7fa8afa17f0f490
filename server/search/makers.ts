import { readFileSync } from "node:fs";
import { join } from "node:path";
import { evidence } from "./evidence.ts";
import { soundOf } from "./sound.ts";
import { wordsOf } from "./words.ts";

/**
 * A maker of instruments that musicians know. `makes`: kinds of thing, what it is best known for first; `models`: words
 * by which one of its products is known, with their kind.
 */
export type Maker = { name: string; makes: string[]; models: Map<string, string> };
/** A way to write a maker's name. With `needsCompany` it is an everyday word, too: another word must tell what is meant. */
type Spelling = { maker: Maker; words: string[]; needsCompany: boolean };
/** A maker that was named by the typed words from `from` up to `to`. */
export type NamedMaker = { maker: Maker; from: number; to: number; needsCompany: boolean };

const parts = (text = ""): string[] => text.split("|").filter((part) => part !== "");

/** The lines of makers.tsv. A spelling that ends with "+" needs company. */
function readMakers(): Spelling[] {
  const lines = readFileSync(join(import.meta.dirname, "makers.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1);
  return lines.flatMap((line) => {
    const [name = "", spellings, makes, models] = line.split("\t");
    const pairs = parts(models).map((text): [string, string] => {
      const [model = "", kind = ""] = text.split("=");
      return [model, kind];
    });
    const maker = { name, makes: parts(makes), models: new Map(pairs) };
    const own = wordsOf(name).join(" ");
    const others = parts(spellings).map((text) => ({
      maker,
      words: wordsOf(text.replace(/\+$/, "")),
      needsCompany: text.endsWith("+"),
    }));
    const isMarked = others.some(({ words, needsCompany }) => needsCompany && words.join(" ") === own);
    return [...(isMarked ? [] : [{ maker, words: own.split(" "), needsCompany: false }]), ...others];
  });
}

const spellings = readMakers();
const bySpelling = new Map<string, Spelling>();
for (const spelling of spellings)
  for (const form of [spelling.words.join(" "), spelling.words.join("")])
    if (!bySpelling.has(form)) bySpelling.set(form, spelling);
const longest = Math.max(...spellings.map(({ words }) => words.length));
/** Names of one word that may be misspelt, by how they begin; their other spellings are taken as they stand. */
const single = Map.groupBy(
  spellings
    .filter(({ maker, words, needsCompany }) => !needsCompany && words.join(" ") === wordsOf(maker.name).join(" "))
    .filter(({ words: [word = "", ...more] }) => more.length === 0 && word.length > 4)
    .map(({ maker, words: [word = ""] }) => ({ maker, text: word, sound: soundOf(word), isSpelling: false })),
  ({ sound }) => sound.charAt(0),
);

/** The known maker that the longest part of the typed words names, as it is written. */
export function namedMaker(words: string[]): NamedMaker | undefined {
  for (let take = Math.min(longest, words.length); take > 0; take--)
    for (let from = 0; from + take <= words.length; from++) {
      const found = bySpelling.get(words.slice(from, from + take).join(" "));
      if (found) return { maker: found.maker, from, to: from + take, needsCompany: found.needsCompany };
    }
  return undefined;
}

/** The known maker whose name a word was probably meant to be. */
export function nearMaker(word: string): Maker | undefined {
  const typed = { text: word, sound: soundOf(word) };
  const near = (single.get(typed.sound.charAt(0)) ?? []).flatMap(({ maker, ...name }) => {
    const far = evidence(typed, name, false, () => 2);
    return far === undefined ? [] : [{ maker, far }];
  });
  return near.sort((a, b) => a.far - b.far)[0]?.maker;
}

/** The kind of a maker's product that a word names: "f310", or "psr" and "psre373" for "psr". */
export const modelKind = (maker: Maker, word: string): string | undefined =>
  maker.models.get(word) ?? maker.models.get(/^[a-z]+(?=\d)/.exec(word)?.[0] ?? "");
