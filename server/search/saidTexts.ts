import { type Columns, collectionFact } from "./columns.ts";
import { attributeKeys, most, valueOf } from "./rowWords.ts";
import type { WordPacker } from "./wordPacker.ts";
import { wordsOf } from "./words.ts";

/** What alternative names say of each product that has them, by numbers. */
export type SaidNames = { words: number[]; phrases: number[] };
/** What attributes say: their words, the conditions that they meet and the facts that they are. */
export type SaidAttributes = { words: number[]; keys: number[]; facts: number[] };

const once = (numbers: number[]): number[] => [...new Set(numbers)];

/** Texts of products as numbers: of their words, of names as a whole, of conditions and of facts. What many products have is taken apart once. */
export class SaidTexts {
  readonly #words: WordPacker;
  readonly #phrases: WordPacker;
  readonly #attributes: WordPacker;
  readonly #columns: Columns;

  constructor(packers: { words: WordPacker; phrases: WordPacker; attributes: WordPacker }, columns: Columns) {
    this.#words = packers.words;
    this.#phrases = packers.phrases;
    this.#attributes = packers.attributes;
    this.#columns = columns;
  }

  /** The words of a text. */
  readonly text = keeping((text: string) => this.#numbersOf(wordsOf(text)));

  /** The words of texts, each once. */
  texts(texts: readonly string[]): number[] {
    return once(texts.flatMap((text) => this.text(text)));
  }

  /** Words. */
  readonly shared = keeping((words: Set<string>) => this.#numbersOf([...words]));

  readonly #name = keeping((text: string) => {
    const words = wordsOf(text);
    return { words: this.#numbersOf(words), phrase: this.#phrases.number(words.join(" ")) };
  });

  /** Alternative names. */
  names(texts: readonly string[]): SaidNames {
    const names = texts.map((text) => this.#name(text));
    return { words: once(names.flatMap(({ words }) => words)), phrases: once(names.map(({ phrase }) => phrase)) };
  }

  readonly #attribute = keeping((text: string) => ({
    words: this.text(valueOf(text)),
    keys: attributeKeys(text).map((key) => this.#attributes.number(key)),
  }));

  /** Attributes: all of them are facts, the first are searched. */
  attributes(texts: readonly string[]): SaidAttributes {
    const said = texts.slice(0, most.attributes).map((text) => this.#attribute(text));
    return {
      words: once(said.flatMap(({ words }) => words)),
      keys: once(said.flatMap(({ keys }) => keys)),
      facts: texts.map((text) => this.#columns.factOf(text)),
    };
  }

  /** The facts that being in collections are. */
  collections(ids: readonly number[]): number[] {
    return ids.map((id) => this.#columns.factOf(collectionFact(id)));
  }

  #numbersOf(words: string[]): number[] {
    return words.map((word) => this.#words.number(word));
  }
}

/** The most answers of each kind that are kept. */
export const mostKept = 20_000;

function keeping<Key, Said>(take: (key: Key) => Said): (key: Key) => Said {
  const known = new Map<Key, Said>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const said = take(key);
    if (known.size < mostKept) known.set(key, said);
    return said;
  };
}
