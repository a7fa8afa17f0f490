import type { OrderTemplate } from "../../contract/office/orderMails.ts";
import type { Order } from "../../contract/orders.ts";
import type { OrderParcel } from "../../contract/parcels.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import { formatMoney } from "../money.ts";
import type { Words } from "./orderWords.ts";
import { arrived, follow, heldIn, nameOf, parcel, parcelsArrived, parcelsShipped } from "./parcelWords.ts";

/** A mail about an order. `n`: which of its returns, or which of its refunds; `parcels`: which of several parcels. */
export type OrderMail = { template: OrderTemplate; order_no: string; n?: number; parcels?: number[] };

const banks = "Banks take five to seven working days.";
const wayBack = (order: Order) =>
  order.payments.some(({ accepted, gateway }) => accepted && gateway === "cod")
    ? "As you paid in cash, we transfer it by UPI or to your bank account. If we don’t know where to yet, we call you."
    : `It goes back the way you paid. ${banks}`;

const inIndia = (time: string): string =>
  new Date(time).toLocaleString("en-IN", {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "Asia/Kolkata",
  });

const returnOf = (order: Order, n: number | undefined) => order.returns.find(({ number }) => number === n);
const piecesOf = (order: Order, n: number | undefined): string =>
  (returnOf(order, n)?.lines ?? [])
    .map(({ id, quantity }) => `${quantity} × ${order.lines.find((line) => line.id === id)?.product_name ?? ""}`)
    .join(", ");
/** What was asked for in the place of a return's pieces: "2 × Kaveri Veena, Natural / Left". */
const wantedOf = (order: Order, n: number | undefined): string =>
  (returnOf(order, n)?.lines ?? [])
    .flatMap(({ id, quantity, exchange_for }) => {
      const name = order.lines.find((line) => line.id === id)?.product_name ?? "";
      return exchange_for ? [`${quantity} × ${name}, ${exchange_for.option_text}`] : [];
    })
    .join(" and ");
const sayDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", { day: "numeric", month: "long", timeZone: "UTC" });
const keptWords = (order: Order, n: number | undefined): string[] => {
  const exchange = returnOf(order, n)?.exchange;
  return exchange?.state === "kept"
    ? [`We keep ${wantedOf(order, n)} for you until ${sayDay(exchange.kept_until)}.`]
    : [];
};
/** What comes of a return that is here: the order that goes out in exchange, money, or both, with the note that credits it. */
const outcomeWords = (order: Order, n: number | undefined): string[] => {
  const { exchange = null, refund = 0 } = returnOf(order, n) ?? {};
  if (!refund && exchange?.state !== "sent") return ["What you paid for it was given back to you before."];
  const note = "The credit note is attached.";
  const money = [`${formatMoney(refund ?? 0)} is given back to you.`, wayBack(order), note];
  if (exchange?.state !== "sent") return money;
  const sent = `In exchange ${wantedOf(order, n)} goes out to you, as order ${exchange.order_no}. There is nothing to pay for it; you find it on the page of this order.`;
  return refund ? [sent, ...money] : [sent, note];
};
const shopsWords = (order: Order, n: number | undefined): string[] => {
  const said = returnOf(order, n)?.events.at(-1)?.note;
  return said ? [said] : [];
};

/** On which days it is promised. */
const arrival = ({ delivery }: Order): string[] => {
  if (!delivery) return [];
  const [from, to] = [sayDay(delivery.date_from), sayDay(delivery.date_to)];
  return [`It should be with you ${from === to ? `on ${to}` : `between ${from} and ${to}`}.`];
};

const collected = ({ payment_method, total }: Order): string[] =>
  payment_method === "cod" ? [`Please have ${formatMoney(total)} ready for the courier.`] : [];

/** The words of each mail about an order; undefined when it no longer holds. */
export const orderLetters: Record<
  OrderTemplate,
  (order: Order, shop: ShopDetails, n: number | undefined, parcels: readonly OrderParcel[]) => Words | undefined
> = {
  order_confirmed: (order) => ({
    subject: `Order ${order.order_no} is confirmed`,
    paragraphs: [
      "Thank you. Your order is confirmed, and we are getting it ready.",
      ...arrival(order),
      ...collected(order),
    ],
    lines: true,
  }),
  payment_link: (order, shop) =>
    order.state === "awaiting_payment"
      ? {
          subject: `Please pay for your order ${order.order_no}`,
          paragraphs: [
            `Thank you for your call. This is your order as we took it down; from its page you can pay ${formatMoney(order.total)}.`,
            ...(order.expires_at ? [`We hold everything for you until ${inIndia(order.expires_at)}.`] : []),
            `If something is not right, please call us: ${shop.phones[0] ?? shop.email}.`,
          ],
          lines: true,
          action: "Pay",
        }
      : undefined,
  order_changed: (order) => ({
    subject: `Order ${order.order_no} has been changed`,
    paragraphs: [
      "We have changed your order as you asked. This is how it stands now:",
      `It goes to ${[order.address.name, order.address.line1, order.address.line2, order.address.landmark, order.address.city, order.address.pincode].filter(Boolean).join(", ")}.`,
      ...(order.refunds.some(({ state }) => state === "pending") && order.payment_method !== "cod"
        ? [`What you have paid too much goes back the way you paid. ${banks}`]
        : []),
    ],
    lines: true,
  }),
  payment_failed: (order) =>
    order.state === "awaiting_payment"
      ? {
          subject: `The payment for order ${order.order_no} did not go through`,
          paragraphs: [
            "Your payment did not go through, and nothing was taken. If your bank shows otherwise, it comes back by itself.",
            "We still hold everything for you for a little while. You can pay again from the order’s page.",
          ],
          lines: true,
          action: "Pay again",
        }
      : undefined,
  payment_refunded: (order) => ({
    subject: `Your payment for order ${order.order_no} is being refunded`,
    paragraphs: [
      `Your payment reached us, but it could not be used for this order any more. We are giving all of it back. ${banks}`,
    ],
  }),
  order_cancelled: (order) => ({
    subject: `Order ${order.order_no} is cancelled`,
    paragraphs: [
      `Your order is cancelled. If you had paid, all of it is on its way back. ${banks}`,
      ...(order.credit_notes.length > 0 ? ["A credit note for the invoice is attached."] : []),
    ],
    lines: true,
  }),
  invoice: (order) => ({
    subject: `Invoice ${order.invoice?.number ?? ""} for order ${order.order_no}`,
    paragraphs: ["The invoice for your order is attached."],
  }),
  order_shipped: (order, _, __, parcels) =>
    parcels.length > 0
      ? parcelsShipped(order, parcels)
      : {
          subject: `Order ${order.order_no} is on its way`,
          paragraphs: [
            "Your order has left our shop.",
            ...parcel(order),
            ...collected(order),
            "Your invoice is attached.",
          ],
          lines: true,
          ...follow(order.tracking),
        },
  parcel_corrected: (order, _, __, [one]) => ({
    subject: `Where ${one ? `${nameOf(order, one).toLowerCase()} of order` : "the parcel of order"} ${order.order_no} can be followed`,
    paragraphs: [
      `We told you wrongly where ${one ? nameOf(order, one).toLowerCase() : "your parcel"} can be followed. We are sorry; this is right:`,
      ...parcel(one ?? order),
    ],
    ...follow(one ? one.tracking : order.tracking),
  }),
  parcel_arrived: (order, _, __, parcels) => (parcels.length > 0 ? parcelsArrived(order, parcels) : undefined),
  order_delivered: (order, shop) => ({
    subject: `Order ${order.order_no} has been delivered`,
    paragraphs: [
      ...arrived(order, shop),
      `If something is wrong with it, or within ${shop.return_days} days it does not suit you, ask for a return on the order’s page.`,
    ],
  }),
  order_undelivered: (order, _, __, [one]) => ({
    subject: one
      ? `${nameOf(order, one)} of order ${order.order_no} could not be delivered`
      : `Order ${order.order_no} has come back to us`,
    paragraphs: [
      one
        ? `${nameOf(order, one)} of your order could not be delivered: ${heldIn(order, one)}. A credit note for it is attached.`
        : "The courier could not deliver your order, and it is back in our shop. A credit note for the invoice is attached.",
      ...(order.payments.some(({ accepted }) => accepted)
        ? [`What you paid${one ? " for it" : ""} goes back to you. ${banks}`]
        : []),
      "If you still want it, please order again or call us.",
    ],
  }),
  return_requested: (order, _, n) => ({
    subject: `Your return of order ${order.order_no}`,
    paragraphs: [
      `You want to send back ${piecesOf(order, n)}. We look at it and answer within 48 hours.`,
      ...keptWords(order, n),
      "Please keep everything that was in the box, and don’t send it yet.",
    ],
  }),
  return_accepted: (order, _, n) => ({
    subject: `Please send back: order ${order.order_no}`,
    paragraphs: [
      `We take back ${piecesOf(order, n)}. Please pack it as it came.`,
      returnOf(order, n)?.reason === "change_of_mind"
        ? "Please send it to the address below; the way back is at your cost, as our return policy says."
        : "We have it collected at our cost and tell you the day.",
      ...shopsWords(order, n),
      ...keptWords(order, n),
      returnOf(order, n)?.exchange?.state === "kept"
        ? "Once it is here we look at it within two working days and send you what you want in exchange."
        : "Once it is here we look at it within two working days and give the money back.",
    ],
  }),
  return_refused: (order, _, n) => ({
    subject: `Your return of order ${order.order_no} could not be accepted`,
    paragraphs: [
      `We can’t take back ${piecesOf(order, n)}.`,
      ...shopsWords(order, n),
      ...(returnOf(order, n)?.exchange ? ["So nothing is kept for you in exchange any more."] : []),
      "If you see it differently, please answer this mail or write to our grievance officer.",
    ],
  }),
  exchange_over: (order, _, n) =>
    returnOf(order, n)?.state === "refused" || returnOf(order, n)?.state === "received"
      ? undefined
      : {
          subject: `Your exchange for order ${order.order_no}`,
          paragraphs: [
            `We have kept ${wantedOf(order, n)} for you as long as we said, and ${piecesOf(order, n)} has not come back to us yet.`,
            "So it is free again. If your parcel is on its way, or you still send it, you get the money back.",
          ],
        },
  return_received: (order, _, n) => ({
    subject: `Your return of order ${order.order_no} is here`,
    paragraphs: [`We have received ${piecesOf(order, n)}.`, ...outcomeWords(order, n), ...shopsWords(order, n)],
  }),
  refund: (order, _, n) => {
    const refund = n === undefined ? undefined : order.refunds[n - 1];
    return {
      subject: `A refund for order ${order.order_no}`,
      paragraphs: [
        `We give ${formatMoney(refund?.amount ?? 0)} back to you: ${refund?.reason ?? ""}.`,
        refund?.state === "processed" && refund.reference
          ? `It has been sent, reference ${refund.reference}.`
          : wayBack(order),
      ],
    };
  },
  refund_sent: (order, _, n) => {
    const sent =
      n === undefined
        ? order.refunds.filter(({ state }) => state === "processed").at(-1) // as mails were asked for by 0.1.0
        : order.refunds[n - 1];
    return {
      subject: `We have transferred your refund for order ${order.order_no}`,
      paragraphs: [
        `${formatMoney(sent?.amount ?? 0)} is on its way to your account. The bank’s reference (UTR) is ${sent?.reference ?? ""}.`,
      ],
    };
  },
};
