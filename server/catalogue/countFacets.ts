import type { Sql } from "../database/connect.ts";
import type { CardCondition } from "./card.ts";
import { imported } from "./countries.ts";
import { attributeBit, bits } from "./listConditions.ts";
import type { Wanted } from "./listQuery.ts";

/** How many products a value of a facet would leave; `label` where the database knows it. */
export type Counted = { parameter: string; value: string; label: string | null; count: number };

/** The steps of the discount filter, in percent. */
export const discountSteps = [10, 20, 30];

/**
 * The candidates counted in one pass by what facets need, and by the filters they fail. What has few values is counted
 * together: three groupings cost half of seven.
 */
export const groupCandidates = (sql: Sql) => sql`
  select category_id, brand_id, availability, booking, discount_percent / 10 as tens, country_of_origin, failed,
    count(*) as n
  from candidate
  group by grouping sets (
    (failed, category_id), (failed, brand_id),
    (failed, availability, booking, discount_percent / 10, country_of_origin))`;

/**
 * Every facet's values from `grouped`, each counted with all filters but the facet's own, so that one can widen it.
 * Choosing a category takes the sub-category off, and either takes off the attributes that it is not filtered by.
 */
export function countFacets(sql: Sql, wanted: Wanted) {
  const names = wanted.attributes.map(({ name }) => name);
  const own = names.map((_, index) => attributeBit(index));
  const attributes = sql`unnest(${names}::text[], ${own}::int[]) attribute (name, own)`;
  const others = (own: number) => sql`(failed & ~${own}::int) = 0`;
  const othersOf = (own: number, category: CardCondition) =>
    sql`(failed & ~(${own}::int
      | coalesce((select bit_or(own) from ${attributes} where name <> all(${category}.facets)), 0))) = 0`;
  const chosen = wanted.category ?? wanted.subcategory;
  const department = chosen ? (chosen.parent_id ?? chosen.id) : null;
  return sql`
    (select 'category' as parameter, d.slug as value, d.name as label, sum(n)::int as count
     from grouped join category c on c.id = category_id join category d on d.id = coalesce(c.parent_id, c.id)
     where ${othersOf(bits.category | bits.scategory, sql`d`)} group by d.id order by d.position)
    union all
    (select 'scategory', c.slug, c.name, sum(n)::int from grouped join category c on c.id = category_id
     where ${othersOf(bits.scategory, sql`c`)} and c.parent_id = ${department}
     group by c.id order by c.position)
    union all
    (select 'brand', b.slug, b.name, sum(n)::int from grouped join brand b on b.id = brand_id
     where ${others(bits.brand)} group by b.id order by sum(n) desc, lower(b.name))
    union all
    select 'availability', availability, null, sum(n)::int from grouped
    where ${others(bits.availability)} and availability is not null group by availability
    union all
    select 'booking', booking, null, sum(n)::int from grouped
    where ${others(bits.booking)} and booking <> 'none' group by booking
    union all
    select 'discount', step::text, null, sum(n)::int
    from grouped join unnest(${discountSteps}::int[]) step on tens >= step / 10
    where ${others(bits.discount)} group by step
    union all
    select 'origin', ${imported}, null, sum(n)::int from grouped
    where ${others(bits.origin)} and country_of_origin <> 'IN' having sum(n) > 0
    union all
    (select 'origin', country_of_origin, null, sum(n)::int from grouped
     where ${others(bits.origin)} and country_of_origin is not null
     group by country_of_origin order by sum(n) desc, country_of_origin)
    union all
    select name, value, null, count(*)
    from ${attributes} join product_attribute using (name) join candidate using (product_id)
    where (failed & ~own) = 0 group by name, value`;
}
