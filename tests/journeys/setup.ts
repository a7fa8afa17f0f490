import { openShop } from "./openShop.ts";

/** One shop with the demo catalogue for all journeys, behind a proxy: each test says from which network it comes. */
export default async function setup(): Promise<() => Promise<void>> {
  const shop = await openShop({ PRACTICE_SETTLE_SECONDS: "1", TRUST_PROXY: "yes" });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA_DIR = shop.folder;
  process.env.SHOP_DATABASE_URL = shop.database;
  return shop.close;
}
