import type { Banner, Home } from "../../contract/catalogue.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import type { Sql } from "../database/connect.ts";
import { getBrands } from "./getBrands.ts";
import { getDiscountCollections } from "./getCollections.ts";
import { getMenu } from "./getMenu.ts";

/** The home page's banners in their order. */
export const getBanners = (sql: Sql) =>
  sql<Banner[]>`select title, text, action, url, image, alt from banner order by position`;

/** What the home page shows beside its collections. */
export async function getHome(sql: Sql, shop: ShopDetails): Promise<Home> {
  const [banners, categories, brands, discount_collections] = await Promise.all([
    getBanners(sql),
    getMenu(sql),
    getBrands(sql),
    getDiscountCollections(sql),
  ]);
  const showroom = {
    address: shop.address.join(", "),
    hours: shop.hours,
    phone: shop.phones[0] ?? "",
    map_url: shop.map_url,
  };
  return { banners, categories, brands, discount_collections, promises: shop.promises, showroom };
}
