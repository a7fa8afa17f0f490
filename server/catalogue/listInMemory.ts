import type { Sort } from "../../contract/catalogue.ts";
import { countriesByName } from "../../contract/countries.ts";
import type { PriceRange } from "../../contract/priceRange.ts";
import { countryNumber } from "../search/columns.ts";
import type { FoundAll } from "../search/find.ts";
import type { ProductIndex } from "../search/productIndex.ts";
import { Top } from "../search/rank.ts";
import { type Candidates, candidatesOf } from "./candidates.ts";
import type { Counted } from "./countFacets.ts";
import { countInMemory } from "./countInMemory.ts";
import type { Wanted } from "./listQuery.ts";

type Listed = {
  total: number;
  /** The products of the page, in its order. */
  ids: number[];
  counts: Counted[];
  price_range: PriceRange | null;
};

/**
 * A page of the list and all counts, from the index alone. `found` is what the search found, with the places of its
 * order. Does what `findPage` asks of the database, in a fiftieth of the time; a test holds the two against each other.
 */
export function listInMemory(
  index: ProductIndex,
  wanted: Wanted,
  found: FoundAll | undefined,
  perPage: number,
): Listed {
  const candidates = candidatesOf(index, wanted, found);
  const { counts, total, price_range } = countInMemory(index, wanted, candidates);
  const page = Math.max(Math.min(wanted.page, Math.ceil(total / perPage)), 1);
  const places = found && wanted.sort === "relevance" ? placesOf(index, found) : undefined;
  const shown = pageOf(candidates, order(index, wanted.sort, places), (page - 1) * perPage, perPage);
  return { total, ids: shown.map((slot) => index.ids[slot] ?? 0), counts, price_range };
}

/** The places of a search's order by slot. */
function placesOf(index: ProductIndex, { slots, places }: FoundAll): Float64Array {
  for (let i = 0; i < slots.length; i++) index.place[slots[i] ?? 0] = places[i] ?? 0;
  return index.place;
}

/** Two numbers for each slot, by which a page is sorted from the highest to the lowest; no two products tie. */
type Order = { first: (slot: number) => number; second: (slot: number) => number };

function order(index: ProductIndex, sort: Sort, places: Float64Array | undefined): Order {
  const { ids, popularityRank, price, columns } = index;
  const popularity = (slot: number) => ((popularityRank[slot] ?? 0) - 1) % 1_000_000;
  const older = (slot: number) => -(ids[slot] ?? 0);
  const byPopularity: Order = { first: (slot) => popularityRank[slot] ?? 0, second: older };
  const firsts: Record<Sort, Order> = {
    relevance: places ? { first: (slot) => places[slot] ?? 0, second: older } : byPopularity,
    popularity: byPopularity,
    newest: { first: (slot) => columns.created[slot] ?? 0, second: (slot) => ids[slot] ?? 0 },
    price_up: { first: (slot) => -(price[slot] ?? 0), second: older },
    price_down: { first: (slot) => price[slot] ?? 0, second: older },
    discount: { first: (slot) => (columns.discount[slot] ?? 0) * 1_000_000 + popularity(slot), second: older },
    origin: {
      first: (slot) => popularity(slot) - (countryPlaces[columns.country[slot] ?? 0] ?? 0) * 1_000_000,
      second: older,
    },
  };
  return firsts[sort];
}

/** The place of each country's number, A to Z by name; a product whose country is not told comes last. */
const countryPlaces = Int32Array.from({ length: 26 * 26 + 1 }, () => countriesByName.length);
for (const [place, code] of countriesByName.entries()) countryPlaces[countryNumber(code)] = place;

/** Keeps the slots that a test lets through, in the same array, whose front they then are. */
function keep(slots: Int32Array, holds: (slot: number, i: number) => boolean): Int32Array {
  let n = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    if (holds(slot, i)) slots[n++] = slot;
  }
  return slots.subarray(0, n);
}

/** The lowest of the `most` highest numbers of some slots. */
function edgeOf(slots: Int32Array, of: (slot: number) => number, most: number): number {
  const top = new Top(most, 1_000);
  for (let i = 0; i < slots.length; i++) top.push(of(slots[i] ?? 0));
  return top.best().at(-1) ?? Number.NEGATIVE_INFINITY;
}

/**
 * The slots of a page among those that fail no filter. Only what can stand on this page or before it is sorted: so many
 * by the first number, and of those that tie at its edge the ones that the second puts forward.
 */
function pageOf({ slots, failed }: Candidates, { first, second }: Order, from: number, length: number): number[] {
  const wanted = keep(slots, (_, i) => failed[i] === 0);
  const edge = edgeOf(wanted, first, from + length);
  const above: number[] = [];
  for (let i = 0; i < wanted.length; i++) {
    const slot = wanted[i] ?? 0;
    if (first(slot) > edge) above.push(slot);
  }
  const tied = keep(wanted, (slot) => first(slot) === edge);
  const last = edgeOf(tied, second, from + length - above.length);
  return [...above, ...keep(tied, (slot) => second(slot) >= last)]
    .sort((a, b) => first(b) - first(a) || second(b) - second(a))
    .slice(from, from + length);
}
