import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ensureInvoice } from "../invoices/issueInvoice.ts";
import { enqueue } from "../jobs/outbox.ts";
import { moveParcels, type Sent } from "../parcels/moveParcels.ts";
import { readParcels } from "../parcels/readParcels.ts";
import { takeCash } from "../payments/takeCash.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { type Cause, changeState } from "./changeState.ts";
import { moveStock } from "./stock.ts";

type Step = "packed" | "shipped" | "delivered";
const before = { packed: "confirmed", shipped: "packed", delivered: "shipped" } as const;

/** Who takes the parcel and how it is followed, where the staff knows; `each`: the number of each of several. `tracking_url` starts https://. */
export type Parcel = Sent;

async function dispatch(tx: Transaction, orderId: number, parcel: Parcel | undefined) {
  await moveStock(tx, orderId, "commit");
  if (parcel)
    await tx`
      insert into parcel (order_id, courier, tracking_no, tracking_url)
      values (${orderId}, ${parcel.courier}, ${parcel.tracking_no ?? null}, ${parcel.tracking_url ?? null})`;
}

/**
 * Takes an order one step on and has the shopper told. What is packed gets its invoice, which goes into the parcel (section
 * 31(1) of the CGST Act: before or at removal); what is shipped leaves the books of stock; what is delivered for cash is paid. False: it was not at that step,
 * or is to be packed and pieces of it were not found. Of one that leaves in several parcels it takes all that can be taken there, or those
 * of these `numbers`: as moveParcels says.
 */
export async function advanceOrder(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  to: Step,
  cause: Cause,
  parcel?: Parcel,
  numbers?: readonly number[],
): Promise<boolean> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ id: number; state: OrderState; short: boolean }[]>`
      select id, state, exists (select from order_short s where s.order_id = orders.id) as short from orders where order_no = ${orderNo} for update`;
    if (!order) return false;
    const parcels = (await readParcels(tx, [order.id])).get(order.id);
    // What an older version has edited since is no longer divided.
    if (!parcels && to === "packed") await tx`delete from order_parcel where order_id = ${order.id}`;
    if (parcels && to !== "packed") {
      const divided = { id: order.id, order_no: orderNo, state: order.state, parcels };
      const moved = await moveParcels(tx, divided, { to, numbers, sent: parcel }, cause);
      if (moved && to === "shipped") await ensureInvoice(tx, shop.settings, order.id);
      return moved;
    }
    if (numbers?.some((number) => number !== 1)) return false;
    if ((to === "packed" && order.short) || !(await changeState(tx, order.id, [before[to]], to, cause))) return false;
    await step("advanceOrder: state changed");
    if (to === "shipped") await dispatch(tx, order.id, parcel);
    if (to === "delivered") await takeCash(tx, order.id);
    if (to !== "packed") {
      const template = to === "shipped" ? "order_shipped" : "order_delivered";
      const payload = { template, order_no: orderNo } as const;
      await enqueue(tx, { topic: "mail", key: `mail:${template}:${orderNo}`, payload });
    }
    // Last, so that the series is locked for the shortest time. What an older version has packed gets it as it leaves.
    if (to !== "delivered") await ensureInvoice(tx, shop.settings, order.id);
    await step("advanceOrder: before commit");
    return true;
  });
}
