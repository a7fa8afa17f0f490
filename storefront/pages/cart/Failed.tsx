import { button } from "../../parts/button.ts";
import { handFocusTo } from "../../parts/focus.ts";

const toHeading = handFocusTo("h1");

/** Why the shop could not answer; what the shopper has stays as it is. */
export const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div ref={toHeading} role="alert" className="border-l-4 border-error bg-card py-2 pr-2 pl-4">
    <p className="pt-2">{message}</p>
    <p className="text-sm text-muted">Your cart is safe on this device. We keep trying.</p>
    <button type="button" className={`${button.quiet} -ml-3`} onClick={onRetry}>
      Try now
    </button>
  </div>
);
