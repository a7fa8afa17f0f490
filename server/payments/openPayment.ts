import type { PaymentMethod } from "../../contract/cart.ts";
import type { Next, OrderState } from "../../contract/orders.ts";
import type { Sql } from "../database/connect.ts";
import { together } from "../database/together.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { gatewayOf } from "./gatewayOf.ts";

type Row = {
  state: OrderState;
  total: number;
  id: number | null;
  gateway: string | null;
  gateway_order_id: string | null;
  amount: number | null;
};

/** Where an order stands, what it costs, and how it is paid. */
export type Opened = { state: OrderState; total: number; next: Next };

/** An order that was just placed and its payment, as whoever placed it knows. */
export type Fresh = { state: OrderState; total: number; intent: number | null; method: PaymentMethod };

async function readOrder({ sql }: Pick<Shop, "sql">, orderNo: string): Promise<Row | undefined> {
  const [order] = await sql<Row[]>`
    select o.state, o.total, i.id, i.gateway, i.gateway_order_id, i.amount
    from orders o left join lateral (
      select id, gateway, gateway_order_id, amount from payment_intent
      where order_id = o.id and state = 'open' and o.state = 'awaiting_payment' limit 1) i on true
    where o.order_no = ${orderNo}`;
  return order;
}

/** A payment, and the gateway's order that was opened for it. */
type OpenedAt = { id: number; gatewayOrderId: string };

/** Writes down which order of the gateway's a payment is. Two at once may both have opened one: the first to be written down is the one that is paid. */
async function keep(sql: Sql, { id, gatewayOrderId }: OpenedAt): Promise<string | undefined> {
  const [kept] = await sql<{ gateway_order_id: string }[]>`
    update payment_intent set gateway_order_id = coalesce(gateway_order_id, ${gatewayOrderId}) where id = ${id} returning gateway_order_id`;
  return kept?.gateway_order_id;
}

/** The same for all who come at once. Those whose payment somebody else has locked are left to `keep`: nobody waits with them. */
const keepTogether = together(async (sql, opened: OpenedAt[]): Promise<(string | undefined)[]> => {
  const kept = await sql<{ id: number; gateway_order_id: string }[]>`
    select id, gateway_order_id from note_gateway_orders(${opened.map(({ id }) => id)}, ${opened.map(({ gatewayOrderId }) => gatewayOrderId)})`;
  const byId = new Map(kept.map((row) => [row.id, row.gateway_order_id]));
  return opened.map(({ id }) => byId.get(id));
});

/**
 * Opens the order's payment at its gateway, after the order is committed. The receipt is the order's number, so that a
 * second try, also after a crash in between, finds the same one. `done` when nothing is to be paid. `unopened`: where
 * the shopper goes when the gateway does not answer; the order stands. `fresh`: what the order is to be read as. Undefined:
 * there is no such order.
 */
export async function openPayment(
  shop: Shop,
  orderNo: string,
  unopened: Next,
  fresh?: Fresh,
): Promise<Opened | undefined> {
  await step("openPayment: order committed");
  const order = fresh
    ? { ...fresh, id: fresh.intent, gateway: fresh.method, gateway_order_id: null, amount: fresh.total }
    : await readOrder(shop, orderNo);
  if (!order) return undefined;
  const { state, total } = order;
  try {
    return { state, total, next: await nextOf(shop, orderNo, order) };
  } catch (error) {
    shop.log.warn({ err: error, order: orderNo }, "payment not opened");
    return { state, total, next: unopened };
  }
}

async function nextOf(
  shop: Shop,
  orderNo: string,
  { id, gateway: name, gateway_order_id, amount }: Row,
): Promise<Next> {
  const gateway = name === null ? undefined : gatewayOf(shop, name);
  if (!gateway || id === null || amount === null) return { kind: "done" };
  if (gateway_order_id) return gateway.next(gateway_order_id, orderNo);
  const { gatewayOrderId } = await gateway.createOrder(orderNo, amount);
  await step("openPayment: gateway has its order");
  const kept = (await keepTogether(shop.sql, { id, gatewayOrderId })) ?? (await keep(shop.sql, { id, gatewayOrderId }));
  return gateway.next(kept ?? gatewayOrderId, orderNo);
}
