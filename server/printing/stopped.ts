import type { OrderState } from "../../contract/orders.ts";

const reasons: Partial<Record<OrderState, string>> = {
  awaiting_payment: "is not paid yet",
  cancelled: "is cancelled",
  expired: "was not paid in time",
};

/** Why nothing of an order in this state is to leave the house, in words that follow its number; undefined where it may. */
export const whyStopped = (state: OrderState): string | undefined => reasons[state];
