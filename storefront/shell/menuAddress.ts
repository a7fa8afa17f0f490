import { address, changedQuery, type QueryChange } from "../parts/query.ts";

const list = "/products/search";
/** What of the present query a choice in a menu keeps: the rest is another page's, or a filter of another category. */
const kept = [
  "search",
  "category",
  "scategory",
  "brand",
  "availability",
  "booking",
  "collection",
  "discount",
  "min_price",
  "max_price",
  "sort",
];

/** What of a query a choice keeps, as text: the same text leads to the same choices. */
export const keptQuery = (query: string | URLSearchParams): string =>
  String(new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => kept.includes(name))));

const chosen = (query: URLSearchParams, change: QueryChange) =>
  address(list, changedQuery(new URLSearchParams(keptQuery(query)), change));

/** A department in the top menu: sets category; removes scategory, page, collection, discount, availability, booking. */
export const departmentAddress = (query: URLSearchParams, category: string): string =>
  chosen(query, { category, scategory: null, collection: null, discount: null, availability: null, booking: null });

/** A category in the secondary bar: sets scategory; null is the bar's 'All …'. */
export const subcategoryAddress = (query: URLSearchParams, scategory: string | null): string =>
  chosen(query, { scategory });

/** A category in the side menu: sets category and scategory; clears page, brand, availability and booking. */
export const sideMenuAddress = (query: URLSearchParams, category: string, scategory: string | null): string =>
  chosen(query, { category, scategory, brand: null, availability: null, booking: null });
