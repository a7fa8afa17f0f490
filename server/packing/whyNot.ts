import type { OrderState } from "../../contract/orders.ts";

/** Where an order stands, so that a sentence goes on after "It is". */
const standing: Record<OrderState, string> = {
  awaiting_payment: "not paid yet",
  confirmed: "not packed yet",
  packed: "packed already",
  shipped: "on its way already",
  delivered: "delivered already",
  return_requested: "to come back",
  partly_returned: "returned in part",
  returned: "returned",
  cancelled: "cancelled",
  expired: "expired: it was not paid in time",
};

/** Why something can't be done with an order, for the staff to read; undefined state: there is none. */
export const whyNot = (state: OrderState | undefined): string =>
  state ? `It is ${standing[state]}.` : "There is no such order.";

/** Why it can't be packed, when it stands where it could be. */
export const notFound = (pieces: number): string =>
  pieces === 1 ? "1 piece was not found." : `${pieces} pieces were not found.`;
