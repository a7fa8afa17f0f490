import type { Sql, Transaction } from "../database/connect.ts";

/** Of a refund `r`: the gateway could not give it back, and nobody has transferred it yet. */
export const isFailed = (sql: Sql | Transaction) => sql`(r.state = 'failed' and not r.replaced)`;

/** Of a refund `r` of the payment `p`: somebody has to transfer it, as it was paid in cash or the gateway could not give it back. */
export const isToTransfer = (sql: Sql | Transaction) =>
  sql`((r.state = 'pending' and p.gateway = 'cod') or ${isFailed(sql)})`;
