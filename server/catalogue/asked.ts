/** What somebody put into an address, for PostgreSQL to look up: its texts can't hold NUL, and no name of ours does. */
export const asked = (typed: string): string => typed.replaceAll("\0", "\uFFFD");

/** The same for a slug: in addresses letters of either case do, and slugs are in lower case. */
export const askedSlug = (typed: string): string => asked(typed).toLowerCase();
