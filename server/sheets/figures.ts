/** Paise as rupees with two decimals, "1299.00", by whole numbers alone. */
export function rupees(paise: number): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  return `${paise < 0 ? "-" : ""}${(size - rest) / 100}.${String(rest).padStart(2, "0")}`;
}

/** Basis points as a percentage, "18", "2.5", "0.25". */
export const percent = (basisPoints: number): string => rupees(basisPoints).replace(/0$/, "").replace(/\.0?$/, "");

/** The day that was asked for last: a sheet's rows mostly follow one another in time. */
let lastDay = { number: Number.NaN, text: "" };

/** A moment as a date in India, "2026-11-22". */
export function indianDate(moment: Date): string {
  const number = Math.floor((moment.getTime() + 330 * 60_000) / 86_400_000);
  if (number !== lastDay.number) lastDay = { number, text: indianTime(moment).slice(0, 10) };
  return lastDay.text;
}

/** A moment as Shopify's exports write it, in India's time: "2026-11-22 18:30:05 +0530". */
export function indianTime(moment: Date): string {
  const shifted = new Date(moment.getTime() + 330 * 60_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)} +0530`;
}
