/** A slug as somebody put it into an address: letters of either case do there, and slugs are in lower case. */
export const askedSlug = (typed: string): string => typed.toLowerCase();
