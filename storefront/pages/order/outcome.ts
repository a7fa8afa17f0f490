import type { Order } from "../../../contract/orders.ts";

export const saidOutcomes = ["success", "pending", "failure", "cancelled"] as const;
export type Said = (typeof saidOutcomes)[number];

/** How things stand with an order: what the shop knows counts, what the way back from the payment said only hints. */
export type Outcome = "placed" | "pending" | "failure" | "cancelled" | "closed";

export function outcomeOf({ state }: Pick<Order, "state">, said: Said): Outcome {
  if (state === "cancelled" || state === "expired") return "closed";
  if (state !== "awaiting_payment") return "placed";
  return said === "failure" || said === "cancelled" ? said : "pending";
}
