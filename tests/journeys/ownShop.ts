import { openShop } from "./openShop.ts";

/**
 * Opens a shop for the journeys of one file, for what would disturb those who look at the demo meanwhile, and makes it the
 * one of which `shopUrl()` and all that is built on it speak in this process. Gives what closes it and leads back. `environment`: its settings besides.
 */
export async function openOwnShop(environment: Record<string, string> = {}): Promise<() => Promise<void>> {
  const shop = await openShop({
    PRACTICE_SETTLE_SECONDS: "1",
    TRUST_PROXY: "yes",
    LOG_LEVEL: "silent",
    ...environment,
  });
  const { SHOP_URL, SHOP_DATA_DIR, SHOP_DATABASE_URL } = process.env;
  Object.assign(process.env, { SHOP_URL: shop.url, SHOP_DATA_DIR: shop.folder, SHOP_DATABASE_URL: shop.database });
  return async () => {
    Object.assign(process.env, { SHOP_URL, SHOP_DATA_DIR, SHOP_DATABASE_URL });
    await shop.close();
  };
}
