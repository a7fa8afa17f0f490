import type { Sql, Transaction } from "../database/connect.ts";
import { deadAfter } from "../jobs/outbox.ts";

/** Of a refund `r`: the key of the task that asks its gateway. */
export const taskOf = (sql: Sql | Transaction) => sql`'refund:' || r.request_key`;

/** Of a refund `r`: its gateway was asked too often in vain, and isn't being asked at this moment. It may still succeed until somebody transfers it. */
const isStuck = (sql: Sql | Transaction) => sql`(r.state = 'pending' and exists (
  select from outbox task where task.key = ${taskOf(sql)} and task.done_at is null and task.attempts >= ${deadAfter}
    and (task.locked_until is null or task.locked_until < now())))`;

/** Of a refund `r`: its money is in payment.refunded. What a version before saw failing is not. */
export const isSetAside = (sql: Sql | Transaction) => sql`(r.state <> 'failed' or r.set_aside)`;

/** Of a refund `r`: the gateway could not give it back, and nobody has transferred it yet. */
export const isFailed = (sql: Sql | Transaction) => sql`((r.state = 'failed' and r.set_aside) or ${isStuck(sql)})`;

/** Of a refund `r` of the payment `p`: somebody has to transfer it, as it was paid in cash or the gateway could not give it back. */
export const isToTransfer = (sql: Sql | Transaction) =>
  sql`((r.state = 'pending' and p.gateway = 'cod') or ${isFailed(sql)})`;
