import { useId } from "react";
import type { Quote } from "../../../contract/cart.ts";
import { cartCoupon } from "../../device/memory.ts";
import { useRemembered } from "../../device/remembered.ts";
import { button } from "../../parts/button.ts";
import { Icon } from "../../parts/Icon.tsx";

type Props = { coupon: Quote["coupon"] };

const Applied = ({ code, message, valid }: { code: string; message: string; valid: boolean }) => (
  <div className="flex items-start justify-between gap-2">
    <p className="pt-2.5">
      Coupon <strong>{code}</strong>
      <span className={`block text-sm ${valid ? "text-success" : "text-error"}`}>{message}</span>
    </p>
    <button type="button" className={button.quiet} onClick={cartCoupon.forget}>
      Remove<span className="sr-only"> coupon {code}</span>
    </button>
  </div>
);

/** Takes a coupon's code; whether it counts is what the quote says. */
export function CouponBox({ coupon }: Props) {
  const entered = useRemembered(cartCoupon);
  const id = useId();
  if (entered) {
    return (
      <div aria-live="polite">
        <Applied code={entered.code} message={coupon?.message ?? "Asking …"} valid={coupon?.valid ?? true} />
      </div>
    );
  }
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center justify-between font-semibold">
        Have a coupon? <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <form
        className="mt-1 mb-3 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("code");
          const code = typeof typed === "string" ? typed.trim().toUpperCase().slice(0, 40) : "";
          if (code) cartCoupon.update(() => ({ code }));
        }}
      >
        <label htmlFor={id} className="sr-only">
          Coupon code
        </label>
        <input
          id={id}
          name="code"
          className="field min-w-0 uppercase"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <button type="submit" className={button.secondary}>
          Apply
        </button>
      </form>
    </details>
  );
}
