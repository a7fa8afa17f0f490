import type { Sql } from "../../database/connect.ts";
import type { Log } from "../../log.ts";
import type { KeptFacts } from "./facts.ts";
import { withChanges } from "./sections.ts";

/** How recent the facts are that somebody keeps: the sum of all versions, which only grows. */
const ages = new WeakMap<KeptFacts, number>();

/**
 * Brings the facts that `kept` holds up to what the office has changed; every reader of it has them from then on. What was read
 * later stays, whichever comes in first. Answers the sections that could not be used.
 */
export async function refreshFacts(sql: Sql, kept: KeptFacts): Promise<string[]> {
  const rows = await sql<{ section: string; value: object | null; version: number }[]>`
    select section, value, version from shop_setting order by section`;
  const age = rows.reduce((sum, { version }) => sum + version, 0);
  const { facts, unused } = withChanges(
    kept.inFile,
    rows.flatMap(({ section, value }) => (value ? [{ section, value }] : [])),
  );
  if (age >= (ages.get(kept) ?? 0)) {
    ages.set(kept, age);
    Object.assign(kept, facts);
  }
  return unused;
}

/** After so many milliseconds it is tried again when the database did not answer. */
const again = 1_000;

/**
 * Keeps the facts of this node as the office has them, whoever changes them on whichever node, until the returned function is
 * called. `changed` is told each time they have been read anew. After a lost connection they are read again.
 */
export async function followFacts(
  sql: Sql,
  kept: KeptFacts,
  log: Log,
  changed: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  const take = async (): Promise<void> => {
    try {
      const unused = await refreshFacts(sql, kept);
      if (unused.length > 0) log.warn({ unused }, "the office's settings don't fit shop.json");
      changed();
    } catch (error) {
      log.warn({ err: error }, "the shop's settings could not be read");
      if (!stopped) setTimeout(() => void take(), again).unref();
    }
  };
  const listening = await sql.listen(
    "settings",
    () => void take(),
    () => void take(),
  );
  return () => {
    stopped = true;
    return listening.unlisten();
  };
}
