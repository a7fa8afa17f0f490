import type { PriceRange } from "../../contract/priceRange.ts";
import { availabilities, bookings, countries, countryCode, countryNumber } from "../search/columns.ts";
import type { ProductIndex } from "../search/productIndex.ts";
import type { Candidates } from "./candidates.ts";
import { type Counted, discountSteps } from "./countFacets.ts";
import { imported } from "./countries.ts";
import { attributeBit, bits } from "./listConditions.ts";
import type { Wanted } from "./listQuery.ts";
import { priceStep } from "./priceStep.ts";

/** How many candidates have each value of a column, all filters but `own` being met. */
function countBy({ slots, failed }: Candidates, own: number, column: ArrayLike<number>, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let i = 0; i < slots.length; i++) {
    if (((failed[i] ?? 0) & ~own) !== 0) continue;
    const value = column[slots[i] ?? 0] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/**
 * Every facet's values with how many candidates each would leave, as `countFacets` says; how many meet all filters, and
 * the prices of those that meet all others.
 */
export function countInMemory(
  index: ProductIndex,
  wanted: Wanted,
  candidates: Candidates,
): { counts: Counted[]; total: number; price_range: PriceRange | null } {
  const { columns } = index;
  const brands = countBy(candidates, bits.brand, columns.brand, Math.max(0, ...index.brands.keys()) + 1);
  const known = (parameter: string, counts: Int32Array, values: string[]): Counted[] =>
    values.flatMap((value, i) => some({ parameter, value, label: null, count: counts[i] ?? 0 }));
  const tens = countBy(candidates, bits.discount, columns.discount, 101);
  const { total, price_range } = totals(index, candidates);
  return {
    total,
    price_range,
    counts: [
      ...countCategories(index, wanted, candidates),
      ...[...index.brands]
        .flatMap(([id, { slug, name }]) =>
          some({ parameter: "brand", value: slug, label: name, count: brands[id] ?? 0 }),
        )
        .sort((a, b) => b.count - a.count || compare(a.label?.toLowerCase() ?? "", b.label?.toLowerCase() ?? "")),
      ...known("availability", countBy(candidates, bits.availability, columns.availability, 3), availabilities),
      ...known("booking", countBy(candidates, bits.booking, columns.booking, 3), bookings).filter(
        ({ value }) => value !== "none",
      ),
      ...discountSteps.flatMap((step) => {
        const count = tens.subarray(step).reduce((sum, n) => sum + n, 0);
        return some({ parameter: "discount", value: String(step), label: null, count });
      }),
      ...countOrigins(countBy(candidates, bits.origin, columns.country, countries)),
      ...countAttributes(index, wanted, candidates),
    ],
  };
}

const some = (counted: Counted): Counted[] => (counted.count > 0 ? [counted] : []);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function totals(
  { price }: ProductIndex,
  { slots, failed }: Candidates,
): { total: number; price_range: PriceRange | null } {
  let total = 0;
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  const steps = Array.from({ length: 64 }, () => 0);
  for (let i = 0; i < slots.length; i++) {
    const bitsFailed = failed[i] ?? 0;
    if (bitsFailed === 0) total++;
    if ((bitsFailed & ~bits.price) !== 0) continue;
    const its = price[slots[i] ?? 0] ?? 0;
    if (its < least) least = its;
    if (its > most) most = its;
    const step = priceStep(its);
    steps[step] = (steps[step] ?? 0) + 1;
  }
  return {
    total,
    price_range: least > most ? null : { least, most, steps: steps.slice(priceStep(least), priceStep(most) + 1) },
  };
}

/** Departments, and the categories of the chosen one: choosing one takes off the attributes that it is not filtered by. */
function countCategories(index: ProductIndex, wanted: Wanted, { slots, failed }: Candidates): Counted[] {
  const size = Math.max(0, ...index.categories.keys()) + 1;
  const [departmentOf, departmentMask, categoryMask] = [
    new Int32Array(size),
    new Int32Array(size),
    new Int32Array(size),
  ];
  for (const { id, parent_id, facets } of index.categories.values()) {
    const others = wanted.attributes.reduce(
      (mask, { name }, i) => mask | (facets.includes(name) ? 0 : attributeBit(i)),
      0,
    );
    departmentOf[id] = parent_id ?? id;
    departmentMask[id] = ~(bits.category | bits.scategory | others);
    categoryMask[id] = ~(bits.scategory | others);
  }
  const [inDepartment, inCategory] = [new Int32Array(size), new Int32Array(size)];
  for (let i = 0; i < slots.length; i++) {
    const category = index.category[slots[i] ?? 0] ?? 0;
    const department = departmentOf[category] ?? 0;
    const bitsFailed = failed[i] ?? 0;
    if ((bitsFailed & (departmentMask[department] ?? 0)) === 0)
      inDepartment[department] = (inDepartment[department] ?? 0) + 1;
    if ((bitsFailed & (categoryMask[category] ?? 0)) === 0) inCategory[category] = (inCategory[category] ?? 0) + 1;
  }
  const chosen = wanted.category ?? wanted.subcategory;
  const department = chosen ? (chosen.parent_id ?? chosen.id) : undefined;
  const categories = [...index.categories.values()];
  return [
    ...categories.flatMap(({ id, slug, name }) =>
      some({ parameter: "category", value: slug, label: name, count: inDepartment[id] ?? 0 }),
    ),
    ...categories
      .filter(({ parent_id }) => parent_id !== null && parent_id === department)
      .flatMap(({ id, slug, name }) =>
        some({ parameter: "scategory", value: slug, label: name, count: inCategory[id] ?? 0 }),
      ),
  ];
}

/** All that is foreign, then the countries, those with most products first. */
function countOrigins(counts: Int32Array): Counted[] {
  const origin = (value: string, count: number): Counted => ({ parameter: "origin", value, label: null, count });
  const all = [...counts].flatMap((count, number) => (number === 0 ? [] : some(origin(countryCode(number), count))));
  const foreign = all.reduce((sum, { count }) => sum + count, 0) - (counts[countryNumber("IN")] ?? 0);
  return [...some(origin(imported, foreign)), ...all.sort((a, b) => b.count - a.count || compare(a.value, b.value))];
}

function countAttributes(index: ProductIndex, wanted: Wanted, { slots, failed }: Candidates): Counted[] {
  if (wanted.attributes.length === 0) return [];
  const { facts, factsFrom, factTexts } = index.columns;
  const named = factTexts.map((text) => text.split("\t"));
  // Of each fact the facet that it belongs to, by the mask of the other filters; 0 for none.
  const masks = Int32Array.from(named, ([name]) => {
    const i = wanted.attributes.findIndex((attribute) => attribute.name === name);
    return i === -1 ? 0 : ~attributeBit(i);
  });
  const counts = new Int32Array(factTexts.length);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    const end = factsFrom[slot + 1] ?? 0;
    for (let at = factsFrom[slot] ?? 0; at < end; at++) {
      const fact = facts.items[at] ?? 0;
      const mask = masks[fact] ?? 0;
      if (mask !== 0 && ((failed[i] ?? 0) & mask) === 0) counts[fact] = (counts[fact] ?? 0) + 1;
    }
  }
  return named.flatMap(([parameter = "", value = ""], fact) =>
    some({ parameter, value, label: null, count: counts[fact] ?? 0 }),
  );
}
