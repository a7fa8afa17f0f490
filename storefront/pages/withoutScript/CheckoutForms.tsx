import { button } from "../../parts/button.ts";
import { ByTheMonth } from "../../parts/emi/ByTheMonth.tsx";
import { paidOnline } from "../../parts/emi/useLeastPlan.ts";
import { useShell } from "../../parts/shellData.ts";
import { EmptyCart } from "../cart/EmptyCart.tsx";
import { Totals } from "../cart/Totals.tsx";
import type { Draft } from "../checkout/fields.ts";
import { Line } from "../checkout/OrderAside.tsx";
import { Changes, NotNow } from "./CartForms.tsx";
import type { CheckoutStep } from "./checkoutStep.ts";
import { DetailsForm } from "./DetailsForm.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { PricedCart } from "./pricedCart.ts";
import { ReviewForm } from "./ReviewForm.tsx";
import { WaitingForm } from "./WaitingForm.tsx";

const Ordered = ({ link }: { link: string }) => (
  <form method="post" action="/checkout" role="alert" className="max-w-prose border-t border-hairline py-12">
    <h2 className="font-display text-3xl">This has been ordered already</h2>
    <p className="mt-4 text-muted">Nothing was ordered a second time.</p>
    <div className="mt-8 flex flex-wrap gap-3">
      <a href={link} className={button.primary}>
        View order
      </a>
      <button name="intent" value="again" className={button.secondary}>
        Order the cart once more
      </button>
    </div>
  </form>
);

function Details({ cart, step }: { cart: PricedCart; step: CheckoutStep & { step: "details" } }) {
  const shop = useShell()?.shop;
  const { quote, changes, failed, plan } = cart;
  if (failed) return <NotNow message={failed} page="/checkout" />;
  if (!quote)
    return (
      <>
        <Changes changes={changes} />
        <EmptyCart />
      </>
    );
  return (
    <>
      <ErrorSummary message={step.message} errors={step.errors} />
      <Changes changes={changes} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <DetailsForm
          draft={step.draft}
          errors={step.errors}
          states={step.states}
          methods={shop?.payment_methods ?? []}
          codFee={shop?.cod_fee ?? 0}
        />
        <aside aria-label="Your order" className="h-fit border border-hairline bg-card p-5 md:p-7">
          <ul className="mb-3 border-b border-hairline pb-2">
            {quote.lines.map((line) => (
              <Line key={line.id} line={line} total={line.line_total} />
            ))}
          </ul>
          <Totals amounts={quote} deliveryKnown={quote.delivery?.serviceable === true} />
          {plan && <ByTheMonth sum={paidOnline(quote)} plan={plan} className="mt-4 border-t border-hairline pt-4" />}
        </aside>
      </div>
    </>
  );
}

type Props = { cart: PricedCart; draft: Draft; step: CheckoutStep | undefined };

/** The checkout as posted forms, for a browser without script: what is to be filled in, then the order to be looked over. */
export function CheckoutForms({ cart, draft, step }: Props) {
  if (step?.step === "ordered") return <Ordered link={step.link} />;
  if (step?.step === "waiting") return <WaitingForm step={step} />;
  if (step?.step === "review")
    return (
      <>
        <ErrorSummary
          message={step.message && `The order was not placed. ${step.message} Please look it over and place it again.`}
          errors={step.errors}
        />
        <Changes changes={step.changes} />
        <ReviewForm step={step} />
      </>
    );
  return <Details cart={cart} step={step ?? { step: "details", draft, errors: {}, message: "", states: [] }} />;
}
