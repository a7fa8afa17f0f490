import { headsOf } from "./categories.ts";
import type { ProductIndex } from "./productIndex.ts";
import type { Term } from "./terms.ts";

type Ranking = { terms: Term[]; phrase: string; least: number; most: number };

/** A place in the order as one number: merit (27 bits), then the lower id (25 bits). */
const idRoom = 2 ** 25;
/** Merit is relevance (6 bits), then stock and popularity (21 bits). */
const rankRange = 2 ** 21;
/** The product of a place in the order. */
export const idOf = (place: number): number => idRoom - 1 - (place % idRoom);

/** Who takes what is found. Products of less than the least merit need not be given to him. */
export type Taker = { leastMerit: number; take(place: number, slot: number): void };

/**
 * Gives each slot of a match, whose points stand in `index.score`, its place in the order, the higher the better: the
 * kind that the words name, how well they fit, what is in stock, popularity, and the older product. `kinds` are
 * `kindPoints`. Says how many there are.
 */
export function rank(
  index: ProductIndex,
  slots: Int32Array,
  { terms, phrase, least, most }: Ranking,
  kinds: Uint8Array,
  taker: Taker,
): number {
  const { popularityRank: popularityRanks, price: prices, score, current, nameLength, category, ids } = index;
  const phrases = index.phrases.lists(phrase);
  for (const list of phrases) for (const slot of list) current[slot] = 1;
  const n = terms.length;
  const fits = Uint8Array.from({ length: 24 * n + 1 }, (_, points) => Math.floor(points / Math.max(2 * n, 1)));
  const wholePoints = 24 * n;
  const isBounded = least > 0 || most < Number.POSITIVE_INFINITY;
  const hasPhrase = phrases.length > 0;
  let total = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    const popularityRank = popularityRanks[slot] ?? 0;
    if (popularityRank === 0) continue;
    if (isBounded) {
      const price = prices[slot] ?? 0;
      if (price < least || price > most) continue;
    }
    total++;
    const points = (score[slot] ?? 1) - 1;
    let relevance = (fits[points] ?? 0) + (kinds[category[slot] ?? 0] ?? 0);
    if (hasPhrase && current[slot] !== 0) relevance += 3;
    if (points >= wholePoints && nameLength[slot] === n) relevance += 5;
    const merit = (relevance > 63 ? 63 : relevance) * rankRange + popularityRank;
    if (merit >= taker.leastMerit) taker.take(merit * idRoom + (idRoom - 1 - (ids[slot] ?? 0)), slot);
  }
  for (const list of phrases) for (const slot of list) current[slot] = 0;
  return total;
}

/** Keeps the few best places. */
export class Best implements Taker {
  leastMerit = 0;
  readonly #kept: Float64Array;
  #n = 0;

  constructor(limit: number) {
    this.#kept = new Float64Array(limit);
  }

  take(place: number): void {
    const kept = this.#kept;
    const isFull = this.#n === kept.length;
    if (isFull && place <= (kept[this.#n - 1] ?? Number.POSITIVE_INFINITY)) return;
    let at = isFull ? this.#n - 1 : this.#n++;
    for (; at > 0 && (kept[at - 1] ?? 0) < place; at--) kept[at] = kept[at - 1] ?? 0;
    kept[at] = place;
    if (this.#n === kept.length) this.leastMerit = Math.floor((kept[this.#n - 1] ?? 0) / idRoom);
  }

  /** From the top. */
  places(): number[] {
    return [...this.#kept.subarray(0, this.#n)];
  }
}

/** The points by category's id: 16 when its kind is named, 14 when it is named besides, and 2 for each word of its name. */
export function kindPoints(index: ProductIndex, terms: Term[]): Uint8Array {
  const words = terms.map(({ text }) => text);
  const [head, ...others] = headsOf(words, index.categories.values(), true);
  const points = new Uint8Array(Math.max(0, ...index.categories.keys()) + 1);
  for (const category of index.categories.values()) {
    const named = words.filter((word) => category.words.has(word)).length;
    const isNamed = head !== undefined && category.heads.has(head);
    const kind = isNamed ? 16 : others.some((other) => category.heads.has(other)) ? 14 : 0;
    points[category.id] = kind + Math.min(named, 3) * 2;
  }
  return points;
}

/** Keeps the highest numbers of many. */
export class Top {
  readonly #limit: number;
  #kept: Float64Array;
  #n = 0;
  #least = Number.NEGATIVE_INFINITY;

  /** `room`: the more there is, the more seldom it is sorted. */
  constructor(limit: number, room = 100) {
    this.#limit = limit;
    this.#kept = new Float64Array(limit * 2 + room);
  }

  push(value: number): void {
    if (value <= this.#least) return;
    this.#kept[this.#n++] = value;
    if (this.#n === this.#kept.length) this.#cut();
  }

  #cut(): void {
    this.#kept.subarray(0, this.#n).sort().reverse();
    this.#n = Math.min(this.#n, this.#limit);
    if (this.#n === this.#limit) this.#least = this.#kept[this.#limit - 1] ?? Number.NEGATIVE_INFINITY;
  }

  /** The highest, from the top. */
  best(): number[] {
    this.#cut();
    return [...this.#kept.subarray(0, this.#n)];
  }
}
