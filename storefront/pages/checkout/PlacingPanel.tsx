import { button } from "../../parts/button.ts";
import { handFocusTo, takeFocus } from "../../parts/focus.ts";

const toHeading = handFocusTo("h1");

type Props = { problem: string | undefined; onAgain: () => void; onGiveUp: () => void };

/** While an order is asked for; when no answer comes, what that means and what can be done. */
export const PlacingPanel = ({ problem, onAgain, onGiveUp }: Props) => (
  <div
    ref={toHeading}
    aria-live="polite"
    className="mx-auto max-w-prose border-t border-hairline py-16 text-center md:py-24"
  >
    <h2 key={problem} ref={takeFocus} tabIndex={-1} className="font-display text-3xl">
      {problem ? "We have no answer yet" : "Placing your order …"}
    </h2>
    {problem ? (
      <>
        <p className="mt-4">{problem}</p>
        <p className="mt-2 text-muted">
          Your order may have gone through or not. We keep asking with the same order, so it can’t be placed twice.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <button type="button" className={button.primary} onClick={onAgain}>
            Ask now
          </button>
          <button type="button" className={button.secondary} onClick={onGiveUp}>
            Back to the checkout
          </button>
        </div>
      </>
    ) : (
      <p className="mt-4 text-muted">This takes a second or two.</p>
    )}
  </div>
);
