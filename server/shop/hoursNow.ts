import type { ShopDetails } from "../../contract/shop.ts";
import { today } from "../shipping/dates.ts";

/** How many days before it a holiday is told. */
const ahead = 7;

const plain = new Intl.DateTimeFormat("en-IN", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
const named = (date: string): string => plain.format(new Date(date)).replaceAll(",", "");

/**
 * The day's word on holidays, by the date in India: "Closed today for Pongal", "Closed Thu 14 Jan for Pongal" in the week
 * before, or nothing.
 */
export function closedNow({ holidays }: Pick<ShopDetails, "holidays">, now: Date): string {
  const [date, last] = [today(now), today(new Date(now.getTime() + ahead * 86_400_000))];
  const [next] = holidays
    .filter(({ from, to }) => to >= date && from <= last)
    .sort((a, b) => a.from.localeCompare(b.from));
  if (!next) return "";
  const { from, to, words } = next;
  if (from > date) return `Closed ${named(from)}${to > from ? ` to ${named(to)}` : ""} for ${words}`;
  return `Closed today${to > date ? ` until ${named(to)}` : ""} for ${words}`;
}

/** Opening hours in words, and the day's word on holidays with them. */
export const hoursNow = (shop: Pick<ShopDetails, "hours" | "holidays">, now: Date): string =>
  [shop.hours, closedNow(shop, now)].filter(Boolean).join(", ");
