import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeModel, openShop } from "./openShop.ts";
import { staff } from "./staff.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";

/** Most journeys order the same ukulele: there is enough of it for all of them, and for what is tried twice. */
async function stockUp(folder: string): Promise<void> {
  const file = readFileSync(new URL("../../demo/products/guitars.csv", import.meta.url), "utf8").split("\n");
  const rows = file.filter((row, n) => n === 0 || row.startsWith(`${ukulele},`));
  const path = join(folder, "ukulele.csv");
  writeFileSync(path, rows.join("\n").replace(/,(GU-CHI-01,\d+,shopify),\d+,/, ",$1,5000,"));
  await staff("import", path);
}

/** One shop with the demo catalogue for all journeys, behind a proxy: each test says from which network it comes. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeModel = await makeModel();
  const shop = await openShop({ PRACTICE_SETTLE_SECONDS: "1", TRUST_PROXY: "yes" });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA_DIR = shop.folder;
  process.env.SHOP_DATABASE_URL = shop.database;
  const close = async () => {
    await shop.close();
    removeModel();
  };
  await stockUp(shop.folder).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return close;
}
