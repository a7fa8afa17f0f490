import type { Quote } from "../../../contract/cart.ts";
import { button } from "../../parts/button.ts";
import { ByTheMonth, type LeastPlan } from "../../parts/emi/ByTheMonth.tsx";
import { paidOnline } from "../../parts/emi/useLeastPlan.ts";
import type { Refused } from "../account/answer.ts";
import { FreeDelivery } from "../cart/FreeDelivery.tsx";
import { answerFor } from "../cart/PincodeBox.tsx";
import { Totals } from "../cart/Totals.tsx";

type Props = {
  quote: Quote;
  /** The smallest instalments in which it can be paid, where it can. */
  plan: LeastPlan | null | undefined;
  pincode: string | undefined;
  coupon: string | undefined;
  refused: Refused | undefined;
};

function PincodeForm({ quote, pincode, refused }: Omit<Props, "coupon" | "plan">) {
  const error = refused?.errors.pincode;
  return (
    <form method="post" action="/cart" noValidate>
      <label htmlFor="pincode" className="font-semibold">
        Deliver to
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id="pincode"
          name="pincode"
          className="field min-w-0 flex-[1_1_6rem]"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          placeholder="Pincode"
          defaultValue={error ? refused?.typed.pincode : pincode}
          aria-invalid={error !== undefined}
          aria-describedby="pincode-answer"
        />
        <button name="intent" value="pincode" className={button.secondary}>
          Check
        </button>
      </div>
      <p id="pincode-answer" className={`mt-2 min-h-10 text-sm ${error ? "text-error" : "text-muted"}`}>
        {error ?? answerFor(pincode, quote.delivery, quote.delivery_charge)}
      </p>
    </form>
  );
}

function CouponForm({ quote, coupon, refused }: Omit<Props, "pincode" | "plan">) {
  const error = refused?.errors.code;
  return (
    <>
      {coupon && (
        <form method="post" action="/cart" className="flex items-start justify-between gap-2">
          <p className="pt-2.5">
            Coupon <strong>{coupon}</strong>
            <span className={`block text-sm ${quote.coupon?.valid ? "text-success" : "text-error"}`}>
              {quote.coupon?.message}
            </span>
          </p>
          <button name="intent" value="dropCoupon" className={button.quiet}>
            Remove<span className="sr-only"> coupon {coupon}</span>
          </button>
        </form>
      )}
      <form method="post" action="/cart" className="py-2">
        <label htmlFor="code" className="font-semibold">
          {coupon ? "Another coupon" : "Have a coupon?"}
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            id="code"
            name="code"
            aria-label="Coupon code"
            className="field min-w-0 flex-[1_1_6rem] uppercase placeholder:normal-case"
            placeholder="Code"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={error ? refused?.typed.code : ""}
            aria-invalid={error !== undefined}
            aria-describedby="code-error"
            required
          />
          <button name="intent" value="coupon" className={button.secondary}>
            Apply
          </button>
        </div>
        <p id="code-error" className="mt-2 text-sm text-error empty:hidden">
          {error}
        </p>
      </form>
    </>
  );
}

/** What the cart comes to, where it goes, and the way on. */
export const SummaryForms = ({ quote, plan, pincode, coupon, refused }: Props) => (
  <aside id="summary" aria-label="Summary" className="h-fit border border-hairline bg-card p-5 md:p-7">
    <PincodeForm quote={quote} pincode={pincode} refused={refused} />
    <div className="my-3 border-y border-hairline py-1">
      <CouponForm quote={quote} coupon={coupon} refused={refused} />
    </div>
    <FreeDelivery quote={quote} />
    <Totals amounts={quote} deliveryKnown={quote.delivery?.serviceable === true} />
    <a href="/checkout" className={`${button.primary} mt-6 w-full`}>
      Checkout
    </a>
    <p className="mt-3 text-center text-sm text-muted">Nothing is ordered or paid yet.</p>
    {plan && <ByTheMonth sum={paidOnline(quote)} plan={plan} className="mt-4 border-t border-hairline pt-4" />}
  </aside>
);
