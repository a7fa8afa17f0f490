import type { DataOf } from "../../api/call.ts";
import type { Tone } from "../../parts/Badge.tsx";

/** An order, whole, as the shop tells it to who is signed in. */
export type Order = DataOf<"GET /orders/{no}">;
export type Line = Order["lines"][number];
export type OrderReturn = Order["returns"][number];

/** What an order's states are called, and in which tone. */
export const states: Record<Order["state"], { name: string; tone: Tone }> = {
  awaiting_payment: { name: "Not paid yet", tone: "warn" },
  confirmed: { name: "To pack", tone: "info" },
  packed: { name: "Packed", tone: "info" },
  shipped: { name: "On its way", tone: "info" },
  delivered: { name: "Delivered", tone: "good" },
  return_requested: { name: "Return asked for", tone: "warn" },
  partly_returned: { name: "Partly returned", tone: "plain" },
  returned: { name: "Returned", tone: "plain" },
  cancelled: { name: "Cancelled", tone: "plain" },
  expired: { name: "Not paid in time", tone: "plain" },
};

/** What happened, as the history tells it. */
export const happened: Record<Order["state"], string> = {
  awaiting_payment: "Ordered",
  confirmed: "Confirmed",
  packed: "Packed",
  shipped: "Handed over",
  delivered: "Delivered",
  return_requested: "Return asked for",
  partly_returned: "Partly returned",
  returned: "Returned",
  cancelled: "Cancelled",
  expired: "Not paid in time",
};

export const channels: Record<Order["channel"], string> = {
  web: "in the shop on the web",
  counter: "at the counter",
  phone: "by phone",
};

export const paidBy: Record<Order["payment_method"], string> = {
  cod: "Cash on delivery",
  practice: "Practice payment",
  razorpay: "Razorpay",
  upi_qr: "UPI code",
  exchange: "Exchange",
};

export const reasons: Record<OrderReturn["reason"], string> = {
  change_of_mind: "Changed their mind",
  faulty: "Does not work as it should",
  damaged: "Arrived damaged",
  wrong_item: "Not what was ordered",
  not_as_described: "Not as described",
  late: "Came too late",
};

export const returnStates: Record<OrderReturn["state"], { name: string; tone: Tone }> = {
  requested: { name: "Asked for", tone: "warn" },
  accepted: { name: "On its way back", tone: "info" },
  refused: { name: "Refused", tone: "plain" },
  received: { name: "Received", tone: "good" },
};

export const conditions = {
  shelf: { name: "Shelf", hint: "As good as new: can be sold again" },
  repair: { name: "Repair", hint: "Has to be mended first" },
  scrap: { name: "Scrap", hint: "Good for nothing any more" },
} as const;
export type Condition = keyof typeof conditions;

export const mails: Record<Order["mails"][number]["template"], string> = {
  payment_link: "Link to pay",
  order_confirmed: "Order confirmed",
  order_changed: "Order changed",
  payment_failed: "Payment failed",
  payment_refunded: "Payment given back",
  order_cancelled: "Order cancelled",
  invoice: "Invoice",
  order_shipped: "On its way",
  parcel_corrected: "Tracking put right",
  parcel_arrived: "A parcel delivered",
  order_delivered: "Delivered",
  order_undelivered: "Could not be delivered",
  return_requested: "Return asked for",
  return_accepted: "Return accepted",
  return_refused: "Return refused",
  exchange_over: "Exchange over",
  return_received: "Return received",
  refund: "Refund on its way",
  refund_sent: "Refund sent",
};

/** Who did something, of whom there is no name. */
const others: Record<Order["history"][number]["by"], string> = {
  shopper: "the customer",
  gateway: "the gateway",
  courier: "the courier",
  clock: "the clock",
  staff: "the shop",
};

/** By whom something was done: of the staff the name, of others what they are. */
export const byWhom = (who: { by: Order["history"][number]["by"]; name: string | null }): string =>
  who.name ?? others[who.by];

/** So many of something: "1 piece", "3 pieces". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A variant as it is named in a line. */
export const nameOf = ({ product_name, option_text }: { product_name: string; option_text: string }): string =>
  option_text ? `${product_name}, ${option_text}` : product_name;

const dayFormat = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });

/** A day as the shop writes it, 2026-11-24, as people do: "24 Nov". */
export const formatDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** Some days: "24 to 26 Nov". */
export function formatDays(from: string, to: string): string {
  if (from === to) return formatDay(from);
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : formatDay(from);
  return `${first} to ${formatDay(to)}`;
}
