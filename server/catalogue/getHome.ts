import type { Banner, Home } from "../../contract/home.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import type { Sql } from "../database/connect.ts";
import { hoursNow } from "../shop/hoursNow.ts";
import { getBrands } from "./getBrands.ts";
import { getDiscountCollections } from "./getCollections.ts";
import { getMenu } from "./getMenu.ts";
import { showsNow } from "./showsNow.ts";

/** The home page's banners that show now, in their order. */
export const getBanners = (sql: Sql) =>
  sql<
    Banner[]
  >`select title, text, action, url, image, alt, layout from banner b where ${showsNow(sql, sql`b`)} order by position`;

/** What an owner does with an empty shop, in this order. */
const firstSteps = [
  { text: "Say who you are: name, address, GSTIN, phones", command: "edit shop/shop.json" },
  { text: "Bring your products, from Shopify, WooCommerce or a sheet", command: "bin/shop import products.csv" },
  { text: "See what they lack to be sold", command: "bin/shop lacks" },
  { text: "Arrange the home page, collections and coupons", command: "bin/shop apply" },
  { text: "Look at what is missing before you open", command: "bin/shop check" },
];

/** How the showroom looks and where it is. A map of another address than the shop's (the office may change it) would lead astray. */
function picturesOf({ showroom, address }: ShopDetails): Pick<Home["showroom"], "picture" | "map"> {
  if (!showroom) return {};
  const { image, alt, map } = showroom;
  const isHere = map?.address.join() === address.join();
  return { picture: { image, alt }, ...(map && isHere && { map: { image: map.image, alt: map.alt } }) };
}

/** What the home page shows beside its collections. `own`: it is served on the owner's own machine, or as a demo. */
export async function getHome(sql: Sql, shop: ShopDetails, own: boolean): Promise<Home> {
  const [banners, categories, brands, discount_collections] = await Promise.all([
    getBanners(sql),
    getMenu(sql),
    getBrands(sql),
    getDiscountCollections(sql),
  ]);
  const showroom = {
    address: shop.address.join(", "),
    hours: hoursNow(shop, new Date()),
    phone: shop.phones[0] ?? "",
    map_url: shop.map_url,
    ...picturesOf(shop),
  };
  const home: Home = { banners, categories, brands, discount_collections, promises: shop.promises, showroom };
  return categories.length > 0 ? home : { ...home, opening: { steps: own ? firstSteps : [] } };
}
