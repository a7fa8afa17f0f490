/** A rate in basis points, as it is said: "13.5 %". */
export const percent = (bp: number): string => `${bp / 100} %`;
