import type { Next } from "../../contract/orders.ts";
import { step } from "../orders/steps.ts";
import type { Shop } from "../rooms.ts";
import { gatewayOf } from "./gateway.ts";

type Open = { id: number; order_no: string; gateway: string; gateway_order_id: string | null; amount: number };

/**
 * Opens the order's payment at its gateway, after the order is committed. The receipt is the order's number, so that a
 * second try, also after a crash in between, finds the same one. `done` when nothing is to be paid.
 */
export async function openPayment(shop: Shop, orderNo: string): Promise<Next> {
  await step("openPayment: order committed");
  const [intent] = await shop.sql<Open[]>`
    select i.id, o.order_no, i.gateway, i.gateway_order_id, i.amount
    from payment_intent i join orders o on o.id = i.order_id
    where o.order_no = ${orderNo} and i.state = 'open' and o.state = 'awaiting_payment'`;
  const gateway = intent && gatewayOf(shop, intent.gateway);
  if (!gateway) return { kind: "done" };
  if (intent.gateway_order_id) return gateway.next(intent.gateway_order_id, orderNo);
  const { gatewayOrderId } = await gateway.createOrder(intent.order_no, intent.amount);
  await step("openPayment: gateway has its order");
  // Two at once may both have opened one: the first to be written down is the one that is paid.
  const [kept] = await shop.sql<{ gateway_order_id: string }[]>`
    update payment_intent set gateway_order_id = coalesce(gateway_order_id, ${gatewayOrderId}) where id = ${intent.id} returning gateway_order_id`;
  return gateway.next(kept?.gateway_order_id ?? gatewayOrderId, orderNo);
}
