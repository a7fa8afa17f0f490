import { indianDate } from "../india.ts";

/** The financial year (1 April to 31 March, in India's time) of a moment, as serials write it: "2627". */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indianDate(moment).split("-").map(Number);
  const start = month < 4 ? year - 1 : year;
  return `${String(start % 100).padStart(2, "0")}${String((start + 1) % 100).padStart(2, "0")}`;
}
