/** The address that calls a number written for people: toll-free numbers as they stand, others with +91. */
export function telephone(number: string): string {
  const digits = number.replace(/[^\d+]/g, "");
  return /^\+|^1800|^1860/.test(digits) ? `tel:${digits}` : `tel:+91${digits.replace(/^0/, "")}`;
}
