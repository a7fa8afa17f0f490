import type { Quote } from "../../../contract/cart.ts";
import type { PlacedOrder } from "../../../contract/orders.ts";
import { personalApiOf } from "../../api/context.ts";
import type { Draft } from "../checkout/fields.ts";
import { isMethod } from "../checkout/methodNames.ts";
import { type Outcome, outcomeOf } from "../checkout/outcome.ts";
import { thankYou } from "../checkout/thankYou.ts";
import { understand } from "../checkout/understand.ts";
import { type Asked, forgetVisitorCart, readVisitorCart, writeVisitorCart } from "./visitorCart.ts";

/** Where a placed order leads: to the payment, or to the page that says what came of it. */
export function wayOn(placed: PlacedOrder): string {
  const { next, order_link } = placed;
  if (next.kind === "done") return thankYou(placed);
  return next.kind === "redirect" && next.url ? next.url : order_link;
}

/** The cart's code that nobody but the order could judge: asked about without a name it would be taken for good again. */
async function dropRefusedCoupon(asked: Asked, { coupon }: Quote): Promise<string[]> {
  if (!coupon || coupon.valid) return [];
  await writeVisitorCart(asked, { ...(await readVisitorCart(asked)), coupon: undefined });
  return [`The coupon ${coupon.code} was taken out. ${coupon.message}`];
}

/** What came of it, in the words of the checkout with script; `changes`: what has moved since the order was looked over. */
type Asking = { outcome: Outcome; changes: string[] };

/** Asks for the order of a quote. The same key and the same form again give the same order, never a second one. */
export async function askForOrder(
  asked: Asked,
  { draft, quote, key }: { draft: Draft; quote: string; key: string },
): Promise<Asking> {
  const understood = understand(draft, { states: [], gstin: "" }); // the rest is the order's to say
  const { payment_method } = draft;
  if (!understood.ok) return { outcome: { kind: "invalid", message: "", errors: understood.errors }, changes: [] };
  if (!isMethod(payment_method)) {
    const errors = { payment_method: "Please choose how to pay." };
    return { outcome: { kind: "invalid", message: "", errors }, changes: [] };
  }
  const outcome = await personalApiOf(asked.context)("POST /orders", {
    body: { ...understood.value, quote, payment_method, agreed: ["terms", "returns"] },
    headers: { "Idempotency-Key": key },
  }).then(({ data }): Outcome => ({ kind: "placed", placed: data }), outcomeOf);
  if (outcome.kind === "placed") await forgetVisitorCart(asked);
  if (outcome.kind !== "moved" || !outcome.quote) return { outcome, changes: [] };
  const dropped = await dropRefusedCoupon(asked, outcome.quote);
  return { outcome, changes: [...outcome.quote.changes.map(({ message }) => message), ...dropped] };
}
