import type { Sql } from "../database/connect.ts";
import type { CardCondition } from "./card.ts";
import { imported } from "./countries.ts";
import type { Wanted } from "./listQuery.ts";

/** A filter in force: the bit by which a product is marked that fails it, and what it asks of `card k`. */
type Filter = { bit: number; condition: CardCondition };

/** The bit of each filter; the chosen category's attributes follow, from `attribute` on. */
export const bits = {
  category: 1,
  scategory: 2,
  brand: 4,
  price: 8,
  availability: 16,
  booking: 32,
  discount: 64,
  origin: 128,
  attribute: 256,
};
export const attributeBit = (index: number): number => bits.attribute << index;

function filters(sql: Sql, wanted: Wanted): Filter[] {
  const { category, subcategory, brands, least, most, availability, booking, discount, origins } = wanted;
  const found: (Filter | false | undefined)[] = [
    category && { bit: bits.category, condition: sql`${category.id} in (k.category_id, k.department_id)` },
    subcategory && { bit: bits.scategory, condition: sql`k.category_id = ${subcategory.id}` },
    brands.length > 0 && { bit: bits.brand, condition: sql`k.brand_id = any(${brands.map(({ id }) => id)})` },
    least !== undefined && { bit: bits.price, condition: sql`k.price >= ${least}` },
    most !== undefined && { bit: bits.price, condition: sql`k.price <= ${most}` },
    availability && { bit: bits.availability, condition: sql`k.availability = ${availability}` },
    booking && { bit: bits.booking, condition: sql`k.booking = ${booking}` },
    discount && {
      bit: bits.discount,
      condition:
        "percent" in discount
          ? sql`k.discount_percent >= ${discount.percent}`
          : inCollection(sql, discount.collection.id),
    },
    origins.length > 0 && {
      bit: bits.origin,
      condition: sql`(k.country_of_origin = any(${origins}) or (${origins.includes(imported)} and k.country_of_origin <> 'IN'))`,
    },
    ...wanted.attributes.map(
      ({ name, values }, index) =>
        values.length > 0 && {
          bit: attributeBit(index),
          condition: sql`k.product_id in (
            select product_id from product_attribute where name = ${name} and value = any(${values}))`,
        },
    ),
  ];
  return found.filter((filter) => filter !== false && filter !== undefined);
}

/** That `card k` is in a collection. */
export const inCollection = (sql: Sql, id: number): CardCondition =>
  sql`k.product_id in (select product_id from collection_product where collection_id = ${id})`;

/** The bits of the filters that `card k` fails: 0 when it is wanted, one facet's when that one keeps it out. */
export const failedBits = (sql: Sql, wanted: Wanted): CardCondition =>
  filters(sql, wanted).reduce(
    (sum, { bit, condition }) => sql`${sum} | case when ${condition} then 0 else ${bit}::int end`,
    sql`0`,
  );
