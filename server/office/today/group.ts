/** So many of a kind are counted, and so many of them shown at once. */
export const counted = 1_000;
const shown = 5;

export const firstOf = <T>(rows: readonly T[]): T[] => rows.slice(0, shown);
