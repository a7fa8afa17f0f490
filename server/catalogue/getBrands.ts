import type { Brand } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { askedSlug } from "./asked.ts";
import type { CardCondition } from "./card.ts";
import { missing } from "./missing.ts";

/** The brands that have products meeting a condition, by name, with how many. */
export const getBrands = (sql: Sql, condition: CardCondition = sql`true`) => sql<Brand[]>`
  select b.name, b.slug, b.country, b.text, count(*) as products
  from brand b join card k on k.brand_id = b.id
  where ${condition}
  group by b.id order by lower(b.name), b.id`;

/** A brand by its slug. 404 for one that we don't know. */
export async function getBrand(sql: Sql, typed: string): Promise<Brand> {
  const slug = askedSlug(typed);
  const [brand] = await sql<Brand[]>`
    select name, slug, country, text, (select count(*) from card where brand_id = brand.id) as products,
      (select image from card where brand_id = brand.id and image like '/pictures/%' order by popularity desc, product_id limit 1) as image
    from brand where slug = ${slug}`;
  if (!brand) throw await missing(sql, "brand", slug);
  return brand;
}
