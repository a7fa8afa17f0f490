import type { PricedLine } from "../cart/addUp.ts";
import { taxInside } from "../cart/allocate.ts";
import { readLines } from "../cart/readLines.ts";
import type { Transaction } from "../database/connect.ts";
import { afterCommit } from "../database/transaction.ts";
import type { Credit } from "../invoices/issueCreditNote.ts";
import { orderChanges } from "../metrics/metrics.ts";
import { newsAfter } from "../news/publishNews.ts";
import { newOrderNo } from "../orders/orderNo.ts";
import { holdStock } from "../orders/stock.ts";
import { rowsOf } from "../orders/writeOrder.ts";
import { movePayment } from "../payments/movePayment.ts";
import type { Settings } from "../settings.ts";
import { deliver, leavesBy } from "../shipping/deliver.ts";
import { readCourierTerms } from "../shipping/shiprocket/courierTerms.ts";
import { type Actor, written } from "../staff/actor.ts";
import { freeExchange } from "./keepExchange.ts";
import type { OpenReturn } from "./openReturn.ts";

/** Undoes the transaction: what was paid has gone back already, or what is wanted has no rate of tax any more. */
export class NoExchange extends Error {}

/** The order that goes out in exchange: its number, and what it costs, in paise. */
export type Sent = { orderNo: string; total: number };

const sum = (lines: PricedLine[], part: (line: PricedLine) => number) =>
  lines.reduce((whole, line) => whole + part(line), 0);

/**
 * The lines of the order that goes out: each variant at the price that was told when it was asked for, less what it costs beyond
 * what is credited for the pieces in whose place it goes. So nobody pays anything for it, and what it costs less goes back.
 */
async function linesOf(tx: Transaction, { lines }: OpenReturn, credits: Credit[]): Promise<PricedLine[]> {
  const ids = lines.flatMap(({ wanted_id }) => wanted_id ?? []);
  const selling = await readLines(tx, ids, ids);
  return [...selling.values()].map((variant) => {
    const asked = lines.filter(({ wanted_id }) => wanted_id === variant.id);
    if (!variant.on_sale) throw new NoExchange();
    const price = asked[0]?.wanted_price ?? variant.price;
    const quantity = asked.reduce((pieces, line) => pieces + line.quantity, 0);
    const cost = asked.reduce((whole, line) => {
      const credited = credits.find(({ variant_id }) => variant_id === line.variant_id)?.goods ?? 0;
      return whole + Math.min(credited, price * line.quantity);
    }, 0);
    const total = price * quantity;
    const tax = taxInside(cost, variant.gst_bp);
    const sold = { ...variant, price, mrp: Math.max(variant.mrp, price) };
    return { variant: sold, quantity, total, discount: total - cost, tax, charges: 0, chargesTax: 0 };
  });
}

/** Writes the order: to the same place, delivered for nothing, and without prices in its parcel where the first one was a gift. */
async function writeOrder(
  tx: Transaction,
  settings: Settings,
  { id: returnId, order_id, number }: OpenReturn,
  lines: PricedLine[],
  by: Actor,
): Promise<Sent & { id: number }> {
  const [first] = await tx<{ order_no: string; pincode: string }[]>`
    select order_no, address ->> 'pincode' as pincode from orders where id = ${order_id}`;
  if (!first) throw new Error(`There is no order ${order_id} to exchange pieces of.`);
  const parcels = lines.map(({ variant, quantity }) => ({ ...variant, quantity }));
  const [items, discount] = [sum(lines, ({ total }) => total), sum(lines, (line) => line.discount)];
  const courier = await readCourierTerms(tx, settings, first.pincode, parcels);
  const { date_from, date_to } = deliver(first.pincode, parcels, items - discount, settings, courier);
  const orderNo = newOrderNo();
  const [made] = await tx<{ id: number }[]>`
    insert into orders (order_no, checkout_id, customer_id, name, email, mobile, address, state_code, gst, gift, payment_method, state, items, discount,
      shipping, tax_included, total, delivery_from, delivery_to, leaves_by, channel, exchange_of)
    select ${orderNo}, ${`exchange ${returnId}`}, customer_id, name, email, mobile, address, state_code, gst,
      case when gift is not null then jsonb_build_object('wrap', false, 'note', '') end, 'exchange', 'confirmed', ${items}, ${discount},
      0, ${sum(lines, ({ tax }) => tax)}, ${items - discount}, ${date_from}, ${date_to}, ${leavesBy(parcels, settings.shop)}, channel, ${returnId}
    from orders where id = ${order_id} returning id`;
  if (!made) throw new Error(`Nothing goes out in exchange for return ${number} of ${first.order_no}.`);
  const rows = rowsOf({ lines }).map((row) => ({ ...row, order_id: made.id }));
  await tx`insert into order_line ${tx(rows)}`;
  const { actor, staffName, staffId } = written(by);
  await tx`
    insert into order_event (order_id, seq, to_state, cause, actor, staff_name, staff_id)
    values (${made.id}, 1, 'confirmed', ${`In exchange, for return ${number} of order ${first.order_no}`}, ${actor}, ${staffName}, ${staffId})`;
  return { orderNo, total: items - discount, id: made.id };
}

/**
 * Sends what was asked for in exchange, in the transaction that receives the goods: an order of its own, held from what was kept
 * and paid with what the goods had cost. `credits`: what is credited for them. Throws NoExchange where that can't be.
 */
export async function sendExchange(
  tx: Transaction,
  settings: Settings,
  open: OpenReturn,
  credits: Credit[],
  by: Actor,
): Promise<Sent> {
  const lines = await linesOf(tx, open, credits);
  const { id, orderNo, total } = await writeOrder(tx, settings, open, lines, by);
  if (!(await movePayment(tx, open.order_id, { id, orderNo, total }))) throw new NoExchange();
  await freeExchange(tx, open, "sent");
  const holds = await holdStock(tx, id);
  if (holds.length !== lines.length || holds.some(({ held }) => !held))
    throw new Error(`Order ${orderNo} does not hold what was kept for it.`);
  newsAfter(tx, { kind: "order", id: orderNo, state: "confirmed", fresh: true });
  afterCommit(tx, () => orderChanges.inc({ from: "", to: "confirmed" }));
  return { orderNo, total };
}
