import type { Suggestion } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { cardJoins } from "./card.ts";
import { matches, readSearch, type Search, searching } from "./search.ts";

const nothing: Suggestion = {
  has_data: "no",
  product_name: "",
  product_url: "",
  image: null,
  parent_category_name: "",
  category_name: "",
  brand_name: "",
  message: "No records found",
};

/** Up to eight products for what is typed, in stock first, then by popularity; or one item saying that there are none. */
export async function suggest(sql: Sql, typed: string): Promise<Suggestion[]> {
  const search = await readSearch(sql, typed);
  if (!search) return [nothing];
  const found = await searching(
    sql,
    search,
    (words) => find(sql, words),
    (rows) => rows.length === 0,
  );
  return found.length > 0 ? found : [nothing];
}

const find = async (sql: Sql, search: Search): Promise<Suggestion[]> => sql<Suggestion[]>`
  select 'yes' as has_data, k.name as product_name, k.slug as product_url, k.image,
    coalesce(d.name, '') as parent_category_name, c.name as category_name, b.name as brand_name, '' as message
  from card k ${cardJoins(sql)} left join category d on d.id = c.parent_id
  where ${matches(sql, search)}
  order by k.availability = 'out_of_stock', k.popularity desc, k.product_id limit 8`;
