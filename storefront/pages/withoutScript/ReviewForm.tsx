import type { ReactNode } from "react";
import { button } from "../../parts/button.ts";
import { formatPaise } from "../../parts/money.ts";
import { Totals } from "../cart/Totals.tsx";
import { deliveryText } from "../checkout/DeliveryStep.tsx";
import { methodNames } from "../checkout/methodNames.ts";
import { Line } from "../checkout/OrderAside.tsx";
import { Consent } from "../checkout/PaymentStep.tsx";
import { giftOf } from "../checkout/understand.ts";
import { giftText } from "../order/giftText.ts";
import type { CheckoutStep } from "./checkoutStep.ts";
import { HiddenDraft } from "./HiddenDraft.tsx";

const nothing = () => {};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t border-hairline py-3">
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The whole order as it would be placed, with its total, consent, and the button that orders. */
export function ReviewForm({ step }: { step: CheckoutStep & { step: "review" } }) {
  const { draft, errors, quote, key, method } = step;
  const { name, line1, line2, landmark, city, pincode, state, recipient_name, recipient_mobile } = draft;
  const gift = giftOf(draft);
  const place = [line1, line2, landmark, `${city} ${pincode}`, state].filter((part) => part !== "");
  return (
    <form method="post" action="/checkout" noValidate className="max-w-prose">
      <HiddenDraft draft={draft} />
      <input type="hidden" name="quote" value={quote.quote} />
      <input type="hidden" name="key" value={key} />
      <h2 className="mb-3 font-display text-2xl">Your order</h2>
      <dl className="border-b border-hairline">
        <Fact name="For">
          {name}, {draft.email}, {draft.mobile}
        </Fact>
        <Fact name="Deliver to">
          {recipient_name || name}
          {recipient_mobile && `, ${recipient_mobile}`}, {place.join(", ")}
        </Fact>
        <Fact name="Delivery">Arrives {deliveryText(quote)}</Fact>
        <Fact name="Payment">{methodNames[method]}</Fact>
        {draft.gstin && (
          <Fact name="GST invoice">
            {draft.business_name}, {draft.gstin}
          </Fact>
        )}
        {draft.note && <Fact name="Note for us">{draft.note}</Fact>}
        {gift && <Fact name="A gift">{giftText(gift)}</Fact>}
      </dl>
      <button name="intent" value="details" className={`${button.quiet} -ml-3`}>
        Change these details
      </button>
      <ul className="mt-3 border-y border-hairline">
        {quote.lines.map((line) => (
          <Line key={line.id} line={line} total={line.line_total} />
        ))}
      </ul>
      <a href="/cart" className="text-link mb-3 inline-flex min-h-11 items-center">
        Change the cart
      </a>
      <div className="border border-hairline bg-card p-5">
        <Totals amounts={quote} deliveryKnown />
      </div>
      <Consent form={{ draft, errors, states: [], set: nothing, fill: nothing }} />
      <button name="intent" value="order" className={`${button.primary} mt-4 w-full text-lg`}>
        Place order · {formatPaise(quote.total)}
      </button>
    </form>
  );
}
