import { clearCart } from "../../device/cart.ts";
import { shippingAddress } from "../../device/memory.ts";
import { adoptNewerQuote, askForNewQuote } from "../../device/quote.ts";
import { rememberOrder, setPlacing } from "../../device/root.ts";
import type { Placing } from "../../device/rootState.ts";
import { forgetDraft } from "./draft.ts";
import type { Outcome } from "./outcome.ts";

/** Brings the device's memory in line with what came of asking for an order, whatever page is open by then. */
export function settlePlacing(outcome: Outcome, { body }: Placing): void {
  if (outcome.kind === "unknown") return;
  if (outcome.kind === "placed") {
    const { order_no, order_link, total } = outcome.placed;
    rememberOrder({ order_no, link: order_link, total, placed_at: new Date().toISOString() });
    shippingAddress.update(() => ({ ...body.address, ...body.contact }));
    clearCart();
    forgetDraft();
  }
  if (outcome.kind === "moved" && outcome.quote) adoptNewerQuote(outcome.quote, body.payment_method);
  else if (outcome.kind !== "placed" && outcome.kind !== "ordered") askForNewQuote(body.payment_method);
  setPlacing(null);
}
