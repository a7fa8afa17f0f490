import type { OrderState } from "../../../contract/orders.ts";

/** What an order's state is called. */
export const stateNames: Record<OrderState, string> = {
  awaiting_payment: "Waiting for the payment",
  confirmed: "Confirmed",
  packed: "Packed",
  shipped: "On its way",
  delivered: "Delivered",
  return_requested: "Return asked for",
  partly_returned: "Returned in part",
  returned: "Returned",
  cancelled: "Cancelled",
  expired: "Not paid in time",
};

/** The states that an order goes through when all is well. */
const road: OrderState[] = ["confirmed", "packed", "shipped", "delivered"];

type Event = { state: OrderState; cause: string };

/**
 * What a line of the history is called, and what is said of it besides. What changes no state has no title of its own. A
 * state that the order comes back to (delivered, when a return was not accepted) is no news: what brought it back is.
 */
export function eventWords(timeline: Event[], index: number): { title?: string; cause?: string } {
  const { state, cause } = timeline[index] ?? { state: "confirmed", cause: "" };
  if (state === "cancelled" && cause === "Cancelled by the shopper") return { title: "Cancelled by you" };
  if (state === timeline[index - 1]?.state) return { cause };
  const again = state === "delivered" && timeline.slice(0, index).some((earlier) => earlier.state === state);
  if (again) return { title: cause };
  // Its first step is waited for no longer once another has followed.
  const past = state === "awaiting_payment" && index < timeline.length - 1;
  return { title: past ? "Ordered" : stateNames[state], cause };
}

/** What is still to come; nothing for an order that was cancelled, expired or returned. */
export function ahead(state: OrderState): OrderState[] {
  if (state === "awaiting_payment") return road;
  const here = road.indexOf(state);
  return here < 0 ? [] : road.slice(here + 1);
}
