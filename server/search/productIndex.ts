import { type Category, type CategoryRow, readCategories } from "./categories.ts";
import { Columns, type Traits } from "./columns.ts";
import { attributeKey } from "./conditions.ts";
import { Postings } from "./postings.ts";
import { Vocabulary } from "./vocabulary.ts";
import { modelForms, wordsOf } from "./words.ts";

/** What the index knows of a product. Price in paise. */
export type ProductRow = Traits & {
  id: number;
  name: string;
  brand: string;
  brand_slug: string;
  category_id: number;
  price: number;
  popularity: number;
  names: string[];
  tags: string[];
};

/** Where a word stands in a product, as bits of a posting. */
export const fields = { name: 1, brand: 2, attribute: 4, alternative: 8, tag: 16, category: 32 } as const;
export const fieldBits = 6;

const mostKeptTexts = 20_000;
const firstSize = 1_024;

/**
 * All products in memory: of each word, the products in which it stands and where. A product has a slot; when it
 * changes, the old slot dies and the product gets a new one, so that postings only ever grow at their end.
 */
export class ProductIndex {
  readonly vocabulary = new Vocabulary();
  readonly categories: Map<number, Category>;
  /** Slots by attribute ("size=22 inch", "*=22 inch") and by a whole alternative name. */
  readonly attributes = new Map<string, Postings>();
  readonly phrases = new Map<string, Postings>();
  readonly columns = new Columns();
  readonly brands = new Map<number, { slug: string; name: string }>();
  readonly brandWords = new Set<string>();
  ids = new Int32Array(firstSize);
  category = new Int32Array(firstSize);
  price = new Float64Array(firstSize);
  /** Above 1,000,000 what is in stock; the rest is popularity. 0 is a dead slot. */
  popularityRank = new Int32Array(firstSize);
  nameLength = new Uint8Array(firstSize);
  /** Working space of a search, all zero between searches. */
  score = new Uint16Array(firstSize);
  current = new Uint8Array(firstSize);
  /** The slots of a search that is being made; then those of a list, the filters that they fail, and places by slot. */
  touched = new Int32Array(firstSize);
  failed = new Int32Array(firstSize);
  place = new Float64Array(firstSize);
  slots = 0;
  dead = 0;
  /** How many places and words searches have looked at: what bounds their time, without a clock. */
  looked = 0;
  readonly #slotOf = new Map<number, number>();
  readonly #texts = new Map<string, string[]>();

  constructor(categories: CategoryRow[]) {
    this.categories = readCategories(categories);
    for (const { words } of this.categories.values()) this.vocabulary.noteKnownFor(words);
    this.columns.grow(firstSize);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  add(row: ProductRow): void {
    this.remove(row.id);
    const slot = this.#nextSlot();
    const places = new Map<string, number>();
    const note = (words: string[], field: number) => {
      for (const word of words) places.set(word, (places.get(word) ?? 0) | field);
    };
    const name = wordsOf(row.name);
    note(name, fields.name);
    note(modelForms(row.name), fields.name);
    note(this.#wordsOf(row.brand), fields.brand);
    for (const text of row.names.slice(0, 60)) {
      const words = this.#wordsOf(text);
      note(words, fields.alternative);
      push(this.phrases, words.join(" "), slot);
    }
    for (const text of row.tags.slice(0, 30)) note(this.#wordsOf(text), fields.tag);
    for (const text of row.attributes.slice(0, 60)) {
      const [attribute = "", value = ""] = text.split("\t");
      note(this.#wordsOf(value), fields.attribute);
      for (const part of attribute === "key" ? value.split("/") : [value]) {
        push(this.attributes, attributeKey(attribute, part), slot);
        push(this.attributes, attributeKey("*", part), slot);
      }
    }
    const category = this.categories.get(row.category_id);
    // "Violins" says what stands on it; "Sitar, Sarod & Santoor" does not say which.
    note([...(category?.words ?? [])], category?.single ? fields.tag : fields.category);
    note([...(this.categories.get(category?.parent_id ?? -1)?.words ?? [])], fields.category);
    const names = new Set(name);
    for (const [word, where] of places) this.vocabulary.add(word, (slot << fieldBits) | where, names.has(word));
    this.ids[slot] = row.id;
    this.category[slot] = row.category_id;
    this.price[slot] = row.price;
    this.popularityRank[slot] =
      1 + Math.min(Math.max(row.popularity, 0), 999_998) + (row.availability === "out_of_stock" ? 0 : 1_000_000);
    this.nameLength[slot] = Math.min(name.length, 255);
    this.columns.set(slot, row);
    this.vocabulary.noteKnownFor(this.#wordsOf(row.brand));
    for (const word of this.#wordsOf(row.brand)) this.brandWords.add(word);
    this.brands.set(row.brand_id, { slug: row.brand_slug, name: row.brand });
    this.#slotOf.set(row.id, slot);
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#slotOf.delete(id);
    this.popularityRank[slot] = 0;
    this.dead++;
  }

  /** Packs what was added so far; what comes later is kept beside it. Yields where other work may be done between. */
  *packing(): Generator<void, void> {
    this.#texts.clear();
    yield* this.vocabulary.pack();
  }

  /** Packs at once. */
  finish(): void {
    for (const _ of this.packing());
  }

  /** Alternative names repeat over a category's products: each is taken apart once. */
  #wordsOf(text: string): string[] {
    let words = this.#texts.get(text);
    if (!words) {
      words = wordsOf(text);
      if (this.#texts.size < mostKeptTexts) this.#texts.set(text, words);
    }
    return words;
  }

  #nextSlot(): number {
    const slot = this.slots++;
    if (slot < this.ids.length) return slot;
    const size = Math.ceil(slot * 1.5);
    const grown = <T extends { set(from: T): void }>(larger: T, from: T): T => {
      larger.set(from);
      return larger;
    };
    this.ids = grown(new Int32Array(size), this.ids);
    this.category = grown(new Int32Array(size), this.category);
    this.price = grown(new Float64Array(size), this.price);
    this.popularityRank = grown(new Int32Array(size), this.popularityRank);
    this.nameLength = grown(new Uint8Array(size), this.nameLength);
    this.columns.grow(size);
    this.score = new Uint16Array(size);
    this.current = new Uint8Array(size);
    this.touched = new Int32Array(size);
    this.failed = new Int32Array(size);
    this.place = new Float64Array(size);
    return slot;
  }
}

function push(lists: Map<string, Postings>, key: string, slot: number): void {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = new Postings()));
  list.push(slot);
}
