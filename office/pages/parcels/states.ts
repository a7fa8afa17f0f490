import type { OrderRow, OrderView, SoughtAs } from "../../../contract/office/orders.ts";
import type { Tone } from "../../parts/Badge.tsx";

type OrderState = OrderRow["state"];

/** Where an order stands, as the staff says it, and how loudly. */
export const states: Record<OrderState, { name: string; tone: Tone }> = {
  awaiting_payment: { name: "Not paid", tone: "plain" },
  confirmed: { name: "To pack", tone: "info" },
  packed: { name: "Packed", tone: "info" },
  shipped: { name: "On its way", tone: "plain" },
  delivered: { name: "Delivered", tone: "good" },
  return_requested: { name: "To come back", tone: "warn" },
  partly_returned: { name: "Returned in part", tone: "plain" },
  returned: { name: "Returned", tone: "plain" },
  cancelled: { name: "Cancelled", tone: "plain" },
  expired: { name: "Expired", tone: "plain" },
};

/** What a list can be about, as it is called, and what it says when there is nothing. */
export const views: Record<OrderView, { name: string; none: string; why: string }> = {
  open: {
    name: "Open",
    none: "Nothing is open",
    why: "Every order is delivered, given up or returned. New ones appear here by themselves.",
  },
  late: {
    name: "Late",
    none: "Nothing is late",
    why: "An order comes here on the day after it should have left, or should have arrived.",
  },
  check: {
    name: "To check",
    none: "Nothing to check",
    why: "Orders come here that somebody should look at first: a risky cash order, an address that does not fit.",
  },
  not_there: {
    name: "Not found",
    none: "Everything was found",
    why: "An order comes here when a piece of it is not on its shelf: find it, change the order, or cancel it.",
  },
  return: {
    name: "Returns",
    none: "No returns",
    why: "Orders come here when a customer asks to send something back.",
  },
  refund: {
    name: "Refunds due",
    none: "No money is owed",
    why: "Orders come here when money has to be transferred by bank.",
  },
  all: { name: "All", none: "No orders yet", why: "Each order appears here the moment it is placed." },
};

/** What a word in the search was taken for. */
export const soughtAs: Record<SoughtAs, string> = {
  order: "order number",
  mobile: "mobile",
  email: "e-mail address",
  invoice: "invoice number",
  tracking: "tracking number",
  name: "name",
};

/** "a, b or c". */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

export const pieces = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);
export const ordersOf = (count: number): string => (count === 1 ? "1 order" : `${count} orders`);

/** Grams as they are read on a scale: "850 g", "12.4 kg"; empty where the weight is not known. */
export function formatWeight(grams: number): string {
  if (grams <= 0) return "";
  return grams < 1_000 ? `${grams} g` : `${(grams / 1_000).toFixed(grams < 10_000 ? 2 : 1).replace(/\.?0+$/, "")} kg`;
}
