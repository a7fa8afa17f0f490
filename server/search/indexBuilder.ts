import { commonBeginnings } from "./beginnings.ts";
import { type Category, type CategoryRow, readCategories } from "./categories.ts";
import { Columns, inOrder } from "./columns.ts";
import { canBeMisspelt } from "./nearWords.ts";
import type { PackedIndex } from "./packedIndex.ts";
import { Postings } from "./postings.ts";
import { ProductIndex } from "./productIndex.ts";
import { attributeKeys, fieldBits, fields, type ProductRow, popularityRankOf, readWords, valueOf } from "./rowWords.ts";
import { breath, WordPacker } from "./wordPacker.ts";
import { wordsOf } from "./words.ts";

const mostKeptTexts = 20_000;
type Kept = { words: number[]; phrase: string };
/** What a text says of each product that has it, by numbers: an attribute's words, its conditions and its fact. */
type KeptAttribute = { words: number[]; keys: number[]; fact: number };

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
  readonly #kept = new Map<string, Kept>();
  readonly #keptAttributes = new Map<string, KeptAttribute>();
  readonly #shared = new Map<Set<string>, number[]>();
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
    const facts: number[] = [];
    const name = readWords(row, this.#categories, {
      name: (words) => this.#noteName(words),
      forms: (words) => {
        for (const word of words) this.#words.note(this.#words.number(word), fields.name);
      },
      shared: (words, field) => this.#noteAll(this.#sharedNumbers(words), field),
      text: (text, field, isPhrase) => {
        const { words, phrase } = this.#textOf(text);
        this.#noteAll(words, field);
        if (isPhrase) this.#phrases.note(this.#phrases.number(phrase), 1);
      },
      attribute: (text) => {
        const { words, keys, fact } = this.#attributeOf(text);
        this.#noteAll(words, fields.attribute);
        for (const key of keys) this.#attributes.note(key, 1);
        facts.push(fact);
      },
    });
    for (const text of row.attributes.slice(facts.length)) facts.push(this.#columns.factOf(text));
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
    this.#kept.clear();
    this.#keptAttributes.clear();
    const [ids, rank] = [this.#ids.list(), this.#popularityRank.list()];
    const products = ids.length;
    const order = Int32Array.from(ids.keys()).sort(
      (a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0),
    );
    yield;
    const byId = Int32Array.from(order.keys()).sort((a, b) => (ids[order[a] ?? 0] ?? 0) - (ids[order[b] ?? 0] ?? 0));
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

  /** Brands, tags, alternative names and attributes repeat over many products: each is taken apart once. */
  #textOf(text: string): Kept {
    const known = this.#kept.get(text);
    if (known) return known;
    const words = wordsOf(text);
    const kept = { words: words.map((word) => this.#words.number(word)), phrase: words.join(" ") };
    if (this.#kept.size < mostKeptTexts) this.#kept.set(text, kept);
    return kept;
  }

  #attributeOf(text: string): KeptAttribute {
    const known = this.#keptAttributes.get(text);
    if (known) return known;
    const { words } = this.#textOf(valueOf(text));
    const keys = attributeKeys(text).map((key) => this.#attributes.number(key));
    const kept = { words, keys, fact: this.#columns.factOf(text) };
    if (this.#keptAttributes.size < mostKeptTexts) this.#keptAttributes.set(text, kept);
    return kept;
  }

  #sharedNumbers(words: Set<string>): number[] {
    const known = this.#shared.get(words);
    if (known) return known;
    const numbers = Array.from(words, (word) => this.#words.number(word));
    this.#shared.set(words, numbers);
    return numbers;
  }

  #noteAll(words: number[], field: number): void {
    for (const word of words) this.#words.note(word, field);
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

function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
