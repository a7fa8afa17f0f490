import { lockNumber, type Sql, type Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import { audit, type Broken } from "./audit.ts";

/** What an audit found, or why it failed, for all nodes. `isDue`: it is time for the next one. */
type Last = { found: number; fault: string | null; isDue: boolean };

/** An audit rests for so many seconds, and for so many times what it took: of a large shop's database it takes a twentieth at most. */
const [rest, times] = [540, 20];

/** Milliseconds until an audit is given up: it reads all orders there are. */
const patience = 300_000;

async function readLast(tx: Transaction): Promise<Last | undefined> {
  const [last] = await tx<Last[]>`
    select (it ->> 'found')::int as found, it ->> 'fault' as fault,
      (it ->> 'at')::timestamptz <= now() - greatest(${rest}, (it ->> 'ms')::float8 / 1000 * ${times}) * interval '1 second' as "isDue"
    from (select value::jsonb as it from shop_state where name = 'audit') kept`;
  return last;
}

const keep = (sql: Sql | Transaction, ms: number, found: number, fault: string | null = null) => sql`
  insert into shop_state (name, value)
  values ('audit', jsonb_build_object('at', clock_timestamp(), 'ms', ${Math.round(ms)}::int, 'found', ${found}::int, 'fault', ${fault}::text)::text)
  on conflict (name) do update set value = excluded.value`;

/** Audits the books with the time that it takes to read all orders, whatever else the connection's statements may take. */
export async function auditPatiently(tx: Transaction): Promise<Broken[]> {
  await tx`select set_config('statement_timeout', ${String(patience)}, true)`;
  return audit(tx);
}

/**
 * Audits the books on one node at a time, and logs what does not balance. Answers how many faults the last audit found, whichever node made it; undefined
 * where none was made yet. Throws what the last one failed by.
 */
export async function auditRound({ sql, log }: Pick<Shop, "sql" | "log">): Promise<number | undefined> {
  const started = performance.now();
  let last: Last | undefined;
  let began = false;
  try {
    return await transaction(sql, async (tx) => {
      const [turn] = await tx<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${lockNumber("audit")}) as mine`;
      last = await readLast(tx);
      if (!turn?.mine || last?.isDue === false) {
        if (last?.fault) throw new Error(last.fault);
        return last?.found;
      }
      began = true;
      const broken = await auditPatiently(tx);
      await keep(tx, performance.now() - started, broken.length);
      if (broken.length > 0) log.error({ broken }, "the books don't balance");
      return broken.length;
    });
  } catch (error) {
    // One that takes too long is not begun anew at once, nor forgotten meanwhile.
    const fault = error instanceof Error ? error.message : String(error);
    if (began) await keep(sql, performance.now() - started, last?.found ?? 0, fault).catch(() => {});
    throw error;
  }
}
