import type { Card, ProductList, Sort } from "../../contract/catalogue.ts";
import { countriesByName } from "../../contract/countries.ts";
import type { Sql } from "../database/connect.ts";
import type { SearchEngine } from "../search/engine.ts";
import type { Found } from "../search/find.ts";
import { type CardCondition, cardColumns, cardJoins } from "./card.ts";
import { type Counted, countFacets, groupCandidates } from "./countFacets.ts";
import { facetsOf } from "./facets.ts";
import { bits, failedBits, inCollection } from "./listConditions.ts";
import { listInMemory } from "./listInMemory.ts";
import { readListQuery, type Wanted } from "./listQuery.ts";
import { priceStepIn } from "./priceStep.ts";
import { idsOf, matches, tellSearch } from "./search.ts";
import { tellingFact } from "./tellingFact.ts";

const perPage = 12;

/** Hears of words that were looked for in vain, and of the maker among them that is not sold. */
type OnMissed = (words: string, maker: string | undefined) => void;

/** Whether these words were looked for in vain, and nothing but words was asked for: filters and further pages are of the same search. */
const isMissed = ({ search, applied, ignored, page }: Wanted, query: URLSearchParams): boolean =>
  search !== undefined &&
  !("ids" in search) &&
  (search.total === 0 || search.notSold !== undefined) &&
  applied.length === 1 &&
  ignored.length === 0 &&
  page === 1 &&
  !query.has("sort");

/** A page of products with its filters and their counts. A page beyond the end is the last one, and says so. */
export async function listProducts(
  sql: Sql,
  engine: SearchEngine,
  query: URLSearchParams,
  onMissed: OnMissed = () => {},
): Promise<ProductList> {
  const wanted = await readListQuery(sql, engine, query);
  const { sort, applied, page, ignored } = wanted;
  if (isMissed(wanted, query)) onMissed(query.get("search") ?? "", wanted.search?.notSold?.maker);
  const found = await findPage(sql, engine, wanted);
  const lastPage = Math.max(Math.ceil(found.total / perPage), 1);
  return {
    products: found.products,
    page: Math.min(page, lastPage),
    per_page: perPage,
    total: found.total,
    last_page: lastPage,
    sort,
    facets: facetsOf(found.counts, found.total, wanted),
    price_range: found.price_range,
    applied,
    ignored: page > lastPage ? [...ignored, { parameter: "page", value: query.get("page") ?? "" }] : ignored,
    ...(wanted.search && (await tellSearch(sql, wanted.search))),
  };
}

type Page = {
  total: number;
  products: Card[];
  counts: Counted[];
  price_range: ProductList["price_range"];
};

/** The page and all counts from the index, its cards from the database; all of it from there while nothing is loaded. */
async function findPage(sql: Sql, engine: SearchEngine, wanted: Wanted): Promise<Page> {
  const { search } = wanted;
  if (search && "ids" in search) return askPage(sql, wanted, search);
  const listed = search
    ? listInMemory(search.index, wanted, search, perPage)
    : await engine.use((index) => listInMemory(index, wanted, undefined, perPage));
  return listed ? { ...listed, products: await readCards(sql, listed.ids) } : askPage(sql, wanted, undefined);
}

const readCards = async (sql: Sql, ids: number[]): Promise<Card[]> =>
  ids.length === 0
    ? []
    : sql<Card[]>`
      select ${cardColumns(sql)}, ${tellingFact(sql)}
      from unnest(${ids}::int[]) with ordinality as place (product_id, n) join card k using (product_id) ${cardJoins(sql)}
      order by place.n`;

/**
 * Everything in one round trip and from one snapshot: `candidate` are the products that meet the search and the
 * collection, each with the bits of the filters that it fails; the page and all counts are taken from it.
 */
async function askPage(sql: Sql, wanted: Wanted, search: Found | undefined): Promise<Page> {
  const [found] = await sql<[Page]>`
    with candidate as materialized (
      select k.product_id, k.brand_id, k.category_id, k.price, k.discount_percent, k.availability, k.booking,
        k.country_of_origin, k.popularity, k.created_at, ${failedBits(sql, wanted)} as failed
      from card k
      where ${search ? matches(sql, search) : sql`true`}
        and ${wanted.collection ? inCollection(sql, wanted.collection.id) : sql`true`}),
    grouped as materialized (${groupCandidates(sql)}),
    size as (
      select coalesce(sum(n) filter (where failed = 0), 0)::int as total
      from grouped where availability is not null),
    shown as (
      select array(
        select s.product_id from candidate s ${wanted.sort === "origin" ? country(sql) : sql``}
          ${wanted.sort === "relevance" && search ? place(sql, search) : sql``}
        where failed = 0 order by ${orders(sql)[wanted.sort]}
        limit ${perPage}
        offset greatest(least(${wanted.page}::int - 1, (total - 1) / ${perPage}), 0) * ${perPage}) as ids
      from size),
    priced as (
      select price, ${priceStepIn(sql)} as step from candidate where (failed & ~${bits.price}::int) = 0),
    page as (
      select ${cardColumns(sql)}, ${tellingFact(sql)}
      from shown, unnest(ids) with ordinality as place (product_id, n) join card k using (product_id) ${cardJoins(sql)}
      order by place.n)
    select total,
      (select coalesce(json_agg(page), '[]') from page) as products,
      (select coalesce(json_agg(counted), '[]') from (${countFacets(sql, wanted)}) counted) as counts,
      (select case when count(*) > 0 then json_build_object('least', min(price), 'most', max(price), 'steps',
          (select json_agg((select count(*) from priced where priced.step = k) order by k)
           from generate_series(min(priced.step), max(priced.step)) as k)) end
       from priced) as price_range
    from size`;
  return found;
}

/** Countries by their names, A to Z; products whose country is not told come last. */
const country = (sql: Sql) => sql`
  left join unnest(${countriesByName}::text[]) with ordinality as country (code, place) on code = s.country_of_origin`;

/** Products by their place in what the search found. */
const place = (sql: Sql, search: Found) => sql`
  join unnest(${idsOf(sql, search)}) with ordinality as found (product_id, place) using (product_id)`;

/** Each order ends with the product's id, so that no two products tie and pages never overlap. */
const orders = (sql: Sql): Record<Sort, CardCondition> => {
  const inStockFirst = sql`s.availability = 'out_of_stock', s.popularity desc, s.product_id`;
  return {
    relevance: sql`found.place`,
    popularity: inStockFirst,
    newest: sql`s.created_at desc, s.product_id desc`,
    price_up: sql`s.price, s.product_id`,
    price_down: sql`s.price desc, s.product_id`,
    discount: sql`s.discount_percent desc, s.popularity desc, s.product_id`,
    origin: sql`country.place, s.popularity desc, s.product_id`,
  };
};
