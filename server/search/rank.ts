import type { ProductIndex } from "./productIndex.ts";
import { headsOf } from "./shelves.ts";
import type { Term } from "./terms.ts";

type Ranking = { terms: Term[]; phrase: string; least: number; most: number; limit: number };
type Ranked = { ids: number[]; total: number; shelves: number[] };

/** A place in the order as one number: relevance (6 bits), then standing (21 bits), then the lower id (25 bits). */
const idRoom = 2 ** 25;
const standingRoom = 2 ** 21;

/**
 * The slots of a match, whose points stand in `index.score`, in the order of the page: the kind that the words name,
 * how well they fit, what is in stock, popularity, and the older product.
 */
export function rank(index: ProductIndex, slots: Int32Array, { terms, phrase, least, most, limit }: Ranking): Ranked {
  const kind = kindPoints(index, terms);
  for (const slot of index.phrases.get(phrase)?.list() ?? []) index.current[slot] = 1;
  const top = new Top(limit);
  let total = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    const standing = index.standing[slot] ?? 0;
    const price = index.price[slot] ?? 0;
    if (standing === 0 || price < least || price > most) continue;
    total++;
    const fit = terms.length === 0 ? 0 : ((index.score[slot] ?? 1) - 1) / terms.length;
    const isWholeName = index.nameLength[slot] === terms.length && fit >= 24;
    const relevance =
      Math.floor(fit / 2) +
      (kind.get(index.shelf[slot] ?? 0) ?? 0) +
      (index.current[slot] ? 3 : 0) +
      (isWholeName ? 5 : 0);
    top.push((Math.min(relevance, 63) * standingRoom + standing) * idRoom + (idRoom - 1 - (index.ids[slot] ?? 0)));
  }
  for (const slot of index.phrases.get(phrase)?.list() ?? []) index.current[slot] = 0;
  return {
    ids: top.best().map((place) => idRoom - 1 - (place % idRoom)),
    total,
    shelves: [...kind].filter(([, points]) => points >= 16).map(([id]) => id),
  };
}

/** The points of each shelf: 16 when its kind is named, 14 when it is named besides, and 2 for each word of its name. */
function kindPoints(index: ProductIndex, terms: Term[]): Map<number, number> {
  const words = terms.map(({ text }) => text);
  const [head, ...others] = headsOf(words, index.shelves.values(), true);
  const points = new Map<number, number>();
  for (const shelf of index.shelves.values()) {
    const named = words.filter((word) => shelf.words.has(word)).length;
    const isNamed = head !== undefined && shelf.heads.has(head);
    const kind = isNamed ? 16 : others.some((other) => shelf.heads.has(other)) ? 14 : 0;
    points.set(shelf.id, kind + Math.min(named, 3) * 2);
  }
  return points;
}

/** Keeps the highest numbers of many. */
class Top {
  readonly #limit: number;
  #kept: Float64Array;
  #n = 0;
  #least = -1;

  constructor(limit: number) {
    this.#limit = limit;
    this.#kept = new Float64Array(limit * 2);
  }

  push(value: number): void {
    if (value <= this.#least) return;
    this.#kept[this.#n++] = value;
    if (this.#n === this.#kept.length) this.#cut();
  }

  #cut(): void {
    this.#kept.subarray(0, this.#n).sort().reverse();
    this.#n = Math.min(this.#n, this.#limit);
    if (this.#n === this.#limit) this.#least = this.#kept[this.#limit - 1] ?? -1;
  }

  best(): number[] {
    this.#cut();
    return [...this.#kept.subarray(0, this.#n)];
  }
}
