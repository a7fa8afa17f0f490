import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { issueInvoice } from "../invoices/issueInvoice.ts";
import { enqueue } from "../jobs/outbox.ts";
import { takeCash } from "../payments/takeCash.ts";
import type { Shop } from "../rooms.ts";
import type { Settings } from "../settings.ts";
import { type Cause, changeState } from "./changeState.ts";
import { step } from "./steps.ts";
import { moveStock } from "./stock.ts";

type Step = "packed" | "shipped" | "delivered";
const before = { packed: "confirmed", shipped: "packed", delivered: "shipped" } as const;

/** Who takes the parcel and how it is followed, where the staff knows. `tracking_url` starts https://. */
export type Parcel = { courier: string; tracking_no?: string | undefined; tracking_url?: string | undefined };

async function dispatch(tx: Transaction, settings: Settings, orderId: number, parcel: Parcel | undefined) {
  await moveStock(tx, orderId, "commit");
  if (parcel)
    await tx`
      insert into parcel (order_id, courier, tracking_no, tracking_url)
      values (${orderId}, ${parcel.courier}, ${parcel.tracking_no ?? null}, ${parcel.tracking_url ?? null})`;
  // Last, so that the series is locked for the shortest time.
  await issueInvoice(tx, settings, orderId);
}

/**
 * Takes an order one step on and has the shopper told. What is shipped leaves the books of stock and gets its invoice;
 * what is delivered for cash is paid. False: it was not at that step.
 */
export async function advanceOrder(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  to: Step,
  cause: Cause,
  parcel?: Parcel,
): Promise<boolean> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ id: number }[]>`select id from orders where order_no = ${orderNo} for update`;
    if (!order || !(await changeState(tx, order.id, [before[to]], to, cause))) return false;
    await step("advanceOrder: state changed");
    if (to === "shipped") await dispatch(tx, shop.settings, order.id, parcel);
    if (to === "delivered") await takeCash(tx, order.id);
    if (to !== "packed") {
      const template = to === "shipped" ? "order_shipped" : "order_delivered";
      const payload = { template, order_no: orderNo } as const;
      await enqueue(tx, { topic: "mail", key: `mail:${template}:${orderNo}`, payload });
    }
    await step("advanceOrder: before commit");
    return true;
  });
}
