import { Availability, Booking, type ProductList, type Sort } from "../../contract/catalogue.ts";
import { ListQuery, sorts } from "../../contract/listQuery.ts";
import type { Sql } from "../database/connect.ts";
import { formatMoney } from "../money.ts";
import type { SearchEngine } from "../search/engine.ts";
import { originName } from "./countries.ts";
import { availabilityLabels, bookingLabels, discountLabel } from "./labels.ts";
import { lookUp, type Named, type Names } from "./listNames.ts";
import { QueryReading } from "./queryReading.ts";
import { type Search, searchAll } from "./search.ts";

/** What a list's query asks for, every word of it looked up. Prices in paise. */
export type Wanted = {
  search: Search | undefined;
  collection: Named | undefined;
  category: Named | undefined;
  subcategory: Named | undefined;
  brands: Named[];
  least: number | undefined;
  most: number | undefined;
  availability: keyof typeof availabilityLabels | undefined;
  booking: keyof typeof bookingLabels | undefined;
  discount: Discount | undefined;
  /** Countries' codes, and `imported`. */
  origins: string[];
  /** The facets of the chosen category, and the values chosen. */
  attributes: { name: string; values: string[] }[];
  sort: Sort;
  page: number;
  applied: ProductList["applied"];
  ignored: ProductList["ignored"];
};

/** At least so many percent off the MRP, or in a collection whose discount runs. */
export type Discount = { percent: number } | { collection: Named };

const bySlug = (found: Named[]) => (slug: string) => found.find((named) => named.slug === slug);
const name = (named: Named) => named.name;

/**
 * Reads the query of a product list. A value that means nothing is ignored and named in `ignored`, as is an attribute
 * that the chosen category is not filtered by. An empty value counts as absent; an unknown parameter is passed over.
 */
export async function readListQuery(sql: Sql, engine: SearchEngine, query: URLSearchParams): Promise<Wanted> {
  const reading = new QueryReading(query);
  const others = reading.others(Object.keys(ListQuery.shape));
  const [names, search] = await Promise.all([
    lookUp(sql, {
      categories: [reading.text("category"), reading.text("scategory")],
      brands: reading.texts("brand"),
      collections: [reading.text("collection")],
      discount: reading.text("discount"),
      attributes: others.map((parameter) => ({ name: parameter, values: reading.texts(parameter) })),
    }),
    searchAll(sql, engine, reading.text("search")),
  ]);
  // In the order in which the page shows what is applied.
  reading.one(
    "search",
    () => search,
    (_, typed) => `“${typed.slice(0, 100)}”`,
  );
  const collection = reading.one("collection", bySlug(names.collection), name);
  const category = reading.one("category", bySlug(names.category), name);
  const subcategory = reading.one(
    "scategory",
    bySlug(names.category.filter((found) => found.parent_id !== null)),
    name,
  );
  const brands = reading.many("brand", bySlug(names.brand), name);
  const least = reading.one("min_price", paise, (amount) => `From ${formatMoney(amount)}`);
  const most = reading.one("max_price", notBelow(least), (amount) => `Up to ${formatMoney(amount)}`);
  const availability = reading.one(
    "availability",
    (text) => Availability.safeParse(text).data,
    (value) => availabilityLabels[value],
  );
  const booking = reading.one(
    "booking",
    (text) => Booking.exclude(["none"]).safeParse(text).data,
    (value) => bookingLabels[value],
  );
  const discount = reading.one(
    "discount",
    (text) => readDiscount(text, names),
    (value) => ("percent" in value ? discountLabel(value.percent) : value.collection.name),
  );
  const origins = reading.many(
    "origin",
    (value) => (originName(value) ? value : undefined),
    (value) => originName(value) ?? value,
  );
  const attributes = readAttributes(reading, (subcategory ?? category)?.facets ?? [], others, names);
  const sort = readSort(reading, search !== undefined);
  const page = readPage(reading);
  const { applied, ignored } = reading;
  return {
    search,
    collection,
    category,
    subcategory,
    brands,
    least,
    most,
    availability,
    booking,
    discount,
    origins,
    attributes,
    sort,
    page,
    applied,
    ignored,
  };
}

/** Rupees as typed, to paise. */
const paise = (text: string): number | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;

/** The same for the upper end of a range: one below the lower end means nothing. */
const notBelow = (least: number | undefined) => (text: string) => {
  const most = paise(text);
  return most !== undefined && most >= (least ?? 0) ? most : undefined;
};

function readDiscount(text: string, names: Names): Discount | undefined {
  if (/^[1-9]\d?$/.test(text)) return { percent: Number(text) };
  const [collection] = names.discount;
  return collection && { collection };
}

function readAttributes(reading: QueryReading, facets: string[], others: string[], names: Names): Wanted["attributes"] {
  const elsewhere = others.filter((parameter) => !facets.includes(parameter) && bySlug(names.facet)(parameter));
  for (const parameter of elsewhere) reading.ignore(parameter, reading.texts(parameter));
  return facets.map((facet) => {
    const known = names.attribute.filter((value) => value.name === facet);
    return {
      name: facet,
      values: reading.many(
        facet,
        (text) => bySlug(known)(text)?.slug,
        (value) => value,
      ),
    };
  });
}

/** Relevance is relevance to a search: without one it is popularity. */
function readSort(reading: QueryReading, searched: boolean): Sort {
  const text = reading.text("sort");
  const asked = sorts.find((sort) => sort === text);
  if (text !== "" && !asked) reading.ignore("sort", [text]);
  if (asked && (asked !== "relevance" || searched)) return asked;
  return searched ? "relevance" : "popularity";
}

function readPage(reading: QueryReading): number {
  const text = reading.text("page");
  if (/^0*[1-9]\d*$/.test(text)) return Math.min(Number(text), 1_000_000);
  if (text !== "") reading.ignore("page", [text]);
  return 1;
}
