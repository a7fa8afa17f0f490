import type { Sql } from "../../database/connect.ts";

/** So many words of a search count. */
const mostWords = 8;

/** The text as a pattern that finds it anywhere. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * What is searched among goods, as SQL over `product p`: words that each stand in the name, the address or the maker's name; or
 * a barcode or a part of an SKU of this `variant v`, or of any of the product's.
 */
export function soughtBy(sql: Sql, typed: string, of: "product" | "variant") {
  const text = typed.trim().toLowerCase();
  const words = [...new Set(text.split(/\s+/))].slice(0, mostWords);
  const byWords = words
    .map(
      (word) => sql`(lower(p.name) like ${anywhere(word)} or p.slug like ${anywhere(word)}
        or p.brand_id in (select id from brand where lower(name) like ${anywhere(word)}))`,
    )
    .reduce((all, one) => sql`${all} and ${one}`);
  const digits = text.replace(/[\s-]/g, "");
  const [own, found] = of === "product" ? [sql`p.id`, sql`product_id`] : [sql`v.id`, sql`id`];
  return sql`(${byWords} or ${own} in (
    select ${found} from variant where lower(sku) like ${anywhere(text)}
    union all select ${found} from variant where gtin = ${digits}))`;
}
