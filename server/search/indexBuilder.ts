import { commonBeginnings } from "./beginnings.ts";
import { type Category, type CategoryRow, readCategories } from "./categories.ts";
import { Columns, inOrder } from "./columns.ts";
import { canBeMisspelt } from "./nearWords.ts";
import type { PackedIndex } from "./packedIndex.ts";
import { Postings } from "./postings.ts";
import { ProductIndex } from "./productIndex.ts";
import {
  attributeKeys,
  fieldBits,
  fields,
  mostRank,
  type ProductRow,
  popularityRankOf,
  readWords,
  valueOf,
} from "./rowWords.ts";
import { breath, WordPacker } from "./wordPacker.ts";
import { wordsOf } from "./words.ts";

/** What texts and lists of texts say repeats over many products: each is taken apart once, the first so many of each kind. */
const mostKept = 20_000;
function keeping<Key, Said>(take: (key: Key) => Said): { of(key: Key): Said; clear(): void } {
  const known = new Map<Key, Said>();
  return {
    of(key) {
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const said = take(key);
      if (known.size < mostKept) known.set(key, said);
      return said;
    },
    clear: () => known.clear(),
  };
}

/** What an alternative name says of each product that has it, by numbers; several of them together. */
type SaidName = { words: number[]; phrase: number };
type SaidNames = { words: number[]; phrases: number[] };
/** What attributes say: their words, the conditions that they meet and the facts that they are. */
type SaidAttributes = { words: number[]; keys: number[]; facts: number[] };

const once = (numbers: number[]): number[] => [...new Set(numbers)];

/** Gathers all products, and packs them in the order in which they stand when nothing but stock and popularity counts. */
export class IndexBuilder {
  readonly #categoryRows: CategoryRow[];
  readonly #categories: Map<number, Category>;
  readonly #words = new WordPacker();
  readonly #attributes = new WordPacker();
  readonly #phrases = new WordPacker();
  /** By word: 1 where it stands in a name. */
  #inNames = new Uint8Array(1_024);
  readonly #columns = new Columns();
  readonly #ids = new Postings();
  readonly #category = new Postings();
  readonly #popularityRank = new Postings();
  readonly #nameLength = new Postings();
  readonly #price: number[] = [];
  readonly #brands = new Map<number, { id: number; slug: string; name: string }>();
  readonly #wordsOfText = keeping((text: string) => this.#numbersOf(wordsOf(text)));
  readonly #wordsOfTexts = keeping((texts: readonly string[]) =>
    once(texts.flatMap((text) => this.#wordsOfText.of(text))),
  );
  readonly #name = keeping((text: string): SaidName => {
    const words = wordsOf(text);
    return { words: this.#numbersOf(words), phrase: this.#phrases.number(words.join(" ")) };
  });
  readonly #names = keeping((texts: readonly string[]): SaidNames => {
    const names = texts.map((text) => this.#name.of(text));
    return { words: once(names.flatMap(({ words }) => words)), phrases: once(names.map(({ phrase }) => phrase)) };
  });
  readonly #attribute = keeping((text: string) => ({
    words: this.#wordsOfText.of(valueOf(text)),
    keys: attributeKeys(text).map((key) => this.#attributes.number(key)),
    fact: this.#columns.factOf(text),
  }));
  readonly #attributesOf = keeping((texts: readonly string[]): SaidAttributes => {
    const said = texts.map((text) => this.#attribute.of(text));
    return {
      words: once(said.flatMap(({ words }) => words)),
      keys: once(said.flatMap(({ keys }) => keys)),
      facts: said.map(({ fact }) => fact),
    };
  });
  readonly #shared = keeping((words: Set<string>) => this.#numbersOf([...words]));
  /** From how many products on a beginning of words is looked up by slot. */
  readonly #common: number;
  #room = 0;

  constructor(categories: CategoryRow[], common = 4_096) {
    this.#categoryRows = categories;
    this.#categories = readCategories(categories);
    this.#common = common;
  }

  /** Adds a product, each at most once. */
  add(row: ProductRow): void {
    let facts: number[] = [];
    const name = readWords(row, this.#categories, {
      name: (words) => this.#noteName(words),
      forms: (words) => {
        for (const word of words) this.#words.note(this.#words.number(word), fields.name);
      },
      shared: (words, field) => this.#words.noteAll(this.#shared.of(words), field),
      text: (text, field) => this.#words.noteAll(this.#wordsOfText.of(text), field),
      texts: (texts, field) => this.#words.noteAll(this.#wordsOfTexts.of(texts), field),
      names: (texts) => {
        const { words, phrases } = this.#names.of(texts);
        this.#words.noteAll(words, fields.alternative);
        this.#phrases.noteAll(phrases, 1);
      },
      attributes: (texts) => {
        const said = this.#attributesOf.of(texts);
        this.#words.noteAll(said.words, fields.attribute);
        this.#attributes.noteAll(said.keys, 1);
        facts = said.facts;
      },
    });
    if (row.attributes.length > facts.length)
      facts = [...facts, ...row.attributes.slice(facts.length).map((text) => this.#columns.factOf(text))];
    for (const packer of [this.#words, this.#attributes, this.#phrases]) packer.endProduct();
    const slot = this.#ids.length;
    this.#ids.push(row.id);
    this.#category.push(row.category_id);
    this.#popularityRank.push(popularityRankOf(row));
    this.#nameLength.push(Math.min(name.length, 255));
    this.#price.push(row.price);
    if (slot >= this.#room) this.#columns.grow((this.#room = Math.ceil(slot * 1.5) + 1_024));
    this.#columns.set(slot, row, facts);
    if (!this.#brands.has(row.brand_id))
      this.#brands.set(row.brand_id, { id: row.brand_id, slug: row.brand_slug, name: row.brand });
  }

  /** Packs what was added. Yields where other work may be done between. */
  *packing(): Generator<void, PackedIndex> {
    for (const kept of [
      this.#wordsOfText,
      this.#wordsOfTexts,
      this.#name,
      this.#names,
      this.#attribute,
      this.#attributesOf,
    ])
      kept.clear();
    const [ids, rank] = [this.#ids.list(), this.#popularityRank.list()];
    const products = ids.length;
    const { order, byId } = standing(ids, rank);
    yield;
    const { words, texts, rank: places } = yield* this.#words.pack(order, fieldBits);
    const spelt: number[] = [];
    const isInName = new Uint8Array(texts.length);
    for (const [number, place] of places.entries()) isInName[place] = this.#inNames[number] ?? 0;
    for (const [at, text] of texts.entries()) {
      if (canBeMisspelt(text)) spelt.push(at);
      if (at % breath === 0) yield;
    }
    const beginnings = yield* commonBeginnings(texts, words, products, this.#common);
    const size = products + Math.ceil(products / 16) + 1_024;
    const columns = this.#columns.packed(order, size - products);
    yield;
    return {
      products,
      words,
      spelt: Int32Array.from(spelt),
      inNames: Int32Array.from(spelt.filter((at) => isInName[at] === 1)),
      beginnings,
      attributes: (yield* this.#attributes.pack(order, 0)).words,
      phrases: (yield* this.#phrases.pack(order, 0)).words,
      ids: inOrder(ids, order, new Int32Array(size)),
      byId,
      category: inOrder(this.#category.list(), order, new Int32Array(size)),
      price: inOrder(this.#price, order, new Float64Array(size)),
      popularityRank: inOrder(rank, order, new Int32Array(size)),
      nameLength: inOrder(this.#nameLength.list(), order, new Uint8Array(size)),
      columns,
      categories: this.#categoryRows,
      brands: [...this.#brands.values()],
      factTexts: this.#columns.factTexts,
    };
  }

  /** Packs at once. */
  finish(): ProductIndex {
    return atOnce(ProductIndex.load(atOnce(this.packing())));
  }

  #numbersOf(words: string[]): number[] {
    return words.map((word) => this.#words.number(word));
  }

  #noteName(words: string[]): void {
    for (const word of words) {
      const number = this.#words.number(word);
      this.#words.note(number, fields.name);
      if (number >= this.#inNames.length) {
        const larger = new Uint8Array(number * 2);
        larger.set(this.#inNames);
        this.#inNames = larger;
      }
      this.#inNames[number] = 1;
    }
  }
}

const places = 2 ** 31;

/**
 * Which product stands in which slot, those of the highest rank first, then those of the lowest id; and the slots by the ids in them. Rank and
 * place are one number while they are sorted, which takes a fifth of the time of comparing them.
 */
function standing(ids: Int32Array, rank: Int32Array): { order: Int32Array; byId: Int32Array } {
  const byIds = Int32Array.from(ids.keys());
  if (ids.some((id, at) => at > 0 && id < (ids[at - 1] ?? 0))) byIds.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  const keys = Float64Array.from(byIds, (product, place) => (mostRank - (rank[product] ?? 0)) * places + place).sort();
  const [order, byId] = [new Int32Array(ids.length), new Int32Array(ids.length)];
  for (let slot = 0; slot < keys.length; slot++) {
    const key = keys[slot] ?? 0;
    const place = key - Math.floor(key / places) * places;
    order[slot] = byIds[place] ?? 0;
    byId[place] = slot;
  }
  return { order, byId };
}

function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
