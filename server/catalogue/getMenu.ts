import type { MenuItem } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { notFound } from "../http/reply.ts";

type Category = Omit<MenuItem, "child"> & { id: number; parent_id: number | null };

/** The categories that are not hidden, with how many products each has and the picture of its most popular one that has one. */
const categories = (sql: Sql) => sql<Category[]>`
  with counted as materialized (
    select category_id, department_id, count(*) as n from card group by category_id, department_id)
  select c.id, c.parent_id, c.name, c.slug, coalesce(department.image, bestSeller.image) as image,
    (select coalesce(sum(n), 0)::int from counted where c.id in (category_id, department_id)) as products
  from category c
  left join lateral (
    select image from card where category_id = c.id and image like '/pictures/%'
    order by popularity desc, product_id limit 1) bestSeller on true
  left join lateral (
    select image from card where department_id = c.id and image like '/pictures/%'
    order by popularity desc, product_id limit 1) department on true
  where not c.hidden
  order by c.position, c.id`;

function nest(rows: Category[]): MenuItem[] {
  const entry = ({ name, slug, image, products }: Category) => ({ name, slug, image, products });
  const below = (id: number) => rows.filter((row) => row.parent_id === id && row.products > 0).map(entry);
  return rows.filter((row) => row.parent_id === null).map((row) => ({ ...entry(row), child: below(row.id) }));
}

/** The departments with their categories in the shop's order; those without products and hidden ones are left out. */
export const getMenu = async (sql: Sql): Promise<MenuItem[]> =>
  nest(await categories(sql)).filter(({ products }) => products > 0);

/** The menu of one department, named by its slug or that of one of its categories. 404 for an unknown or hidden one. */
export async function getMenuOf(sql: Sql, slug: string): Promise<MenuItem> {
  const [rows, [named]] = await Promise.all([
    categories(sql),
    sql<{ slug: string }[]>`
      select coalesce(d.slug, c.slug) as slug
      from category c left join category d on d.id = c.parent_id where c.slug = ${slug}`,
  ]);
  const department = nest(rows).find((item) => item.slug === named?.slug);
  if (!department) throw notFound("This category");
  return department;
}
