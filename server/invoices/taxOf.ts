import { taxInside } from "../cart/allocate.ts";

/** An amount's taxable value and taxes, in paise. CGST and SGST are equal by law; what they miss to the amount is rounding. */
export type Tax = { taxable: number; cgst: number; sgst: number; igst: number };

/** amount × rate / divisor, rounded half up; safe up to amounts of ₹5,00,00,00,000. */
const portion = (amount: number, rate: number, divisor: number) =>
  Math.floor((2 * amount * rate + divisor) / (2 * divisor));

/**
 * The tax in an amount that includes it: taxable = round(amount × 10000 / (10000 + rate)), then CGST = SGST = half the
 * rate of it within the seller's state, else IGST. `gstBp`: the rate in basis points.
 */
export function taxOf(amount: number, gstBp: number, inside: boolean): Tax {
  const taxable = amount - taxInside(amount, gstBp);
  const half = inside ? portion(taxable, gstBp, 20_000) : 0;
  return { taxable, cgst: half, sgst: half, igst: inside ? 0 : portion(taxable, gstBp, 10_000) };
}
