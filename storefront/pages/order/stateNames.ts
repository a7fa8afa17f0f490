import type { OrderState } from "../../../contract/orders.ts";

/** What an order's state is called. */
export const stateNames: Record<OrderState, string> = {
  awaiting_payment: "Waiting for the payment",
  confirmed: "Confirmed",
  packed: "Packed",
  shipped: "On its way",
  delivered: "Delivered",
  return_requested: "Return asked for",
  returned: "Returned",
  cancelled: "Cancelled",
  expired: "Not paid in time",
};

/** The states that an order goes through when all is well. */
const road: OrderState[] = ["confirmed", "packed", "shipped", "delivered"];

/** What is still to come; nothing for an order that has left the road. */
export function ahead(state: OrderState): OrderState[] {
  if (state === "awaiting_payment") return road;
  const here = road.indexOf(state);
  return here < 0 ? [] : road.slice(here + 1);
}
