import type { ProductChoices } from "../../../contract/office/products.ts";
import type { Sql } from "../../database/connect.ts";

/** So many values of an attribute are offered, the most used ones. */
const mostValues = 100;
const mostAttributes = 200;

/** What fields of products may be chosen from: shelves, makers, tax classes, collections, attributes in use. */
export async function readChoices(sql: Sql): Promise<ProductChoices> {
  const [categories, brands, taxClasses, collections, attributes] = await Promise.all([
    sql<ProductChoices["categories"]>`
      select c.slug, c.name, d.slug as department, c.facets, (select slug from tax_class where id = coalesce(c.tax_class_id, d.tax_class_id)) as tax_class
      from category c left join category d on d.id = c.parent_id
      order by coalesce(d.position, c.position), coalesce(d.id, c.id), c.parent_id is not null, c.position, c.id`,
    sql<ProductChoices["brands"]>`select slug, name from brand order by lower(name)`,
    sql<ProductChoices["tax_classes"]>`
      select t.slug, t.name, t.hsn,
        (select gst_bp from tax_rate where tax_class_id = t.id and from_day <= india_today() order by from_day desc limit 1) as gst_bp
      from tax_class t order by lower(t.name)`,
    sql<ProductChoices["collections"]>`
      select slug, name, rule is not null as by_rule from collection where id <> 1 order by lower(name)`,
    sql<ProductChoices["attributes"]>`
      select name, (array_agg(value order by uses desc, value))[:${mostValues}::int] as values
      from (select name, value, count(*) as uses from product_attribute group by name, value) used
      group by name order by sum(uses) desc, name limit ${mostAttributes}`,
  ]);
  return {
    categories: [...categories],
    brands: [...brands],
    tax_classes: [...taxClasses],
    collections: [...collections],
    attributes: [...attributes],
  };
}
