import type { Sql } from "../database/connect.ts";

/** In which step a price in paise lies, each half again as dear as the one before: the k of 2^(k/2) rupees. Below ₹1 it is 0. */
export function priceStep(paise: number): number {
  const rupees = Math.max(1, Math.floor(paise / 100));
  const octave = 31 - Math.clz32(rupees);
  return 2 * octave + (rupees * rupees > 2 ** (2 * octave + 1) ? 1 : 0);
}

/** The same of a column `price`. A power of two may come out a trifle less. */
export const priceStepIn = (sql: Sql) => sql`floor(2 * log(2, greatest(price / 100, 1)::numeric) + 1e-9)::int`;
