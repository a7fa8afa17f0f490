import { openDatabase } from "../../server/database/connect.ts";

/** Has the shop's database changed, as by an hour of other people's buying. */
export async function inDatabase(change: (sql: Awaited<ReturnType<typeof openDatabase>>["sql"]) => Promise<unknown>) {
  const { sql, close } = await openDatabase({
    DATA_DIR: process.env.SHOP_DATA_DIR ?? "",
    DATABASE_URL: process.env.SHOP_DATABASE_URL || undefined,
    DATABASE_POOL: 1,
  });
  await change(sql);
  await close();
}
