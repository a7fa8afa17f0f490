import { Postings } from "./postings.ts";

/** What lists filter, count and sort a product by. `created` in seconds, `attributes` as "name\tvalue". */
export type Traits = {
  brand_id: number;
  discount_percent: number;
  availability: string;
  booking: string;
  country_of_origin: string | null;
  created: number;
  attributes: string[];
  collections: number[];
};

export const availabilities = ["in_stock", "out_of_stock", "preorder"];
export const bookings = ["none", "demo", "preorder"];
const firstLetter = 65;

/** A country's two letters as one number below `countries`; 0 for none. */
export const countryNumber = (code: string): number =>
  (code.charCodeAt(0) - firstLetter) * 26 + code.charCodeAt(1) - firstLetter + 1;
export const countries = 26 * 26 + 1;
export const countryCode = (number: number): string =>
  String.fromCharCode(firstLetter + Math.floor((number - 1) / 26), firstLetter + ((number - 1) % 26));

/** Facts as texts: an attribute's value, and being in a collection. */
export const collectionFact = (id: number): string => `\t${id}`;
export const attributeFact = (name: string, value: string): string => `${name}\t${value}`;

/** The traits of products by slot in flat arrays. `facts` of slot `i` are from `factsFrom[i]`, numbers of `factTexts`. */
export type PackedColumns = {
  brand: Int32Array;
  discount: Uint8Array;
  availability: Uint8Array;
  booking: Uint8Array;
  country: Uint16Array;
  created: Float64Array;
  factsFrom: Int32Array;
  facts: Int32Array;
};

/** The traits of all products by slot, in some forty bytes each, so that lists are counted without the database. */
export class Columns {
  brand = new Int32Array();
  discount = new Uint8Array();
  availability = new Uint8Array();
  booking = new Uint8Array();
  country = new Uint16Array();
  created = new Float64Array();
  /** Where a slot's facts begin in `facts`; they end where the next one's begin. */
  factsFrom = new Int32Array(1);
  facts = new Postings();
  readonly factTexts: string[] = [];
  readonly #factNumbers = new Map<string, number>();

  /** The columns of so many packed products. */
  static of({ facts, ...columns }: PackedColumns, factTexts: string[], products: number): Columns {
    const made = Object.assign(new Columns(), columns);
    made.facts = new Postings(facts, columns.factsFrom[products] ?? 0);
    for (const text of factTexts) made.#factNumbers.set(text, made.factTexts.push(text) - 1);
    return made;
  }

  /** These columns in another order of slots, with room for further ones. */
  packed(order: Int32Array, room: number): PackedColumns {
    const size = order.length + room;
    const packed = {
      brand: inOrder(this.brand, order, new Int32Array(size)),
      discount: inOrder(this.discount, order, new Uint8Array(size)),
      availability: inOrder(this.availability, order, new Uint8Array(size)),
      booking: inOrder(this.booking, order, new Uint8Array(size)),
      country: inOrder(this.country, order, new Uint16Array(size)),
      created: inOrder(this.created, order, new Float64Array(size)),
      factsFrom: new Int32Array(size + 1),
      facts: new Int32Array(this.facts.length + room * 4),
    };
    let n = 0;
    for (let slot = 0; slot < order.length; slot++) {
      const product = order[slot] ?? 0;
      const end = this.factsFrom[product + 1] ?? 0;
      for (let i = this.factsFrom[product] ?? 0; i < end; i++) packed.facts[n++] = this.facts.items[i] ?? 0;
      packed.factsFrom[slot + 1] = n;
    }
    return packed;
  }

  grow(size: number): void {
    const grown = <T extends { set(from: T): void }>(larger: T, from: T): T => {
      larger.set(from);
      return larger;
    };
    this.brand = grown(new Int32Array(size), this.brand);
    this.discount = grown(new Uint8Array(size), this.discount);
    this.availability = grown(new Uint8Array(size), this.availability);
    this.booking = grown(new Uint8Array(size), this.booking);
    this.country = grown(new Uint16Array(size), this.country);
    this.created = grown(new Float64Array(size), this.created);
    this.factsFrom = grown(new Int32Array(size + 1), this.factsFrom);
  }

  /** The number of a fact. */
  factOf(text: string): number {
    let number = this.#factNumbers.get(text);
    if (number === undefined) {
      number = this.factTexts.push(text) - 1;
      this.#factNumbers.set(text, number);
    }
    return number;
  }

  /** The numbers of all facts of a product. */
  factsOf({ attributes, collections }: Pick<Traits, "attributes" | "collections">): number[] {
    return [...attributes, ...collections.map(collectionFact)].map((text) => this.factOf(text));
  }

  /** Sets the traits of the next slot, of which the facts have these numbers: slots come one after the other. */
  set(slot: number, traits: Omit<Traits, "attributes" | "collections">, facts: readonly (readonly number[])[]): void {
    this.brand[slot] = traits.brand_id;
    this.discount[slot] = traits.discount_percent;
    this.availability[slot] = availabilities.indexOf(traits.availability);
    this.booking[slot] = bookings.indexOf(traits.booking);
    this.country[slot] = traits.country_of_origin === null ? 0 : countryNumber(traits.country_of_origin);
    this.created[slot] = traits.created;
    for (const some of facts) for (const fact of some) this.facts.push(fact);
    this.factsFrom[slot + 1] = this.facts.length;
  }

  /** The test that a slot has one of these facts. */
  hasOneOf(texts: string[]): (slot: number) => boolean {
    const wanted = new Uint8Array(this.factTexts.length);
    for (const text of texts) {
      const number = this.#factNumbers.get(text);
      if (number !== undefined) wanted[number] = 1;
    }
    return (slot) => {
      const end = this.factsFrom[slot + 1] ?? 0;
      for (let i = this.factsFrom[slot] ?? 0; i < end; i++) if (wanted[this.facts.items[i] ?? 0] === 1) return true;
      return false;
    };
  }
}

/** Copies a column in another order. */
export function inOrder<T extends Column>(column: Column | number[], order: Int32Array, into: T): T {
  for (let slot = 0; slot < order.length; slot++) into[slot] = column[order[slot] ?? 0] ?? 0;
  return into;
}

type Column = Int32Array | Uint8Array | Uint16Array | Float64Array;
