import { useEffect, useId, useRef } from "react";
import type { Quote } from "../../../contract/cart.ts";
import type { CouponOffer } from "../../../contract/coupons.ts";
import { announce } from "../../device/announce.ts";
import { cartCoupon } from "../../device/memory.ts";
import { usePincode } from "../../device/place.ts";
import { useRemembered } from "../../device/remembered.ts";
import { button } from "../../parts/button.ts";
import { handFocusTo } from "../../parts/focus.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Offer } from "./Offer.tsx";
import { useCoupon } from "./useCoupon.ts";
import { useOffers } from "./useOffers.ts";

/** A coupon goes in by the button of its offer and out by its own: the focus goes on to the other one. */
const toCoupons = handFocusTo("#coupon-applied button, #coupons summary");

const Applied = ({ code, message, valid }: { code: string; message: string; valid: boolean }) => (
  <div ref={toCoupons} id="coupon-applied" className="flex items-start justify-between gap-2">
    <p className="pt-2.5">
      Coupon <strong>{code}</strong>
      <span className={`block text-sm ${valid ? "text-success" : "text-error"}`}>{message}</span>
    </p>
    <button type="button" className={button.quiet} onClick={cartCoupon.forget}>
      Remove<span className="sr-only"> coupon {code}</span>
    </button>
  </div>
);

/** What the fold says while it is closed: the best that can be had. */
function headline(offers: CouponOffer[], entered: boolean): string {
  const applying = offers.filter(({ applies }) => applies).length;
  if (entered) return "Other coupons";
  if (applying === 0) return "Have a coupon?";
  return applying === 1 ? "1 coupon applies" : `${applying} coupons apply`;
}

function CodeForm({ busy, onApply }: { busy: boolean; onApply: (code: string) => Promise<boolean> }) {
  const id = useId();
  return (
    <form
      className="mt-1 mb-2 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("code");
        const code = typeof typed === "string" ? typed.trim() : "";
        const form = event.currentTarget;
        if (code && !busy) void onApply(code).then((applied) => applied && form.reset());
      }}
    >
      <label htmlFor={id} className="sr-only">
        Coupon code
      </label>
      <input
        id={id}
        name="code"
        className="field min-w-0 flex-[1_1_6rem] uppercase placeholder:normal-case"
        placeholder="Code"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <button type="submit" className={button.secondary} aria-disabled={busy}>
        Apply
      </button>
    </form>
  );
}

/** The coupon that counts, those that would, and the field for a code. What they do is what the shop says. */
export function CouponBox({ quote }: { quote: Quote | null }) {
  const entered = useRemembered(cartCoupon);
  const lines = quote?.lines ?? [];
  const pincode = usePincode();
  const offers = useOffers(lines, pincode).filter(({ code }) => code !== entered?.code);
  const { apply, busy, refusal } = useCoupon(lines, pincode);
  const judged = quote?.coupon?.code === entered?.code ? quote?.coupon : undefined;
  const [best] = offers;
  const justApplied = useRef(false);
  const enter = (code: string) => {
    justApplied.current = true;
    return apply(code);
  };
  useEffect(() => {
    if (!judged || !justApplied.current) return;
    justApplied.current = false;
    announce(`Coupon ${judged.code}: ${judged.message}`);
  }, [judged]);
  return (
    <>
      {entered && <Applied code={entered.code} message={judged?.message ?? "Asking …"} valid={judged?.valid ?? true} />}
      <details id="coupons" className="group">
        <summary className="flex min-h-11 items-center justify-between gap-2">
          <span className="py-2">
            <span className="block font-semibold">{headline(offers, entered !== null)}</span>
            {!entered && best?.applies && (
              <span className="block text-sm text-success">
                {best.code}: {best.message}
              </span>
            )}
          </span>
          <Icon name="down" className="size-5 flex-none transition-transform group-open:rotate-180" />
        </summary>
        <CodeForm busy={busy} onApply={enter} />
        <p role="alert" className="mb-2 text-sm text-error empty:hidden">
          {refusal}
        </p>
        <ul>
          {offers.map((offer) => (
            <Offer key={offer.code} offer={offer} busy={busy} onApply={() => void enter(offer.code)} />
          ))}
        </ul>
      </details>
    </>
  );
}
