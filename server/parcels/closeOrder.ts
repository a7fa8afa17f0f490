import type { Transaction } from "../database/connect.ts";
import { enqueue } from "../jobs/outbox.ts";
import { type Cause, changeState } from "../orders/changeState.ts";
import { takeCash } from "../payments/takeCash.ts";

/**
 * The last parcel of an order has come to its end, and at least one was delivered: so is the order, and its cash is paid. `back`: those
 * that came back, by name; with any it is returned in part.
 */
export async function closeOrder(
  tx: Transaction,
  { id, order_no }: { id: number; order_no: string },
  cause: Cause,
  back: string | undefined,
): Promise<void> {
  await changeState(tx, id, ["shipped"], "delivered", cause);
  await takeCash(tx, id);
  await enqueue(tx, {
    topic: "mail",
    key: `mail:order_delivered:${order_no}`,
    payload: { template: "order_delivered", order_no },
  });
  if (back !== undefined)
    await changeState(tx, id, ["delivered"], "partly_returned", { ...cause, cause: `${back} could not be delivered` });
}
