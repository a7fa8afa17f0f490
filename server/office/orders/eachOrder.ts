import type { OrderOutcome } from "../../../contract/office/orders.ts";
import type { OrderState } from "../../../contract/orders.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { notFound, whyNot } from "../../packing/whyNot.ts";
import type { Shop } from "../../shop/shop.ts";

/** What came of one order: true, done; else why not, in words, or false where its state alone says it. */
type One = (orderNo: string) => Promise<boolean | string>;

type Now = { state: OrderState; invoice: string | null; short: number };

async function readNow({ sql }: Pick<Shop, "sql">, orderNo: string): Promise<Now | undefined> {
  const [now] = await sql<Now[]>`
    select state, (select number from tax_document d where d.order_id = o.id and d.kind = 'invoice') as invoice,
      (select coalesce(sum(pieces), 0)::int from order_short s where s.order_id = o.id) as short
    from orders o where order_no = ${orderNo}`;
  return now;
}

/**
 * Does the same with several orders, each by itself and in its own transaction: what can't be done with one is told and
 * keeps no other back, and what goes wrong with one is logged.
 */
export async function eachOrder(shop: Pick<Shop, "sql" | "log">, typed: string[], one: One): Promise<OrderOutcome[]> {
  const outcomes: OrderOutcome[] = [];
  for (const orderNo of new Set(typed.map(typedOrderNo))) {
    const came = await one(orderNo).catch((error: unknown) => {
      shop.log.error({ order_no: orderNo, err: error }, "an order of several failed");
      return "It could not be done just now. Please try again.";
    });
    const now = await readNow(shop, orderNo);
    const short = now?.state === "confirmed" && now.short > 0;
    const why = came === true ? null : came || (short ? notFound(now.short) : whyNot(now?.state));
    outcomes.push({
      order_no: orderNo,
      done: came === true,
      why,
      state: now?.state ?? null,
      invoice: now?.invoice ?? null,
    });
  }
  return outcomes;
}
