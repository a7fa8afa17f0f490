import { indianClock } from "../india.ts";

/** Paise as rupees with two decimals, "1299.00", by whole numbers alone. */
export function rupees(paise: number): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  return `${paise < 0 ? "-" : ""}${(size - rest) / 100}.${String(rest).padStart(2, "0")}`;
}

/** Basis points as a percentage, "18", "2.5", "0.25". */
export const percent = (basisPoints: number): string => rupees(basisPoints).replace(/0$/, "").replace(/\.0?$/, "");

/** A moment as Shopify's exports write it, in India's time: "2026-11-22 18:30:05 +0530". */
export function indianTime(moment: Date): string {
  const clock = indianClock(moment).toISOString();
  return `${clock.slice(0, 10)} ${clock.slice(11, 19)} +0530`;
}
