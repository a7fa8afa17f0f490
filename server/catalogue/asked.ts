/** What somebody put into an address, for PostgreSQL to look up: its texts can't hold NUL, and no name of ours does. */
export const asked = (typed: string): string => typed.replaceAll("\0", "\uFFFD");
