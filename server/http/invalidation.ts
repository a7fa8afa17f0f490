import type { Sql } from "../database/connect.ts";

/** What keeps pages and forgets those with a tag, or all. */
export type Forgets = { drop: (tag: string) => void; dropAll: () => void };

/** All of these as one, in their order: the node's own pages before those of a CDN, which would ask for them again. */
export const allOf = (keepers: (Forgets | undefined)[]): Forgets => ({
  drop: (tag) => keepers.forEach((keeper) => keeper?.drop(tag)),
  dropAll: () => keepers.forEach((keeper) => keeper?.dropAll()),
});

/**
 * Drops kept pages when the database says that what they show has changed, on every node. After a lost connection
 * nobody knows what was missed, so everything goes.
 */
export async function followChanges(sql: Sql, kept: Forgets): Promise<() => Promise<void>> {
  const listening = await sql.listen(
    "catalogue",
    (message) => {
      if (message === "all") return kept.dropAll();
      kept.drop(message);
      kept.drop("lists");
    },
    () => kept.dropAll(),
  );
  return () => listening.unlisten();
}
