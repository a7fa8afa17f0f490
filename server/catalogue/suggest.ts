import type { z } from "zod";
import type { catalogueCalls, Suggestion } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import type { SearchEngine } from "../search/engine.ts";
import type { Found } from "../search/find.ts";
import { cardJoins } from "./card.ts";
import { tellNotSold } from "./notSold.ts";
import { categoriesOf, idsOf, searchBest } from "./search.ts";

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
/** No letter or digit was typed: of that a list shows all products and says that it was left out. */
const nothingToFind: Suggestion = { ...nothing, message: "Type a word or a number to search for." };

type Suggestions = z.input<(typeof catalogueCalls)["POST /get/global/search"]["answer"]>;

/**
 * Up to eight products for what is typed, or one item saying that there are none; how the text may go on, the
 * categories that it names, how it was taken when a word was misspelt, and what there is in place of a maker that the
 * shop does not sell.
 */
export async function suggest(sql: Sql, engine: SearchEngine, typed: string): Promise<Suggestions> {
  const found = await searchBest(sql, engine, typed, 8);
  if (!found) return { products: [nothingToFind] };
  const { completions, corrected, categories: named } = found;
  const [products, categories] = await Promise.all([
    found.ids.length > 0 ? show(sql, found) : [],
    named.length > 0 ? categoriesOf(sql, named) : [],
  ]);
  return {
    products: products.length > 0 ? products : [nothing],
    completions,
    categories,
    ...(corrected === undefined ? {} : { corrected }),
    ...(await tellNotSold(sql, found.notSold)),
  };
}

const show = async (sql: Sql, found: Found): Promise<Suggestion[]> => sql<Suggestion[]>`
  select 'yes' as has_data, k.name as product_name, k.slug as product_url, k.image,
    coalesce(d.name, '') as parent_category_name, c.name as category_name, b.name as brand_name, k.price,
    k.availability, k.on_sale, '' as message
  from unnest(${idsOf(sql, found)}) with ordinality as found (product_id, place)
    join card k using (product_id) ${cardJoins(sql)} left join category d on d.id = c.parent_id
  order by found.place`;
