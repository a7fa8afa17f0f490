import type { Quote } from "../../../contract/cart.ts";
import { Bar } from "../../parts/Bar.tsx";
import { button } from "../../parts/button.ts";
import { Link } from "../../parts/Link.tsx";
import { Price } from "../../parts/Price.tsx";

/** On a phone: the total and the way on, in sight all the time. */
export const CheckoutBar = ({ quote, current }: { quote: Quote | null; current: boolean }) => (
  <div className="sticky bottom-[calc(var(--height-bottom-bar)+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline bg-card px-4 py-2.5 md:bottom-0 md:-mx-8 md:px-8 lg:hidden">
    <p aria-busy={!current} className={current ? "" : "opacity-60"}>
      <span className="block text-sm text-muted">Total</span>
      {quote ? <Price paise={quote.total} className="text-xl font-semibold" /> : <Bar className="h-5 w-20" />}
    </p>
    <Link to="/checkout" className={button.primary}>
      Checkout
    </Link>
  </div>
);
