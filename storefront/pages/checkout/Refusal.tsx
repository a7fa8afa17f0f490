import type { Quote } from "../../../contract/cart.ts";
import { takeFocus } from "../../parts/focus.ts";
import { formatPaise } from "../../parts/money.ts";
import type { Outcome } from "./outcome.ts";

/** Why the order was not placed, and what it would come to now. It takes the focus; where fields are wrong their summary does. */
export function Refusal({ outcome, quote }: { outcome: Outcome | undefined; quote: Quote | null }) {
  if (outcome?.kind !== "moved" && outcome?.kind !== "refused" && outcome?.kind !== "invalid") return null;
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="mb-6 scroll-mt-40 border-l-4 border-error bg-card px-5 py-4"
    >
      <p className="font-semibold">The order was not placed.</p>
      <p>{outcome.message}</p>
      {outcome.kind === "moved" && quote && (
        <p>
          The total is now <strong>{formatPaise(quote.total)}</strong>. Please look it over and place the order again.
        </p>
      )}
    </div>
  );
}
