import type { AnswerOf } from "../../../contract/calls.ts";
import { Price } from "../Price.tsx";
import { percent } from "./percent.ts";

/** The plan with the smallest instalment, and whose it is. */
export type LeastPlan = NonNullable<AnswerOf<"GET /get/emi">["data"]["least"]>;

/** What a sum (paise) is by the month in its smallest instalments, with what that costs, and the way to all plans and their terms. */
export const ByTheMonth = ({ sum, plan, className = "" }: { sum: number; plan: LeastPlan; className?: string }) => (
  <p className={`text-sm text-muted ${className}`}>
    EMI from <Price paise={plan.monthly} className="font-semibold text-ink" /> a month for {plan.months} months at{" "}
    {plan.bank},{" "}
    {plan.no_cost ? (
      "we pay the interest"
    ) : (
      <>
        interest of {percent(plan.rate_bp)} a year: <Price paise={plan.interest} />
      </>
    )}
    .{" "}
    <a href={`/emi?amount=${sum}`} target="_blank" className="text-link whitespace-nowrap">
      All plans and terms<span className="sr-only"> (opens in a new tab)</span>
    </a>
  </p>
);
