import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";
import { formatDays } from "./dates.ts";
import { ahead, eventWords, stateNames } from "./stateNames.ts";

// What orders' pages say, put into words on the server: the script of all of them is the lighter for it.

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

/** How an order stands, what has happened to it, and what is still to come. */
export type CourseWords = {
  state: string;
  past: { title?: string; cause?: string; at: string }[];
  ahead: string[];
};

/** The course of an order in words. */
export const courseOf = ({ state, timeline, delivery }: Order): CourseWords => ({
  state: stateNames[state],
  past: timeline.map(({ at }, index) => ({ ...eventWords(timeline, index), at })),
  ahead: ahead(state).map((next) =>
    next === "delivered" && delivery
      ? `${stateNames[next]} · expected ${formatDays(delivery.date_from, delivery.date_to)}`
      : stateNames[next],
  ),
});
