import type { Order } from "../../../contract/orders.ts";
import { formatMoney } from "../../money.ts";
import { getOrder } from "../../orders/getOrder.ts";
import { reasonNames } from "../../returns/reasonNames.ts";
import { say } from "../terminal.ts";
import { complain, forEach, local } from "./say.ts";

const exchangeWords = ({ state, kept_until, order_no }: NonNullable<Order["returns"][number]["exchange"]>) =>
  state === "kept" ? `Kept until ${kept_until}` : state === "sent" ? `Sent as order ${order_no}` : "Not exchanged";

/** An order's parcels: the one by who has it, several each with what is in it and how far it has come. */
function showParcels({ tracking, parcels, lines }: Order): void {
  if (parcels.length > 1)
    for (const { number, state, lines: held, tracking: own } of parcels) {
      const pieces = held.map(({ id, quantity }) => `${quantity} × ${lines.find((line) => line.id === id)?.sku ?? id}`);
      const who = own ? [own.courier, own.number, own.url].filter(Boolean).join(", ") : "";
      say(`Parcel ${number} of ${parcels.length}, ${state}: ${pieces.join(", ")}${who && `; ${who}`}`);
    }
  else if (tracking) say(`Parcel: ${[tracking.courier, tracking.number, tracking.url].filter(Boolean).join(", ")}`);
}

function showAfterwards({ invoice, credit_notes, payments, refunds, returns }: Order): void {
  if (invoice) say(`Invoice ${invoice.number}, ${local(invoice.issued_at)}`);
  for (const note of credit_notes)
    say(`Credit note ${note.number}, ${local(note.issued_at)}, ${formatMoney(note.total)}`);
  for (const payment of payments)
    say(
      `Paid ${formatMoney(payment.amount)} by ${payment.gateway}, ${local(payment.at)}${payment.accepted ? "" : ", not accepted"}`,
    );
  for (const refund of refunds)
    say(
      `Refund ${formatMoney(refund.amount)}, ${refund.state}, ${refund.reason}${refund.reference ? `, ${refund.reference}` : ""}`,
    );
  for (const one of returns) {
    say(`Return ${one.number}, ${one.state}: ${reasonNames[one.reason]}${one.note && ` – ${one.note}`}`);
    for (const { id, quantity, exchange_for } of one.lines)
      say(`  ${quantity} × variant ${id}${exchange_for ? `, in exchange for variant ${exchange_for.id}` : ""}`);
    if (one.exchange) say(`  ${exchangeWords(one.exchange)}`);
  }
}

/** Orders with everything that belongs to them. */
export const showOrder = forEach(async ({ sql }, orderNo) => {
  const order = await getOrder(sql, orderNo);
  if (!order) return complain(`There is no order ${orderNo}.`);
  const { contact, address } = order;
  say(`${order.order_no}  ${order.state}  ${formatMoney(order.total)}  ${order.payment_method}`);
  say(`${contact.name}, ${contact.email}, +91 ${contact.mobile}`);
  say(
    [address.line1, address.line2, address.landmark, address.city, address.state, address.pincode]
      .filter(Boolean)
      .join(", "),
  );
  if (order.gst) say(`GSTIN ${order.gst.gstin}, ${order.gst.business_name}`);
  if (order.exchange_of) say(`In exchange for return ${order.exchange_of.number} of ${order.exchange_of.order_no}`);
  if (order.note) say(`Note: ${order.note}`);
  for (const line of order.lines)
    say(
      `  ${line.quantity} × ${line.product_name} ${line.option_text} (${line.sku}, variant ${line.id})  ${formatMoney(line.line_total)}`,
    );
  showParcels(order);
  showAfterwards(order);
  const [to] = await sql<{ refund_to: string }[]>`
    select r.refund_to from return_request r join orders o on o.id = r.order_id
    where o.order_no = ${orderNo} and r.refund_to <> '' order by r.number desc limit 1`;
  if (to) say(`Cash refunds go to ${to.refund_to}`);
  const unclear = await sql<{ gateway: string; payment: string; money: string; why: string }[]>`
    select u.gateway, u.gateway_payment_id as payment, u.money, u.why from unclear_payment u join orders o on o.id = u.order_id
    where o.order_no = ${orderNo} order by u.seen_at`;
  for (const { gateway, payment, money, why } of unclear)
    say(`Not understood: payment ${payment} of ${money} at ${gateway}. ${why}.`);
  const [mark] = await sql<{ text: string }[]>`
    select to_check as text from orders where order_no = ${orderNo} and to_check is not null`;
  if (mark) say(`To be checked: ${mark.text}.`);
  for (const event of order.timeline) say(`  ${local(event.at)}  ${event.state}: ${event.cause}`);
  return 0;
});
