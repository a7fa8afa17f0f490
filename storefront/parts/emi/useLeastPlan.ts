import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../contract/calls.ts";
import type { Quote } from "../../../contract/cart.ts";
import { api } from "../../api/browser.ts";
import { allowing, type Like } from "../../api/isLike.ts";
import { useShell } from "../shellData.ts";
import type { LeastPlan } from "./ByTheMonth.tsx";

const like: Like<AnswerOf<"GET /get/emi">> = {
  data: { least: allowing(null, { bank: "", months: 0, rate_bp: 0, monthly: 0, interest: 0, no_cost: true }) },
};

/** What a quote comes to when it is paid online, in paise: the fee for cash is of no concern there. */
export const paidOnline = ({ total, cod_fee }: Pick<Quote, "total" | "cod_fee">): number => total - cod_fee;

/** The last sum that was asked about, so that the checkout has it from the cart. */
let last: { sum: number; plan: LeastPlan | null } | undefined;

/**
 * The smallest instalments for what a quote comes to, asked once the page stands. Null where no bank has any, the shop is not paid through a
 * gateway that offers them, or it can't say now: a page is whole without.
 */
export function useLeastPlan(quote: Quote | null): LeastPlan | null {
  const sum = quote ? paidOnline(quote) : undefined;
  const offered = useShell()?.shop.payment_methods.includes("razorpay") === true;
  const [known, setKnown] = useState(last);
  useEffect(() => {
    if (!offered || sum === undefined || known?.sum === sum) return;
    const leaving = new AbortController();
    const keep = (plan: LeastPlan | null) => {
      if (leaving.signal.aborted) return;
      last = { sum, plan };
      setKnown(last);
    };
    api("GET /get/emi", { query: { amount: String(sum) }, signal: leaving.signal, like }).then(
      ({ data }) => keep(data.least),
      () => {},
    );
    return () => leaving.abort();
  }, [offered, sum, known]);
  return offered && known && known.sum === sum ? known.plan : null;
}
