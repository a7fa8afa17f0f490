import { eachForm, eachWord, isDigit } from "./asciiWords.ts";
import { commonBeginnings } from "./beginnings.ts";
import { type Category, type CategoryRow, readCategories } from "./categories.ts";
import { Columns, inOrder, type Traits } from "./columns.ts";
import { canBeMisspelt } from "./nearWords.ts";
import type { PackedIndex } from "./packedIndex.ts";
import { Postings } from "./postings.ts";
import { ProductIndex } from "./productIndex.ts";
import { fieldBits, fields, mostRank, type ProductRow, popularityRankOf, readCategory, readWords } from "./rowWords.ts";
import { type SaidAttributes, type SaidNames, SaidTexts } from "./saidTexts.ts";
import { type PackedWords, WordList } from "./wordList.ts";
import { breath, WordPacker } from "./wordPacker.ts";
import { modelForms, plain, plainWords } from "./words.ts";

/** What is known of a product besides its words and facts. */
export type Sold = Omit<Traits, "attributes" | "collections"> &
  Pick<ProductRow, "id" | "category_id" | "price" | "popularity">;
/** A maker. */
export type Brand = { id: number; slug: string; name: string };

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
  readonly #brands = new Map<number, Brand>();
  /** What its texts are as numbers. */
  readonly said = new SaidTexts(
    { words: this.#words, phrases: this.#phrases, attributes: this.#attributes },
    this.#columns,
  );
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
    const name = readWords(row, this.#categories, {
      name: this.#noteNameWords,
      forms: this.#noteForms,
      shared: this.#noteShared,
      text: (text, field) => this.note(this.said.text(text), field),
      texts: (texts, field) => this.note(this.said.texts(texts), field),
      names: (texts) => this.noteNames(this.said.names(texts)),
      attributes: (texts) => this.noteAttributes(this.said.attributes(texts)),
    });
    const brand = { id: row.brand_id, slug: row.brand_slug, name: row.brand };
    this.endProduct(row, brand, name.length, [this.#columns.factsOf(row)]);
  }

  /** Notes words of the product that is being read. */
  note(words: readonly number[], field: number): void {
    this.#words.noteAll(words, field);
  }

  /** Notes the words of its category and of the one above it. */
  noteCategory(id: number): void {
    readCategory(id, this.#categories, { shared: this.#noteShared });
  }

  readonly #noteNameWords = (words: string[]): void => {
    for (const word of words) this.#noteOfName(this.#words.number(word));
  };
  readonly #noteForms = (words: string[]): void => {
    for (const word of words) this.#words.note(this.#words.number(word), fields.name);
  };
  readonly #noteShared = (words: Set<string>, field: number): void => this.note(this.said.shared(words), field);

  /** Notes the words of its name; answers how many. */
  noteName(name: string): number {
    const read = plain(name);
    const words = plainWords(read);
    this.#noteNameWords(words);
    this.#noteForms(modelForms(read));
    return words.length;
  }

  /** The same of one that is lower-case codes with a 0 behind them. */
  noteNameCodes(codes: Buffer): number {
    let words = 0;
    eachWord(codes, (codes, from, to) => {
      words++;
      this.#noteOfName(this.#words.numberOf(codes, from, to));
    });
    eachForm(codes, (codes, from, to) => this.#words.note(this.#words.numberOf(codes, from, to), fields.name));
    return words;
  }

  /** Notes its alternative names. */
  noteNames({ words, phrases }: SaidNames): void {
    this.#words.noteAll(words, fields.alternative);
    this.#phrases.noteAll(phrases, 1);
  }

  /** Notes what its attributes are searched by. */
  noteAttributes({ words, keys }: SaidAttributes): void {
    this.#words.noteAll(words, fields.attribute);
    this.#attributes.noteAll(keys, 1);
  }

  /** Ends a product whose words were noted. `facts`: the numbers of those of its attributes and collections. */
  endProduct(row: Sold, brand: Brand, nameLength: number, facts: readonly (readonly number[])[]): void {
    for (const packer of [this.#words, this.#attributes, this.#phrases]) packer.endProduct();
    const slot = this.#ids.length;
    this.#ids.push(row.id);
    this.#category.push(row.category_id);
    this.#popularityRank.push(popularityRankOf(row));
    this.#nameLength.push(Math.min(nameLength, 255));
    this.#price.push(row.price);
    if (slot >= this.#room) this.#columns.grow((this.#room = Math.ceil(slot * 1.5) + 1_024));
    this.#columns.set(slot, row, facts);
    if (!this.#brands.has(brand.id)) this.#brands.set(brand.id, brand);
  }

  /** Packs what was added. Yields where other work may be done between. */
  *packing(): Generator<void, PackedIndex> {
    const [ids, rank] = [this.#ids.list(), this.#popularityRank.list()];
    const products = ids.length;
    const { order, byId } = standing(ids, rank);
    yield;
    const { words, rank: places } = yield* this.#words.pack(order, fieldBits);
    const isInName = new Uint8Array(places.length);
    for (const [number, place] of places.entries()) isInName[place] = this.#inNames[number] ?? 0;
    const spelt = yield* canBeSpeltWrong(words);
    const beginnings = yield* commonBeginnings(words, products, this.#common);
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

  #noteOfName(number: number): void {
    this.#words.note(number, fields.name);
    if (number >= this.#inNames.length) {
      const larger = new Uint8Array(number * 2);
      larger.set(this.#inNames);
      this.#inNames = larger;
    }
    this.#inNames[number] = 1;
  }
}

/** The places of the words that can be misspelt. What has a digit is told by its bytes: most words of a large catalogue are models. */
function* canBeSpeltWrong(words: PackedWords): Generator<void, number[]> {
  const { bytes, offsets } = words;
  const texts = new WordList(words);
  const spelt: number[] = [];
  for (let at = 0; at < texts.size; at++) {
    if (at % breath === 0) yield;
    let i = offsets[at] ?? 0;
    const end = offsets[at + 1] ?? 0;
    while (i < end && !isDigit(bytes[i])) i++;
    if (i === end && canBeMisspelt(texts.text(at))) spelt.push(at);
  }
  return spelt;
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

/** Does work that yields without a rest. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
