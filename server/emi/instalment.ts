import { z } from "zod";
import type { EmiPlan } from "../../contract/emi.ts";

/** What a bank offers: so many months at so many basis points a year, from a price (paise) on. */
export const EmiOffer = z.object({ months: z.int(), rate_bp: z.int(), min_amount: z.int(), no_cost: z.boolean() });
export type EmiOffer = z.infer<typeof EmiOffer>;

/**
 * A price (paise) in instalments on a reducing balance: P·r·(1+r)ⁿ / ((1+r)ⁿ−1), r being a twelfth of the yearly rate. Each is rounded up
 * to the paisa. A plan without cost is a discount by its interest: what is paid is the price.
 */
export function instalmentsOf(price: number, { months, rate_bp, no_cost }: EmiOffer): EmiPlan {
  const rate = rate_bp / 10_000 / 12;
  const growth = (1 + rate) ** months;
  const exact = no_cost || rate === 0 ? price / months : (price * rate * growth) / (growth - 1);
  const monthly = Math.ceil(exact - 1e-6); // what floating point adds is no paisa
  const total = no_cost ? price : monthly * months;
  return { months, rate_bp, monthly, total, interest: total - price, no_cost };
}
