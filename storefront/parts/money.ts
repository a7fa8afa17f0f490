/** A number as people in India write it, with at most two decimals: 1,24,999 and 2.5. */
export function formatNumber(value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 100) / 100).split(".");
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/**
 * An amount in integer paise as people in India write it: ₹1,24,999, and ₹99.50 when there are paise. Not by `Intl`, whose
 * first formatter keeps a cheap phone busy for some 70 ms, and prices are on every page.
 */
export function formatPaise(paise: number): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  return `${paise < 0 ? "-" : ""}₹${formatNumber((size - rest) / 100)}${rest ? `.${String(rest).padStart(2, "0")}` : ""}`;
}
