import { randomUUID } from "node:crypto";
import type { Sql, Transaction } from "../database/connect.ts";

/** For how many minutes a node that was killed keeps others from making a backup. */
const life = 10;
/** After how many milliseconds who still makes one renews it. */
const renewed = 60_000;

/**
 * Takes the right to make a backup in BACKUP_DIR; undefined while another has it. A lease instead of a lock: no connection
 * is held meanwhile. Answers by which name it is held.
 */
export async function takeLease(sql: Sql | Transaction): Promise<string | undefined> {
  const holder = randomUUID();
  const taken = await sql`
    update backup_lease set until = now() + ${life} * interval '1 minute', holder = ${holder} where until < now() returning until`;
  return taken.length > 0 ? holder : undefined;
}

/** Does what the lease was taken for: renews it meanwhile, and gives it back if nobody else has it by then. */
export async function withLease<T>(sql: Sql, holder: string, work: () => Promise<T>, every = renewed): Promise<T> {
  const renew = () => sql`
    update backup_lease set until = now() + ${life} * interval '1 minute' where holder = ${holder} and until > now()`;
  // A round that fails, while the database is away, leaves it to the next one.
  const timer = setInterval(() => void renew().catch(() => {}), every);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await sql`update backup_lease set until = now(), holder = null where holder = ${holder}`;
  }
}

/** Whether a backup in BACKUP_DIR is being made now, on any node. */
export async function isBackingUp(sql: Sql): Promise<boolean> {
  return (await sql`select from backup_lease where until > now()`).length > 0;
}
