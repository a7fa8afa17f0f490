import { button } from "../../parts/button.ts";
import type { CheckoutStep } from "./checkoutStep.ts";
import { HiddenDraft } from "./HiddenDraft.tsx";

/** No answer came to an order: the same one is asked for again. */
export const WaitingForm = ({ step }: { step: CheckoutStep & { step: "waiting" } }) => (
  <form method="post" action="/checkout" role="alert" className="max-w-prose border-t border-hairline py-12">
    <HiddenDraft draft={step.draft} />
    <input type="hidden" name="consent" value="yes" />
    <input type="hidden" name="quote" value={step.quote} />
    <input type="hidden" name="key" value={step.key} />
    <h2 className="font-display text-3xl">We have no answer yet</h2>
    <p className="mt-4">{step.message}</p>
    <p className="mt-2 text-muted">
      Your order may have gone through or not. We ask with the same order, so it can’t be placed twice.
    </p>
    <div className="mt-8 flex flex-wrap gap-3">
      <button name="intent" value="order" className={button.primary}>
        Ask now
      </button>
      <button name="intent" value="review" className={button.secondary}>
        Back to the order
      </button>
    </div>
  </form>
);
