import {
  attributeFact,
  availabilities,
  bookings,
  type Columns,
  collectionFact,
  countryNumber,
} from "../search/columns.ts";
import type { FoundAll } from "../search/find.ts";
import type { ProductIndex } from "../search/productIndex.ts";
import { imported } from "./countries.ts";
import { attributeBit, bits } from "./listConditions.ts";
import type { Wanted } from "./listQuery.ts";

/** The products that meet the search and the collection by slot, each with the bits of the filters that it fails. */
export type Candidates = { slots: Int32Array; failed: Int32Array };

/** The candidates of a list: what was found, or all products, held against every filter. Stands in the index's working space. */
export function candidatesOf(index: ProductIndex, wanted: Wanted, found: FoundAll | undefined): Candidates {
  const all = found?.slots;
  const size = all?.length ?? index.slots;
  const isIn = wanted.collection && index.columns.hasOneOf([collectionFact(wanted.collection.id)]);
  const slots = index.touched;
  let n = 0;
  for (let i = 0; i < size; i++) {
    const slot = all ? (all[i] ?? 0) : i;
    if (index.popularityRank[slot] !== 0 && (!isIn || isIn(slot))) slots[n++] = slot;
  }
  const candidates = { slots: slots.subarray(0, n), failed: index.failed.subarray(0, n).fill(0) };
  for (const [bit, passes] of filters(index, wanted)) fail(candidates, bit, passes);
  return candidates;
}

function fail({ slots, failed }: Candidates, bit: number, passes: (slot: number) => boolean): void {
  for (let i = 0; i < slots.length; i++) if (!passes(slots[i] ?? 0)) failed[i] = (failed[i] ?? 0) | bit;
}

type Filter = [bit: number, passes: (slot: number) => boolean];

function filters(index: ProductIndex, wanted: Wanted): Filter[] {
  const { category: categories, price, columns } = index;
  const { category, subcategory, brands, least, most, availability, booking, discount, origins } = wanted;
  const found: (Filter | false | undefined)[] = [
    category && [bits.category, isOneOf(categories, within(index, category.id))],
    subcategory && [bits.scategory, (slot) => categories[slot] === subcategory.id],
    brands.length > 0 && [
      bits.brand,
      isOneOf(
        columns.brand,
        brands.map(({ id }) => id),
      ),
    ],
    least !== undefined && [bits.price, (slot) => (price[slot] ?? 0) >= least],
    most !== undefined && [bits.price, (slot) => (price[slot] ?? 0) <= most],
    availability && [bits.availability, isOneOf(columns.availability, [availabilities.indexOf(availability)])],
    booking && [bits.booking, isOneOf(columns.booking, [bookings.indexOf(booking)])],
    discount && [bits.discount, isReduced(columns, discount)],
    origins.length > 0 && [bits.origin, comesFrom(columns, origins)],
    ...wanted.attributes.map(
      ({ name, values }, i): Filter | false =>
        values.length > 0 && [attributeBit(i), columns.hasOneOf(values.map((value) => attributeFact(name, value)))],
    ),
  ];
  return found.filter((filter) => filter !== false && filter !== undefined);
}

/** A category and what stands under it. */
const within = (index: ProductIndex, id: number): number[] =>
  [...index.categories.values()]
    .filter((category) => category.id === id || category.parent_id === id)
    .map((category) => category.id);

type Column = Int32Array | Uint8Array | Uint16Array;

function isOneOf(column: Column, values: number[]): (slot: number) => boolean {
  const [only] = values;
  if (values.length === 1) return (slot) => column[slot] === only;
  const wanted = new Set(values);
  return (slot) => wanted.has(column[slot] ?? -1);
}

const isReduced = (columns: Columns, discount: NonNullable<Wanted["discount"]>): ((slot: number) => boolean) =>
  "percent" in discount
    ? (slot) => (columns.discount[slot] ?? 0) >= discount.percent
    : columns.hasOneOf([collectionFact(discount.collection.id)]);

function comesFrom({ country }: Columns, origins: string[]): (slot: number) => boolean {
  const wanted = new Set(origins.filter((origin) => origin !== imported).map(countryNumber));
  const anyForeign = origins.includes(imported);
  const home = countryNumber("IN");
  return (slot) => {
    const from = country[slot] ?? 0;
    return wanted.has(from) || (anyForeign && from !== home && from !== 0);
  };
}
