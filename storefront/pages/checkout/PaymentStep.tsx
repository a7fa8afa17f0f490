import type { PaymentMethod, Quote } from "../../../contract/cart.ts";
import { button } from "../../parts/button.ts";
import { formatPaise } from "../../parts/money.ts";
import { methodNames } from "./methodNames.ts";
import type { Form } from "./TextField.tsx";

const explanations: Record<PaymentMethod, string> = {
  cod: "Pay the courier when it arrives. There is a fee for it, shown in the total once you choose it.",
  practice: "For trying the shop out: a page asks how the payment should end. No money moves.",
  razorpay: "On the payment provider’s page.",
  upi_qr: "With any UPI app.",
};

function Method({ method, form, closed, text }: { method: PaymentMethod; form: Form; closed: boolean; text: string }) {
  return (
    <label
      className={`grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-4 border border-hairline bg-card p-5 has-checked:border-brand ${closed ? "text-muted" : "cursor-pointer"}`}
    >
      <input
        type="radio"
        name="payment_method"
        value={method}
        checked={!closed && form.draft.payment_method === method}
        disabled={closed}
        onChange={() => form.set("payment_method", method)}
        aria-describedby={`pay-${method}`}
        className="mt-0.5 size-5 accent-primary"
      />
      <span className="font-semibold">{methodNames[method]}</span>
      <span id={`pay-${method}`} className="col-start-2 text-sm text-muted">
        {text}
      </span>
    </label>
  );
}

type Props = { methods: PaymentMethod[]; codLimit: number; quote: Quote | null; current: boolean; form: Form };

/** How it is paid, and the button that orders: with the total that will be owed. */
export function PaymentStep({ methods, codLimit, quote, current, form }: Props) {
  const error = form.errors.payment_method;
  const isClosed = (method: PaymentMethod) => method === "cod" && quote?.delivery?.cod === false;
  const textOf = (method: PaymentMethod) => {
    if (isClosed(method))
      return `Not possible for this order: only to some pincodes, and up to ${formatPaise(codLimit)}.`;
    if (method === "cod" && quote && quote.cod_fee > 0)
      return `Pay the courier when it arrives. The fee of ${formatPaise(quote.cod_fee)} for it is in the total.`;
    return explanations[method];
  };
  return (
    <div>
      <fieldset aria-describedby="pay-error">
        <legend className="sr-only">Way to pay</legend>
        <div className="grid gap-3">
          {methods.map((method) => (
            <Method key={method} method={method} form={form} closed={isClosed(method)} text={textOf(method)} />
          ))}
        </div>
      </fieldset>
      <p id="pay-error" role="alert" className="mt-2 min-h-5 text-sm text-error">
        {error}
      </p>
      <button type="submit" className={`${button.primary} mt-4 w-full text-lg`} disabled={!current || !quote?.quote}>
        {current && quote ? `Place order · ${formatPaise(quote.total)}` : "Working out the total …"}
      </button>
      <p className="mt-3 text-sm text-muted">
        By placing the order you agree to the{" "}
        <a href="/termsofuse" target="_blank" className="text-link">
          terms of use
        </a>{" "}
        and the{" "}
        <a href="/returnpolicy" target="_blank" className="text-link">
          return policy
        </a>
        .
      </p>
    </div>
  );
}
