import type { NextAct } from "../../../contract/office/orders.ts";
import type { Right } from "../../../contract/office/rights.ts";
import type { OrderState } from "../../../contract/orders.ts";

/** What the staff may do with an order in each state. */
const follows: Record<OrderState, NextAct[]> = {
  awaiting_payment: ["edit", "cancel"],
  confirmed: ["claim", "pack", "edit", "cancel"],
  packed: ["ship", "cancel"],
  shipped: ["deliver", "undelivered", "parcel", "refund"],
  delivered: ["return", "refund", "parcel"],
  return_requested: ["decide_return", "receive_return", "refund"],
  partly_returned: ["return", "refund"],
  returned: ["refund"],
  cancelled: [],
  expired: [],
};

/** The right that each asks for; those of a return are asked for where it is. */
const rightFor: Partial<Record<NextAct, Right>> = {
  claim: "orders.pack",
  pack: "orders.pack",
  ship: "orders.ship",
  deliver: "orders.ship",
  undelivered: "orders.ship",
  parcel: "parcel.correct",
  edit: "orders.edit",
  cancel: "orders.cancel",
  refund: "refunds.make",
  return: "returns.receive",
  decide_return: "returns.decide",
  receive_return: "returns.receive",
};

const isGiven = (act: NextAct, rights: ReadonlyMap<Right, number | null>): boolean => {
  const right = rightFor[act];
  return right !== undefined && rights.has(right);
};

type Standing = { state: OrderState; not_there: number; parcels?: { here: readonly number[] } | null };

/**
 * What may follow for an order, at the hand of somebody with these rights. What was not found can't be packed; of an order that is on
 * its way a parcel may still be here to be handed over.
 */
export function mayFollow(
  { state, not_there, parcels }: Standing,
  rights: ReadonlyMap<Right, number | null>,
): NextAct[] {
  const isHere = state === "shipped" && (parcels?.here.length ?? 0) > 0;
  const acts: NextAct[] = isHere ? ["ship", ...follows.shipped] : follows[state];
  return acts.filter((act) => isGiven(act, rights) && !(act === "pack" && not_there > 0));
}
