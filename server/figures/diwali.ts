/**
 * The day of Diwali by year: up to 2026 as the Government of India's list of gazetted holidays has it (Department of Personnel
 * and Training, https://dopt.gov.in), from 2027 on the new moon of Kartika by the almanac. A year more is a line more.
 */
const diwali: Readonly<Record<string, string>> = {
  2023: "2023-11-12",
  2024: "2024-10-31",
  2025: "2025-10-20",
  2026: "2026-11-08",
  2027: "2027-10-29",
  2028: "2028-10-17",
};

/** The Diwali of a year, as a day; undefined where the table has none. */
export const diwaliOf = (year: number): string | undefined => diwali[String(year)];
