import { transaction } from "../database/transaction.ts";
import { askGateway } from "../payments/askGateway.ts";
import type { Shop } from "../rooms.ts";
import { changeState } from "./changeState.ts";
import { returnCoupon } from "./coupon.ts";
import { step } from "./steps.ts";
import { moveStock } from "./stock.ts";

type Due = { id: number; order_no: string; gateway: string | null; gateway_order_id: string | null };

/** How much longer an order is held while its bank has not answered yet, in minutes. */
const grace = 10;

/** Frees what an unpaid order held, unless it was paid or moved in the meantime. */
async function expire(shop: Shop, id: number): Promise<void> {
  await transaction(shop.sql, async (tx) => {
    const due =
      await tx`select from orders where id = ${id} and state = 'awaiting_payment' and expires_at < now() for update`;
    if (due.length === 0) return;
    await changeState(tx, id, ["awaiting_payment"], "expired", {
      cause: `Not paid within ${shop.settings.HOLD_MINUTES} minutes`,
      actor: "clock",
    });
    await step("expire: state changed");
    await returnCoupon(tx, id);
    await moveStock(tx, id, "release");
    await tx`update payment_intent set state = 'closed' where order_id = ${id} and state = 'open'`;
    await step("expire: before commit");
  });
}

/** Expires orders whose time to pay is over. The gateway is asked first: the money may be on its way. */
export async function expireHolds(shop: Shop): Promise<number> {
  const due = await shop.sql<Due[]>`
    select o.id, o.order_no, i.gateway, i.gateway_order_id
    from orders o left join payment_intent i on i.order_id = o.id and i.state = 'open'
    where o.state = 'awaiting_payment' and o.expires_at < now() order by o.expires_at limit 50`;
  for (const { id, order_no, gateway, gateway_order_id } of due) {
    try {
      const payments = gateway && gateway_order_id ? await askGateway(shop, gateway, gateway_order_id) : [];
      await step("expire: gateway asked");
      if (payments.some((payment) => payment.state === "pending")) {
        await shop.sql`update orders set expires_at = now() + ${grace} * interval '1 minute' where id = ${id} and state = 'awaiting_payment'`;
      } else await expire(shop, id);
    } catch (error) {
      shop.log.warn({ err: error, order: order_no }, "order not expired yet");
    }
  }
  return due.length;
}
