import type { CouponOffer } from "../../../contract/coupons.ts";
import { button } from "../../parts/button.ts";
import { handFocusTo } from "../../parts/focus.ts";

/** Applied, it is no longer on offer; what is, may change with the cart. */
const toCoupons = handFocusTo("#coupon-applied button, #coupons summary");

type Props = { offer: CouponOffer; busy: boolean; onApply: () => void };

/** A coupon that is on offer: what it gives here, or what it lacks. */
export const Offer = ({ offer, busy, onApply }: Props) => (
  <li ref={toCoupons} className="flex items-start justify-between gap-3 border-t border-hairline py-2.5">
    <div className="min-w-0 pt-1.5">
      <p className={`font-semibold ${offer.applies ? "" : "text-muted"}`}>{offer.code}</p>
      <p className="text-sm text-muted">{offer.text}</p>
      <p className={`text-sm ${offer.applies ? "text-success" : "text-ink"}`}>{offer.message}</p>
    </div>
    {offer.applies && (
      <button type="button" className={button.secondary} aria-disabled={busy} onClick={() => busy || onApply()}>
        Apply<span className="sr-only"> {offer.code}</span>
      </button>
    )}
  </li>
);
