import type { ReturnRequest } from "../../contract/returns.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { changeState } from "../orders/changeState.ts";
import type { Shop } from "../shop/shop.ts";
import { type Actor, written } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { exchangePrice } from "./exchangeable.ts";
import { keepExchange } from "./keepExchange.ts";
import type { OpenReturn } from "./openReturn.ts";
import { reasonNames } from "./reasonNames.ts";

export type Requested =
  | "requested"
  | "not_delivered"
  | "too_late"
  | "too_many"
  | "not_exchangeable"
  | "not_enough_to_exchange";

/** Undoes the transaction and carries the reason out. */
class Refused extends Error {
  readonly reason: Exclude<Requested, "requested">;
  constructor(reason: Exclude<Requested, "requested">) {
    super(reason);
    this.reason = reason;
  }
}

/** Counts a line's pieces as coming back, and writes down what is wanted in their place. */
async function writeLine(
  tx: Transaction,
  made: { orderId: number; returnId: number },
  { id, quantity, exchange_for: wanted }: ReturnRequest["lines"][number],
): Promise<OpenReturn["lines"][number]> {
  const counted = await tx`
    update order_line set returned = returned + ${quantity}
    where order_id = ${made.orderId} and variant_id = ${id} and returned + ${quantity} <= quantity returning variant_id`;
  if (counted.length === 0) throw new Refused("too_many");
  const price = wanted === undefined ? undefined : await exchangePrice(tx, made.orderId, id, wanted);
  if (wanted !== undefined && price === undefined) throw new Refused("not_exchangeable");
  const line = { variant_id: id, quantity, wanted_id: wanted ?? null, wanted_price: price ?? null };
  await tx`insert into return_line ${tx({ ...line, return_id: made.returnId, order_id: made.orderId })}`;
  return line;
}

/** Whether a change of mind comes within so many days of the delivery, counted in India's days. */
async function isInTime(tx: Transaction, orderId: number, days: number): Promise<boolean> {
  const [row] = await tx<{ in_time: boolean }[]>`
    select india_today() - india_day(max(at)) <= ${days} as in_time
    from order_event where order_id = ${orderId} and to_state = 'delivered' and from_state = 'shipped'`;
  return row?.in_time ?? false;
}

/**
 * Asks for pieces of a delivered order to be taken back. They count as returned from now on, so that nothing is asked
 * back twice. What is wrong with the goods can be said at any time; a change of mind within the policy's days. What is wanted
 * in exchange is kept from now on. `by`: who asks, the shopper or somebody of the staff whom he has called.
 */
export async function requestReturn(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  { lines, reason, note = "", refund_to = "" }: ReturnRequest,
  by: Actor = "shopper",
): Promise<Requested> {
  try {
    return await transaction(shop.sql, async (tx): Promise<Requested> => {
      const [order] = await tx<
        { id: number; state: string; number: number }[]
      >`select id, state, (select count(*)::int + 1 from return_request where order_id = orders.id) as number
        from orders where order_no = ${orderNo} for update`;
      if (order?.state !== "delivered" && order?.state !== "partly_returned") return "not_delivered";
      const days = shop.settings.shop.return_days;
      if (reason === "change_of_mind" && !(await isInTime(tx, order.id, days))) return "too_late";
      const [made] = await tx<{ id: number }[]>`
        insert into return_request (order_id, number, state, reason, note, refund_to)
        values (${order.id}, ${order.number}, 'requested', ${reason}, ${note}, ${refund_to}) returning id`;
      if (!made) throw new Error(`The return of ${orderNo} was not written down.`);
      await tx`
        insert into return_event (return_id, seq, to_state, staff_name) values (${made.id}, 1, 'requested', ${written(by).staffName})`;
      const asked: OpenReturn["lines"] = [];
      for (const line of lines) asked.push(await writeLine(tx, { orderId: order.id, returnId: made.id }, line));
      const cause = `Return asked for: ${reasonNames[reason].toLowerCase()}`;
      await changeState(tx, order.id, ["delivered", "partly_returned"], "return_requested", {
        cause,
        actor: by,
      });
      await recordAct(tx, by, {
        act: "returns.request",
        thing: "order",
        id: orderNo,
        after: { return: order.number, reason, lines },
      });
      if (!(await keepExchange(tx, { orderId: order.id, returnId: made.id, lines: asked })))
        throw new Refused("not_enough_to_exchange");
      await enqueue(tx, {
        topic: "mail",
        key: `mail:return_requested:${orderNo}:${order.number}`,
        payload: { template: "return_requested", order_no: orderNo, n: order.number },
      });
      await step("requestReturn: before commit");
      return "requested";
    });
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}
