/**
 * Spreads an amount over parts in proportion to their weights, in whole paise that add up to the amount: everybody gets
 * the part rounded down, and the paise left over go to the largest remainders, the first of equals first.
 * Weights are not negative; with no weight at all nobody gets anything. BigInt inside: amount × weight passes 2^53.
 */
export function allocate(amount: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((product) => Number(product / whole));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left--;
  }
  return parts;
}

/** The tax inside a price that includes it, in paise: gross − round(gross × 10000 / (10000 + rate)), rate in basis points. */
export function taxInside(gross: number, gstBp: number): number {
  const divisor = 10_000 + gstBp;
  const rest = (gross * 10_000) % divisor;
  const down = (gross * 10_000 - rest) / divisor; // exact: no fraction is ever made
  return gross - (rest * 2 >= divisor ? down + 1 : down);
}
