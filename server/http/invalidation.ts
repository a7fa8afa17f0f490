import type { Sql } from "../database/connect.ts";
import type { PageCache } from "./pageCache.ts";

/**
 * Drops kept pages when the database says that what they show has changed, on every node. After a lost connection
 * nobody knows what was missed, so everything goes.
 */
export async function followChanges(sql: Sql, cache: PageCache): Promise<() => Promise<void>> {
  const listening = await sql.listen(
    "catalogue",
    (message) => {
      if (message === "all") return cache.dropAll();
      cache.drop(message);
      cache.drop("lists");
    },
    () => cache.dropAll(),
  );
  return () => listening.unlisten();
}
