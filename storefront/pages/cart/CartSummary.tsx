import { useEffect } from "react";
import { askForQuote } from "../../device/quote.ts";
import type { useQuote } from "../../device/useQuote.ts";
import { mean } from "../../parts/ahead.ts";
import { Bar } from "../../parts/Bar.tsx";
import { button } from "../../parts/button.ts";
import { InMonths } from "../../parts/emi/InMonths.tsx";
import { Link } from "../../parts/Link.tsx";
import { CouponBox } from "./CouponBox.tsx";
import { Failed } from "./Failed.tsx";
import { FreeDelivery } from "./FreeDelivery.tsx";
import { PincodeBox } from "./PincodeBox.tsx";
import { Totals } from "./Totals.tsx";

/** What the cart comes to, where it goes, and the way on. */
export const CartSummary = ({ asking }: { asking: ReturnType<typeof useQuote> }) => {
  const { quote, current, state, message } = asking;
  useEffect(() => mean("/checkout"), []);
  return (
    <aside aria-label="Summary" className="h-fit border border-hairline bg-card p-5 md:p-7 lg:sticky lg:top-40">
      <PincodeBox delivery={quote?.delivery ?? null} charge={quote?.delivery_charge} />
      <div className="my-3 border-y border-hairline py-1">
        <CouponBox quote={quote} />
      </div>
      {quote && <FreeDelivery quote={quote} />}
      <div aria-busy={!current} className={`transition-opacity ${current ? "" : "opacity-60"}`}>
        {quote ? (
          <Totals
            amounts={quote}
            deliveryKnown={quote.delivery?.serviceable ?? (quote.to_free_delivery <= 0 && quote.delivery_charge === 0)}
          />
        ) : (
          <Bar className="h-44 w-full" />
        )}
      </div>
      {state === "failed" && (
        <div className="mt-5">
          <Failed message={message} onRetry={() => void askForQuote()} />
        </div>
      )}
      <Link to="/checkout" className={`${button.primary} mt-6 hidden! w-full lg:inline-flex!`}>
        Checkout
      </Link>
      <p className="mt-3 text-center text-sm text-muted">Nothing is ordered or paid yet.</p>
      <InMonths quote={quote} className="mt-4 border-t border-hairline pt-4" />
    </aside>
  );
};
