import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { newsAfter } from "../news/publishNews.ts";
import { changeState } from "../orders/changeState.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { freeExchange } from "./keepExchange.ts";
import { changeReturn, lockOpenReturn } from "./openReturn.ts";

/**
 * The staff's word on a return: accepted, the parcel may come; refused, before it came or after it was looked at, and
 * the order is what it was before, delivered or returned in part, and what was kept in exchange is free. `note` goes to the shopper. False: there was nothing to
 * decide, or it is not the return of that `number` that waits.
 */
export async function decideReturn(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  decision: "accepted" | "refused",
  note: string,
  by: Actor,
  number?: number,
): Promise<boolean> {
  return transaction(shop.sql, async (tx) => {
    const open = await lockOpenReturn(tx, orderNo, number);
    if (!open || (decision === "accepted" && open.state !== "requested")) return false;
    await changeReturn(tx, open, decision, note, by);
    if (decision === "refused") {
      await freeExchange(tx, open, "over");
      for (const { variant_id, quantity } of open.lines)
        await tx`update order_line set returned = returned - ${quantity} where order_id = ${open.order_id} and variant_id = ${variant_id}`;
      const [part] = await tx`select from order_line where order_id = ${open.order_id} and returned > 0 limit 1`;
      await changeState(tx, open.order_id, ["return_requested"], part ? "partly_returned" : "delivered", {
        cause: "Return not accepted",
        actor: by,
      });
    }
    await recordAct(tx, by, {
      act: "returns.decide",
      thing: "order",
      id: orderNo,
      before: { return: open.number, state: open.state },
      after: { state: decision, note },
    });
    newsAfter(tx, { kind: "return", id: orderNo, state: decision, fresh: false });
    const template = decision === "accepted" ? "return_accepted" : "return_refused";
    await enqueue(tx, {
      topic: "mail",
      key: `mail:${template}:${orderNo}:${open.number}`,
      payload: { template, order_no: orderNo, n: open.number },
    });
    await step("decideReturn: before commit");
    return true;
  });
}
