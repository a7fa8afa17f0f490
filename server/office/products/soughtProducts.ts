import type { z } from "zod";
import type { productCalls } from "../../../contract/office/products.ts";
import { lacksOf } from "../../catalogue/readLacks.ts";
import type { Sql } from "../../database/connect.ts";
import { isLow } from "../../stock/isLow.ts";
import { soughtBy } from "./soughtBy.ts";

type ProductQuery = z.output<(typeof productCalls)["GET /products"]["query"]>;
/** What products are looked for by. */
export type Sought = Omit<ProductQuery, "sort" | "after">;

const everything = (sql: Sql) => sql`true`;
type Part = ReturnType<typeof everything>;

const live = (sql: Sql, condition?: Part): Part =>
  sql`exists (select from variant v where v.product_id = p.id and not v.retired ${condition ? sql`and ${condition}` : sql``})`;

/** The condition that product `p` is to meet; where `lacks` is asked, `tax` stands for what is known of its tax (`tax_known`). */
export function soughtProducts(sql: Sql, { search, category, brand, state, lacks, low, collection }: Sought): Part {
  const parts = [
    search?.trim() && soughtBy(sql, search, "product"),
    category &&
      sql`p.category_id in (select c.id from category c left join category d on d.id = c.parent_id where ${category} in (c.slug, d.slug))`,
    brand && sql`p.brand_id = (select id from brand where slug = ${brand})`,
    collection &&
      sql`p.id in (
        select m.product_id from collection_product m join collection k on k.id = m.collection_id where k.slug = ${collection})`,
    state === "published" && sql`p.published and ${live(sql)}`,
    state === "hidden" && sql`not p.published and ${live(sql)}`,
    state === "retired" && sql`not ${live(sql)}`,
    // What is shown and lacks something, as Today counts it.
    lacks &&
      sql`p.published and ${live(sql)} and ${lacks === "anything" ? sql`cardinality(${lacksOf(sql)}) > 0` : sql`${lacks} = any(${lacksOf(sql)})`}`,
    low &&
      sql`p.published and ${live(sql, sql`exists (select from stock s where s.variant_id = v.id and ${isLow(sql)})`)}`,
  ].filter((part) => typeof part === "object");
  return parts.reduce<Part>((all, one) => sql`${all} and ${one}`, everything(sql));
}
