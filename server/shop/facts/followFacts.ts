import type { Sql } from "../../database/connect.ts";
import type { Log } from "../../log.ts";
import { policiesAge, readInForce } from "../../policies/readInForce.ts";
import type { KeptFacts } from "./facts.ts";
import { withChanges } from "./sections.ts";

/** How recent the facts and the policies are that somebody keeps: sums that only grow. */
const ages = new WeakMap<KeptFacts, number>();
const policyAges = new WeakMap<KeptFacts, number>();

/** Brings the policies that `kept` holds up to what is in force. What was read later stays. */
async function refreshPolicies(sql: Sql, kept: KeptFacts): Promise<void> {
  const age = await policiesAge(sql); // first: what is read after it is as recent or more
  const policies = await readInForce(sql);
  if (age < (policyAges.get(kept) ?? 0)) return;
  policyAges.set(kept, age);
  kept.policies = policies;
}

/**
 * Brings the facts and policies that `kept` holds up to what the office has changed; every reader of it has them from then on. What was read
 * later stays, whichever comes in first. Answers the sections that could not be used.
 */
export async function refreshFacts(sql: Sql, kept: KeptFacts): Promise<string[]> {
  await refreshPolicies(sql, kept);
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
