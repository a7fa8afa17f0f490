import type { Transaction } from "../database/connect.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { isToTransfer, taskOf } from "./dueRefunds.ts";

/** A transfer that the bank has made: of which refund, under which reference (UTR). */
export type Transfer = { refund: number; reference: string };

/**
 * Notes transfers as made, of what was paid in cash and of what a gateway could not give back, each with its mail and its row of
 * audit, and in the bank's file they stand in. Answers those that were still due, with their amounts in paise; what was settled before stays as it was.
 */
export async function settleTransfers(
  tx: Transaction,
  transfers: readonly Transfer[],
  by: Actor,
): Promise<{ refund: number; amount: number }[]> {
  const made = tx`jsonb_to_recordset(${JSON.stringify(transfers)}::text::jsonb) as x(refund bigint, reference text)`;
  await tx`select r.id from refund r where r.id in (select refund from ${made}) order by r.id for update`;
  // Nobody asks the gateway for them from here on; who is asking at this moment goes first, and they are not due.
  await tx`select from outbox where key in (select ${taskOf(tx)} from refund r where r.id in (select refund from ${made})) order by id for update`;
  const settled = await tx<{ id: number; amount: number; order_no: string; reference: string; n: number }[]>`
    update refund r set state = 'processed', set_aside = false, transfer = x.reference,
      gateway_refund_id = case p.gateway when 'cod' then x.reference else r.gateway_refund_id end
    from ${made}, payment p join orders o on o.id = p.order_id
    where r.id = x.refund and p.id = r.payment_id and ${isToTransfer(tx)}
    returning r.id, r.amount, o.order_no, x.reference, (select count(*)::int from refund e join payment q on q.id = e.payment_id
      where q.order_id = o.id and e.id <= r.id) as n`;
  const ids = settled.map(({ id }) => id);
  await tx`update bank_file_row set state = 'paid' where refund_id = any(${ids}) and state = 'waiting'`;
  await tx`update outbox set done_at = now() where key in (select ${taskOf(tx)} from refund r where r.id = any(${ids})) and done_at is null`;
  for (const { id, amount, order_no, reference, n } of settled) {
    await enqueue(tx, {
      topic: "mail",
      // What the bank gave back and was transferred again has another mail.
      key: `mail:refund_sent:${order_no}:${id}:${reference}`,
      payload: { template: "refund_sent", order_no, n },
    });
    await recordAct(tx, by, {
      act: "refunds.paid",
      thing: "order",
      id: order_no,
      after: { refund: n, amount, reference },
    });
  }
  return settled.map(({ id, amount }) => ({ refund: id, amount }));
}
