import type { ReactNode } from "react";
import type { EmiBank } from "../../../contract/emi.ts";
import { percent } from "../../parts/emi/percent.ts";
import { Price } from "../../parts/Price.tsx";

/** A bank's plans, a row each. */
const Bank = ({ bank, plans }: EmiBank) => (
  <section className="break-inside-avoid border-t border-hairline py-6">
    <h2 className="mb-2 font-display text-2xl">{bank}</h2>
    <div className="emi-frame">
      <table className="w-full">
        <caption className="sr-only">Instalments at {bank}</caption>
        <thead>
          <tr className="text-left text-sm text-muted">
            <th className="py-1 font-normal">Months</th>
            <th className="py-1 text-right font-normal">Each month</th>
            <th className="py-1 text-right font-normal">Interest</th>
            <th className="py-1 text-right font-normal">In all</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ months, rate_bp, monthly, total, interest, no_cost }) => (
            <tr key={`${months} ${rate_bp} ${no_cost}`} className="border-t border-hairline">
              <th scope="row" className="py-2 text-left font-normal">
                {months}
              </th>
              <td className="py-2 text-right">
                <Price paise={monthly} />
              </td>
              <td className="py-2 text-right">
                {no_cost ? (
                  "we pay it"
                ) : (
                  <>
                    <Price paise={interest} />{" "}
                    <span className="block text-sm text-muted">{percent(rate_bp)} a year</span>
                  </>
                )}
              </td>
              <td className="py-2 text-right">
                <Price paise={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

type Props = {
  banks: EmiBank[];
  /** What is in the figures, or is not. */
  children: ReactNode;
};

/** Every bank's plans, and on which terms; nothing where no bank has any. */
export const Plans = ({ banks, children }: Props) =>
  banks.length > 0 && (
    <>
      <div className="mt-8 gap-14 lg:columns-2">
        {banks.map((bank) => (
          <Bank key={bank.bank} {...bank} />
        ))}
      </div>
      <div className="prose mt-8">
        <h2>Terms</h2>
        <p>
          With a card of one of these banks. Choose EMI on the payment page: what the bank shows there is what counts,
          and it decides whether it gives it to you. {children}
        </p>
        <p>
          The bank bills GST of 18 % on the interest, also where we pay it, and may ask a fee for the plan. What is sent
          back is given back to the card; whether the bank takes the plan off it, and what it keeps, is in its own
          terms.
        </p>
      </div>
    </>
  );
