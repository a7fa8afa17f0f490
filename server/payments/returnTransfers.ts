import type { Transaction } from "../database/connect.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** A transfer that the bank made under this reference and gave back: of which refund, and what the bank said. */
export type Returned = { refund: number; order_no: string; reference: string; said: string };

/**
 * Makes transfers that came back due again, each with its row of audit: what was paid in cash as if it had never been transferred,
 * what a gateway could not give back as it was then. The rows of their file are the caller's to put back.
 */
export async function returnTransfers(tx: Transaction, returned: readonly Returned[], by: Actor): Promise<void> {
  for (const { refund, order_no, reference, said } of returned) {
    const [due] = await tx<{ amount: number }[]>`
      update refund r set state = case p.gateway when 'cod' then 'pending' else 'failed' end, set_aside = p.gateway <> 'cod', transfer = null,
        gateway_refund_id = case p.gateway when 'cod' then null else r.gateway_refund_id end
      from payment p where r.id = ${refund} and p.id = r.payment_id and r.state = 'processed'
        and coalesce(r.transfer, r.gateway_refund_id) = ${reference}
      returning r.amount`;
    if (!due) throw new Error(`Refund ${refund} was not transferred under ${reference}.`);
    await recordAct(tx, by, {
      act: "refunds.returned",
      thing: "order",
      id: order_no,
      before: { reference },
      after: { amount: due.amount, said },
    });
  }
}
