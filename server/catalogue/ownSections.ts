import type { Card, Section } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { cardColumns, cardJoins } from "./card.ts";

/** How many products a row needs: fewer look lost. */
const least = 4;
const most = 12;
/** How many makers and departments get a row of their own. */
const rowsOfMakers = 2;
const rowsOfDepartments = 3;

/** A row whose products are found by the list's own parameters, which "See all" leads to. */
type Row = { title: string; query: string; cards: Card[] };

/**
 * What the home page shows while the owner has not arranged one: what is new, what sells, the largest departments and
 * makers. No product stands twice, and a row of less than four is left out; a small shop shows all it has in one row. What is
 * not on sale yet is shown only where nothing is.
 */
export async function ownSections(sql: Sql): Promise<Section[]> {
  const sorted = (condition: ReturnType<typeof sql>, order: ReturnType<typeof sql>, count: number) => sql<Card[]>`
    select ${cardColumns(sql)} from card k ${cardJoins(sql)} join product p on p.id = k.product_id where ${condition}
    order by k.availability = 'out_of_stock', ${order}, k.product_id desc limit ${count}`;
  const ids = {
    brand: sql`k.brand_id`,
    department: sql`coalesce(k.department_id, k.category_id)`,
    category: sql`k.category_id`,
  };
  const grouped = (of: keyof typeof ids, rows: number) => {
    const id = ids[of];
    return sql<(Card & { group_name: string; group_slug: string; place: number })[]>`
      with large as (
        select ${id} as id, count(*) as n from card k group by 1 having count(*) >= ${least} order by 2 desc, 1 limit ${rows})
      select g.name as group_name, g.slug as group_slug, shown.* from large join ${sql(of === "brand" ? "brand" : "category")} g using (id)
      cross join lateral (
        select row_number() over () as place, one.* from (
        select ${cardColumns(sql)} from card k ${cardJoins(sql)} where ${id} = large.id
        order by k.availability = 'out_of_stock', k.popularity desc, k.product_id limit ${most * 3}) one) shown
      order by large.n desc, large.id, shown.place`;
  };
  const [newest, selling, departments, categories, makers] = await Promise.all([
    sorted(sql`true`, sql`p.created_at desc`, most),
    sorted(sql`k.popularity > 0`, sql`k.popularity desc`, most * 3),
    grouped("department", rowsOfDepartments),
    grouped("category", rowsOfDepartments),
    grouped("brand", rowsOfMakers),
  ]);
  const groups = (parameter: "category" | "brand", rows: typeof makers): Row[] =>
    [...Map.groupBy(rows, ({ group_slug }) => group_slug)].map(([slug, cards]) => ({
      title: cards[0]?.group_name ?? "",
      query: `${parameter}=${encodeURIComponent(slug)}`,
      cards: cards.map(({ group_name: _name, group_slug: _slug, place: _place, ...card }) => card),
    }));
  // A single department, or a single maker, is the whole shop: then its categories make the rows.
  const several = (rows: Row[]) => (rows.length > 1 ? rows : []);
  const parts = several(groups("category", departments));
  const rows: Row[] = [
    { title: "Just in", query: "sort=newest", cards: [...newest] },
    { title: "What others choose", query: "sort=popularity", cards: [...selling] },
    ...(parts.length > 0 ? parts : several(groups("category", categories))),
    ...several(groups("brand", makers)),
  ];
  const some = rows.some(({ cards }) => cards.some(({ on_sale }) => on_sale));
  const seen = new Set<number>();
  const sections: Section[] = [];
  for (const { title, query, cards } of rows) {
    const fresh = cards.filter(({ id, on_sale }) => !seen.has(id) && (on_sale || !some)).slice(0, most);
    if (fresh.length < least && sections.length > 0) continue;
    // A row shows four; what stands behind it may still stand in another.
    for (const { id } of fresh.slice(0, least)) seen.add(id);
    if (fresh.length > 0)
      sections.push({
        position: sections.length + 2,
        title,
        slug: "",
        url: `/products/search?${query}`,
        products: fresh,
      });
  }
  return sections.slice(0, 7);
}
