import type { CategoryPage } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { askedSlug } from "./asked.ts";
import { bestSellers, inCategory } from "./card.ts";
import { getBrands } from "./getBrands.ts";
import { getDiscountCollections } from "./getCollections.ts";
import { getMenu } from "./getMenu.ts";
import { missing } from "./missing.ts";

type Row = { id: number; name: string; slug: string; parent: { name: string; slug: string } | null; guide: string };

/** A category's landing page; a category without a guide of its own shows its department's. 404 for an unknown slug. */
export async function getCategoryPage(sql: Sql, typed: string): Promise<CategoryPage> {
  const slug = askedSlug(typed);
  const [category] = await sql<Row[]>`
    select c.id, c.name, c.slug,
      case when d.id is not null then json_build_object('name', d.name, 'slug', d.slug) end as parent,
      coalesce(nullif(c.guide, ''), d.guide, '') as guide
    from category c left join category d on d.id = c.parent_id where c.slug = ${slug}`;
  if (!category) throw await missing(sql, "category", slug);
  const { id, guide, ...shown } = category;
  const here = inCategory(sql, id);
  const [menu, brands, collections, products] = await Promise.all([
    getMenu(sql),
    getBrands(sql, here),
    getDiscountCollections(sql, here),
    bestSellers(sql, here, 12),
  ]);
  const children = menu.find((item) => item.slug === category.slug)?.child ?? [];
  return {
    category: shown,
    children,
    brands: brands.toSorted((a, b) => b.products - a.products),
    collections,
    products,
    guide,
  };
}
