import type { Quote } from "../../../contract/cart.ts";
import { ByTheMonth } from "./ByTheMonth.tsx";
import { paidOnline, useLeastPlan } from "./useLeastPlan.ts";

/** What a quote is by the month; nothing where it can't be paid so. It comes later than the quote: nothing may stand below it that it moves. */
export function InMonths({ quote, className }: { quote: Quote | null; className: string }) {
  const plan = useLeastPlan(quote);
  return quote && plan && <ByTheMonth sum={paidOnline(quote)} plan={plan} className={className} />;
}
