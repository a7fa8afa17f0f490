import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";
import { formatDays, formatMoment } from "./dates.ts";
import { returnReasons } from "./returnReasons.ts";

// What few orders' pages say, put into words on the server: the script of all of them is the lighter for it.

const where: Record<Order["parcels"][number]["state"], string> = {
  packed: "being packed",
  shipped: "on its way",
  delivered: "delivered",
  undelivered: "could not be delivered",
};

/** A parcel in words: which and where it is, what is in it, who has it once it has left, and what he collects. */
export type ParcelWords = { state: string; holds: string; tracking: Order["tracking"]; collects: string };

/** The parcels of an order that leaves in several. */
export const parcelsOf = ({ parcels, lines }: Order): ParcelWords[] =>
  parcels.length < 2
    ? []
    : parcels.map(({ number, state, lines: held, tracking, cash }) => ({
        state: `Parcel ${number} of ${parcels.length}: ${where[state]}`,
        holds: held
          .map(({ id, quantity }) => `${quantity} × ${lines.find((line) => line.id === id)?.product_name}`)
          .join(", "),
        tracking: state === "packed" ? null : tracking,
        collects:
          cash !== null && cash > 0 && (state === "packed" || state === "shipped")
            ? `${formatPaise(cash)} of the total is collected with it.`
            : "",
      }));

/** What there is in a line's place: how the choice is called, and each piece with what comes back and how many are left. */
export type ExchangeWords = { id: number; label: string; choices: { id: number; text: string }[] };

/** What can be asked for in exchange, line by line. */
export const exchangesOf = ({ exchanges = [], lines }: Order): ExchangeWords[] =>
  exchanges.map(({ id, options, choices }) => {
    const line = lines.find((one) => one.id === id);
    const wanted = line ? line.quantity - line.returned : 0;
    return {
      id,
      label: `Exchange for another ${options.map((name) => name.toLowerCase()).join(" or ")}`,
      choices: choices.map(({ id: other, option_text, left, back }) => ({
        id: other,
        text: `${option_text}${back > 0 ? `, ${formatPaise(back)} comes back` : ""}${left < wanted ? `, only ${left} left` : ""}`,
      })),
    };
  });

const steps: Record<string, string> = {
  requested: "Asked for",
  accepted: "Accepted: please pack it as it came",
  refused: "Not accepted",
  received: "Received and looked at",
};

type Return = Order["returns"][number];

/** What becomes of what was asked for in exchange; `to`: the order by which it goes out. */
function exchangeWords({ exchange }: Return): ReturnWords["exchange"] {
  if (!exchange) return undefined;
  const { state, kept_until, order_no, order_link } = exchange;
  if (state === "kept")
    return { words: `What you want in exchange is kept for you until ${formatDays(kept_until, kept_until)}.` };
  if (state === "over") return { words: "Nothing is kept in exchange any more." };
  return { words: "In exchange goes out ", to: order_link ?? `/ordersummary/${order_no}`, order: `order ${order_no}` };
}

/** What happens next with a return, in the words of its mails. */
function nextOf({ state, reason }: Return): string {
  if (state === "requested")
    return "We look at it and answer by mail within 48 hours. Please keep everything that was in the box, and don’t send it yet.";
  if (state === "accepted" && reason !== "change_of_mind")
    return "We have it collected at our cost and tell you the day.";
  if (state === "accepted") return "Please send it to our shop; the way back is at your cost.";
  return "";
}

/** A return in words: what comes back, why, how far it has come, what happens next, what goes out in exchange, what goes back to the customer. */
export type ReturnWords = {
  number: number;
  goods: { text: string; instead: string }[];
  why: string;
  events: { title: string; at: string; words: string }[];
  next: string;
  exchange?: { words: string; to?: string; order?: string } | undefined;
  refund: string;
};

/** What was asked to be taken back. */
export const returnsOf = (order: Order): ReturnWords[] =>
  order.returns.map((one) => ({
    number: one.number,
    goods: one.lines.map(({ id, quantity, exchange_for }) => ({
      text: `${quantity} × ${order.lines.find((line) => line.id === id)?.product_name}`,
      instead: exchange_for ? `in exchange for ${exchange_for.option_text}` : "",
    })),
    why: `${returnReasons[one.reason]}${one.note ? ` · “${one.note}”` : ""}`,
    events: one.events.map(({ state, at, note }) => ({
      title: steps[state] ?? "",
      at: formatMoment(at),
      words: note ?? "",
    })),
    next: nextOf(one),
    exchange: exchangeWords(one),
    refund:
      one.refund !== null && (one.refund > 0 || one.exchange?.state !== "sent")
        ? `${formatPaise(one.refund)} goes back to you.`
        : "",
  }));
