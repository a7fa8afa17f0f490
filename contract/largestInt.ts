/** The largest number that a column of PostgreSQL's type int holds: no row has a larger id. */
export const largestInt = 2_147_483_647;
