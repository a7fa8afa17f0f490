/** The address that calls a number written for people: toll-free numbers as they stand, others with +91. */
export function telephone(number: string): string {
  const digits = number.replace(/[^\d+]/g, "");
  return /^\+|^1800|^1860/.test(digits) ? `tel:${digits}` : `tel:+91${digits.replace(/^0/, "")}`;
}

/** Ten digits as mobile numbers are written in India: "+91 98765 43210". */
export const mobileText = (digits: string): string => `+91\u00a0${digits.slice(0, 5)}\u00a0${digits.slice(5)}`;
