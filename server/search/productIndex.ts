import { type Category, type CategoryRow, readCategories } from "./categories.ts";
import { Columns } from "./columns.ts";
import type { PackedIndex } from "./packedIndex.ts";
import { PlaceLists } from "./placeLists.ts";
import { attributeKeys, fieldBits, fields, type ProductRow, popularityRankOf, readWords, valueOf } from "./rowWords.ts";
import { Vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/**
 * All products in memory: of each word, the products in which it stands and where. A product has a slot; when it
 * changes, the old slot dies and the product gets a new one, so that postings only ever grow at their end. The slots
 * that were packed stand in the order of `popularityRank`, then of their ids.
 */
export class ProductIndex {
  readonly vocabulary: Vocabulary;
  /** As the database had them when the index was built. */
  readonly categoryRows: CategoryRow[];
  readonly categories: Map<number, Category>;
  /** Slots by attribute ("size=22 inch", "*=22 inch") and by a whole alternative name. */
  readonly attributes: PlaceLists;
  readonly phrases: PlaceLists;
  readonly columns: Columns;
  readonly brands: Map<number, { slug: string; name: string }>;
  readonly brandWords = new Set<string>();
  ids: Int32Array;
  category: Int32Array;
  price: Float64Array;
  /** Above 1,000,000 what is in stock; the rest is popularity. 0 is a dead slot. */
  popularityRank: Int32Array;
  nameLength: Uint8Array;
  /** Working space of a search, all zero between searches. */
  score: Uint16Array;
  current: Uint8Array;
  /** The slots of a search that is being made; then those of a list, the filters that they fail, and places by slot. */
  touched: Int32Array;
  failed: Int32Array;
  place: Float64Array;
  slots: number;
  dead = 0;
  /** How often a product came, changed or went since the index was built. */
  changes = 0;
  /** How many places and words searches have looked at: what bounds their time, without a clock. */
  looked = 0;
  readonly #byId: Int32Array;
  /** Slots of the products that came or changed since the index was built. */
  readonly #later = new Map<number, number>();

  private constructor(packed: PackedIndex, vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.categoryRows = packed.categories;
    this.categories = readCategories(packed.categories);
    for (const { words } of this.categories.values()) this.vocabulary.noteKnownFor(words);
    this.attributes = new PlaceLists(packed.attributes);
    this.phrases = new PlaceLists(packed.phrases);
    this.columns = Columns.of(packed.columns, packed.factTexts, packed.products);
    this.brands = new Map();
    for (const { id, slug, name } of packed.brands) this.#noteBrand(id, slug, name);
    this.ids = packed.ids;
    this.category = packed.category;
    this.price = packed.price;
    this.popularityRank = packed.popularityRank;
    this.nameLength = packed.nameLength;
    this.slots = packed.products;
    this.#byId = packed.byId;
    const size = packed.ids.length;
    this.score = new Uint16Array(size);
    this.current = new Uint8Array(size);
    this.touched = new Int32Array(size);
    this.failed = new Int32Array(size);
    this.place = new Float64Array(size);
  }

  /** Makes an index of what was packed, whose arrays it keeps. Yields where other work may be done between. */
  static *load(packed: PackedIndex): Generator<void, ProductIndex> {
    return new ProductIndex(packed, yield* Vocabulary.load(packed));
  }

  get size(): number {
    return this.slots - this.dead;
  }

  /** How many products came or changed since the index was built. */
  get later(): number {
    return this.#later.size;
  }

  /** Whether it knows a product. */
  has(id: number): boolean {
    const slot = this.#slotOf(id);
    return slot !== undefined && this.popularityRank[slot] !== 0;
  }

  /** Adds a product, or brings it to what it is now. */
  add(row: ProductRow): void {
    this.remove(row.id);
    this.changes++;
    const slot = this.#nextSlot();
    const places = new Map<string, number>();
    const note = (words: Iterable<string>, field: number) => {
      for (const word of words) places.set(word, (places.get(word) ?? 0) | field);
    };
    const name = readWords(row, this.categories, {
      name: (words) => note(words, fields.name),
      forms: (words) => note(words, fields.name),
      shared: note,
      text: (text, field) => note(wordsOf(text), field),
      texts: (texts, field) => {
        for (const text of texts) note(wordsOf(text), field);
      },
      names: (texts) => {
        for (const text of texts) {
          const words = wordsOf(text);
          note(words, fields.alternative);
          this.phrases.add(words.join(" "), slot);
        }
      },
      attributes: (texts) => {
        for (const text of texts) {
          note(wordsOf(valueOf(text)), fields.attribute);
          for (const key of attributeKeys(text)) this.attributes.add(key, slot);
        }
      },
    });
    const names = new Set(name);
    for (const [word, where] of places) this.vocabulary.add(word, (slot << fieldBits) | where, names.has(word));
    this.ids[slot] = row.id;
    this.category[slot] = row.category_id;
    this.price[slot] = row.price;
    this.popularityRank[slot] = popularityRankOf(row);
    this.nameLength[slot] = Math.min(name.length, 255);
    this.columns.set(slot, row, [this.columns.factsOf(row)]);
    this.#noteBrand(row.brand_id, row.brand_slug, row.brand);
    this.#later.set(row.id, slot);
  }

  remove(id: number): void {
    const slot = this.#slotOf(id);
    if (slot === undefined || this.popularityRank[slot] === 0) return;
    this.#later.delete(id);
    this.changes++;
    this.popularityRank[slot] = 0;
    this.dead++;
  }

  #noteBrand(id: number, slug: string, name: string): void {
    const words = wordsOf(name);
    this.vocabulary.noteKnownFor(words);
    for (const word of words) this.brandWords.add(word);
    this.brands.set(id, { slug, name });
  }

  #slotOf(id: number): number | undefined {
    return this.#later.get(id) ?? this.#packedSlot(id);
  }

  #packedSlot(id: number): number | undefined {
    let [low, high] = [0, this.#byId.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ids[this.#byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    const slot = this.#byId[low];
    return slot !== undefined && this.ids[slot] === id ? slot : undefined;
  }

  #nextSlot(): number {
    const slot = this.slots++;
    if (slot < this.ids.length) return slot;
    const size = Math.ceil(slot * 1.125) + 1_024;
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
