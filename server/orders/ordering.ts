import type { Change } from "../../contract/cart.ts";
import type { Priced, Wish } from "../cart/price.ts";
import type { Frozen } from "../cart/quoteToken.ts";
import type { Task } from "../jobs/outbox.ts";
import { paymentMethods } from "../payments/methods.ts";
import type { Settings } from "../settings.ts";
import type { Claim, Claimed } from "./claimKey.ts";
import { fieldErrors, whyClosed } from "./orderFields.ts";
import type { Holder } from "./unpaidHolds.ts";
import { firstState, type Ordered } from "./writeOrder.ts";

/** What came of an attempt to order; everything but `placed` and `repeated` has left no trace in the database. */
export type Placing =
  | { outcome: "placed"; orderNo: string; unopened: Unopened }
  | Claimed
  | { outcome: "ordered_already"; orderNo: string }
  | { outcome: "bad_quote" }
  | { outcome: "field"; errors: Record<string, string> }
  | { outcome: "method"; message?: string }
  | { outcome: "moved" }
  | { outcome: "short"; changes: Change[] };

/** An order that was just placed: what it costs, in paise, and the payment that is to be opened; null where nothing is to be paid now. */
export type Unopened = { state: "awaiting_payment" | "confirmed"; total: number; intent: number | null };

/** An order that is being placed: its key, what is wished for, at which rates, and whom the limits count it for; undefined where they do not. */
export type Ordering = Ordered & {
  claim: Claim;
  wish: Wish & { shopper: NonNullable<Wish["shopper"]> };
  rates: Settings;
  holder: Holder | undefined;
};

/** The mail to write to who has ordered: that the order stands, or, where he is to pay what he has ordered on the phone, where he can. */
export function confirmationOf({ orderNo, request }: Pick<Ordered, "orderNo" | "request">): Task {
  const template = firstState(request) === "confirmed" ? "order_confirmed" : "payment_link";
  return { topic: "mail", key: `mail:${template}:${orderNo}`, payload: { template, order_no: orderNo } };
}

const isStill = (frozen: Frozen, now: Priced): boolean =>
  frozen.total === now.total &&
  frozen.discount === now.discount &&
  frozen.shipping === now.shipping &&
  frozen.fees === now.fees &&
  frozen.lines.length === now.lines.length &&
  now.lines.every(({ variant, quantity }, index) => {
    const [id, count, unit] = frozen.lines[index] ?? [];
    return id === variant.id && count === quantity && unit === variant.price;
  });

/** What speaks against an order as it is priced now; `moved`: it costs something else than was quoted, or the quote is too old. */
export function objection(
  { shop: { settings }, request, frozen }: Ordering,
  now: Priced,
  ofAddress: Record<string, string>,
): Placing | undefined {
  const errors = { ...ofAddress, ...fieldErrors(settings, request) };
  if (Object.keys(errors).length > 0) return { outcome: "field", errors };
  const method = request.payment_method;
  if (!paymentMethods(settings).includes(method)) return { outcome: "method" };
  // Before the quote is compared: one that was made for nobody known has the fee for cash in it.
  if (method === "cod" && now.noCash !== undefined) return { outcome: "method", message: now.noCash };
  if (frozen.expires < Date.now() || !isStill(frozen, now) || !now.delivery?.serviceable) return { outcome: "moved" };
  const closed = whyClosed(method, now);
  return closed === undefined ? undefined : { outcome: "method", message: closed };
}
