import type { Card, ProductList, Sort } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { type CardCondition, cardColumns, cardJoins } from "./card.ts";
import { type Counted, countFacets, groupCandidates } from "./countFacets.ts";
import { countriesByName } from "./countries.ts";
import { facetsOf } from "./facets.ts";
import { bits, failedBits, inCollection } from "./listConditions.ts";
import { readListQuery, type Wanted } from "./listQuery.ts";
import { matches, type Search, searching } from "./search.ts";

const perPage = 12;

/** A page of products with its filters and their counts. A page beyond the end is the last one. */
export async function listProducts(sql: Sql, query: URLSearchParams): Promise<ProductList> {
  const wanted = await readListQuery(sql, query);
  const { sort, applied, ignored } = wanted;
  const run = (search: Search | undefined) => findPage(sql, wanted, search);
  const found = wanted.search
    ? await searching(sql, wanted.search, run, ({ candidates }) => candidates === 0)
    : await run(undefined);
  const lastPage = Math.max(Math.ceil(found.total / perPage), 1);
  return {
    products: found.products,
    page: Math.min(wanted.page, lastPage),
    per_page: perPage,
    total: found.total,
    last_page: lastPage,
    sort,
    facets: facetsOf(found.counts, found.total, wanted),
    price_range: found.price_range,
    applied,
    ignored,
  };
}

type Found = {
  candidates: number;
  total: number;
  products: Card[];
  counts: Counted[];
  price_range: ProductList["price_range"];
};

/**
 * Everything in one round trip and from one snapshot: `candidate` are the products that meet the search and the
 * collection, each with the bits of the filters that it fails; the page and all counts are taken from it.
 */
async function findPage(sql: Sql, wanted: Wanted, search: Search | undefined): Promise<Found> {
  const [found] = await sql<[Found]>`
    with candidate as materialized (
      select k.product_id, k.brand_id, k.category_id, k.price, k.discount_percent, k.availability, k.booking,
        k.country_of_origin, k.popularity, k.created_at, ${failedBits(sql, wanted)} as failed
      from card k
      where ${search ? matches(sql, search) : sql`true`}
        and ${wanted.collection ? inCollection(sql, wanted.collection.id) : sql`true`}),
    grouped as materialized (${groupCandidates(sql)}),
    size as (
      select coalesce(sum(n), 0)::int as candidates, coalesce(sum(n) filter (where failed = 0), 0)::int as total
      from grouped where availability is not null),
    shown as (
      select array(
        select s.product_id from candidate s ${wanted.sort === "origin" ? country(sql) : sql``}
        where failed = 0 order by ${orders(sql)[wanted.sort]}
        limit ${perPage}
        offset greatest(least(${wanted.page}::int - 1, (total - 1) / ${perPage}), 0) * ${perPage}) as ids
      from size),
    page as (
      select ${cardColumns(sql)}
      from shown, unnest(ids) with ordinality as place (product_id, n) join card k using (product_id) ${cardJoins(sql)}
      order by place.n)
    select candidates, total,
      (select coalesce(json_agg(page), '[]') from page) as products,
      (select coalesce(json_agg(counted), '[]') from (${countFacets(sql, wanted)}) counted) as counts,
      (select case when count(*) > 0 then json_build_object('least', min(price), 'most', max(price)) end
       from candidate where (failed & ~${bits.price}::int) = 0) as price_range
    from size`;
  return found;
}

/** Countries by their names, A to Z; products whose country is not told come last. */
const country = (sql: Sql) => sql`
  left join unnest(${countriesByName}::text[]) with ordinality as country (code, place) on code = s.country_of_origin`;

/** Each order ends with the product's id, so that no two products tie and pages never overlap. */
const orders = (sql: Sql): Record<Sort, CardCondition> => {
  const inStockFirst = sql`s.availability = 'out_of_stock', s.popularity desc, s.product_id`;
  return {
    relevance: inStockFirst,
    popularity: inStockFirst,
    newest: sql`s.created_at desc, s.product_id desc`,
    price_up: sql`s.price, s.product_id`,
    price_down: sql`s.price desc, s.product_id`,
    discount: sql`s.discount_percent desc, s.popularity desc, s.product_id`,
    origin: sql`country.place, s.popularity desc, s.product_id`,
  };
};
