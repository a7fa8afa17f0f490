import type { ReactNode } from "react";
import type { PaymentMethod, Quote } from "../../../contract/cart.ts";
import { button } from "../../parts/button.ts";
import { formatPaise } from "../../parts/money.ts";
import { Totals } from "../cart/Totals.tsx";
import { methodNames } from "./methodNames.ts";
import { NoWayToPay } from "./NoWayToPay.tsx";
import type { Form } from "./TextField.tsx";
import { whyClosed } from "./whyClosed.ts";

const explanations: Record<PaymentMethod, string> = {
  cod: "Pay the courier when it arrives.",
  practice: "For trying the shop out: a page asks how the payment should end. No money moves.",
  razorpay: "On the payment provider’s page.",
  upi_qr: "With any UPI app.",
};

/** What a way to pay means, before anything is known of the order. The shop's fee for cash on delivery in paise; 0 where it takes none. */
export const explanationOf = (method: PaymentMethod, codFee: number): string =>
  method === "cod" && codFee > 0
    ? `${explanations.cod} A fee of ${formatPaise(codFee)} is added for it.`
    : explanations[method];

/** A way to pay, to be chosen; `closed` where it is not possible, as `text` then says. */
export function Method({
  method,
  form,
  closed,
  text,
  children,
}: {
  method: PaymentMethod;
  form: Form;
  closed: boolean;
  text: string;
  /** What else there is to know of it, with links, which a label can't hold. */
  children?: ReactNode;
}) {
  const label = (
    <label
      className={`grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-4 p-5 ${closed ? "text-muted" : "cursor-pointer"}`}
    >
      <input
        type="radio"
        name="payment_method"
        value={method}
        checked={!closed && form.draft.payment_method === method}
        disabled={closed}
        onChange={() => form.set("payment_method", method)}
        aria-describedby={`pay-${method}`}
        className="choice"
      />
      <span className="font-semibold">{methodNames[method]}</span>
      <span id={`pay-${method}`} className="col-start-2 text-sm text-muted">
        {text}
      </span>
    </label>
  );
  return (
    <div className="border border-hairline bg-card has-checked:border-brand">
      {label}
      {children && <div className="border-t border-hairline px-5 py-3">{children}</div>}
    </div>
  );
}

/** Consent that somebody gives himself: never ticked before he has ticked it. */
export function Consent({ form }: { form: Form }) {
  const error = form.errors.consent;
  return (
    <div className="mt-5">
      <label className="flex min-h-11 cursor-pointer items-start gap-4 py-2">
        <input
          type="checkbox"
          id="consent"
          name="consent"
          checked={form.draft.consent === "yes"}
          onChange={(event) => form.set("consent", event.target.checked ? "yes" : "")}
          aria-invalid={error !== undefined}
          aria-describedby="consent-error"
          required
          className="choice"
        />
        <span>
          I agree to the{" "}
          <a href="/termsofuse" target="_blank" className="text-link">
            terms of use
          </a>{" "}
          and the{" "}
          <a href="/returnpolicy" target="_blank" className="text-link">
            return policy
          </a>
          .
        </span>
      </label>
      <p id="consent-error" className="min-h-5 text-sm text-error">
        {error}
      </p>
    </div>
  );
}

type Props = {
  methods: PaymentMethod[];
  upiLimit: number;
  /** The shop's fee for cash on delivery, in paise. */
  codFee: number;
  /** Why this shopper is not offered cash on delivery, where he is not. */
  noCash: string | undefined;
  quote: Quote | null;
  current: boolean;
  form: Form;
  /** What the order comes to by the month, where it can be paid so. */
  byTheMonth: ReactNode;
};

/** How it is paid, the total with its parts, consent, and the button that orders. */
export function PaymentStep({ methods, upiLimit, codFee, noCash, quote, current, form, byTheMonth }: Props) {
  const error = form.errors.payment_method;
  const closed = (method: PaymentMethod) => whyClosed(method, quote, upiLimit, noCash);
  const open = !quote || methods.some((method) => !closed(method));
  const textOf = (method: PaymentMethod) => {
    if (method === "cod" && quote && quote.cod_fee > 0)
      return `Pay the courier when it arrives. The fee of ${formatPaise(quote.cod_fee)} for it is in the total.`;
    return explanationOf(method, codFee);
  };
  return (
    <div>
      <fieldset aria-describedby="pay-error">
        <legend className="sr-only">Way to pay</legend>
        <div className="grid gap-3">
          {methods.map((method) => (
            <Method
              key={method}
              method={method}
              form={form}
              closed={closed(method) !== undefined}
              text={closed(method) ?? textOf(method)}
            >
              {method === "razorpay" && !closed(method) && byTheMonth}
            </Method>
          ))}
        </div>
      </fieldset>
      <p id="pay-error" className="mt-2 min-h-5 text-sm text-error">
        {error}
      </p>
      {quote && (
        <div
          aria-busy={!current}
          className={`mt-2 border border-hairline bg-card p-5 lg:hidden ${current ? "" : "opacity-60"}`}
        >
          <Totals amounts={quote} deliveryKnown={quote.delivery?.serviceable === true} />
        </div>
      )}
      {open ? (
        <>
          <Consent form={form} />
          <button
            type="submit"
            className={`${button.primary} mt-4 w-full text-lg`}
            disabled={!current || !quote?.quote}
          >
            {current && quote ? `Place order · ${formatPaise(quote.total)}` : "Working out the total …"}
          </button>
        </>
      ) : (
        <NoWayToPay />
      )}
    </div>
  );
}
