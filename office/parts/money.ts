/** An amount in integer paise as people in India write it: ₹1,24,999.50; whole rupees without paise unless `exact`. */
export function formatPaise(paise: number, exact = false): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  const whole = String((size - rest) / 100).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
  return `${paise < 0 ? "−" : ""}₹${whole}${rest || exact ? `.${String(rest).padStart(2, "0")}` : ""}`;
}

/** A number as people in India write it: 1,24,999. */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
