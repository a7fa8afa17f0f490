import type { z } from "zod";
import type { OrderAct } from "../../../contract/office/orderTruth.ts";
import type { Right } from "../../../contract/office/rights.ts";
import type { Order } from "../../../contract/orders.ts";
import type { SignedIn } from "../../staff/session.ts";

type Act = z.infer<typeof OrderAct>;

/** What decides about an order's acts beside its state. Money in paise. */
type Facts = { hasLeft: boolean; refundable: number; hasMails: boolean; toCheck: boolean };

const hasOne = (parcels: Order["parcels"], of: Order["parcels"][number]["state"]) =>
  parcels.some(({ state }) => state === of);
const isIn = (state: Order["state"], ...states: Order["state"][]) => states.includes(state);

/** Which right each act asks for, and when an order is one for it. */
const conditions: Record<Act, { right: Right; when: (order: Order, facts: Facts) => boolean }> = {
  edit: { right: "orders.edit", when: ({ state }) => isIn(state, "awaiting_payment", "confirmed") },
  note: { right: "orders.edit", when: () => true },
  pack: { right: "orders.pack", when: ({ state }) => state === "confirmed" },
  ship: {
    right: "orders.ship",
    when: ({ state, parcels }) => state === "packed" || (state === "shipped" && hasOne(parcels, "packed")),
  },
  parcel: { right: "parcel.correct", when: (_, { hasLeft }) => hasLeft },
  deliver: {
    right: "orders.ship",
    when: ({ state, parcels }) => state === "shipped" && hasOne(parcels, "shipped"),
  },
  undelivered: { right: "orders.ship", when: ({ state }) => state === "shipped" },
  cancel: { right: "orders.cancel", when: ({ state }) => isIn(state, "awaiting_payment", "confirmed", "packed") },
  refund: {
    right: "refunds.make",
    when: ({ state }, { refundable }) => refundable > 0 && !isIn(state, "awaiting_payment", "confirmed", "packed"),
  },
  return: { right: "orders.edit", when: ({ can }) => can.return },
  decide_return: {
    right: "returns.decide",
    when: ({ returns }) => returns.some(({ state }) => state === "requested" || state === "accepted"),
  },
  receive_return: {
    right: "returns.receive",
    when: ({ returns }) => returns.some(({ state }) => state === "accepted"),
  },
  mail: { right: "orders.edit", when: (_, { hasMails }) => hasMails },
  check: { right: "orders.edit", when: (_, { toCheck }) => toCheck },
};

/** What somebody of the staff may do with an order as it stands. */
export function actsOf(staff: Pick<SignedIn, "rights">, order: Order, facts: Facts): Act[] {
  const within = (most: number | null | undefined) => most == null || order.total <= most;
  return (Object.keys(conditions) as Act[]).filter((act) => {
    const { right, when } = conditions[act];
    if (!staff.rights.has(right) || !when(order, facts)) return false;
    return act !== "cancel" || within(staff.rights.get(right));
  });
}
