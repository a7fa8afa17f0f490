import { readOpeningTime, weekdays } from "../../contract/openingHours.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import { indianDate } from "../india.ts";

/** From when until when, UTC. */
export type Time = { starts_at: Date; ends_at: Date };

/** How long one tries an instrument, in milliseconds. */
export const length = 30 * 60_000;
const dayMs = 86_400_000;

const at = (date: string, clock: string): number =>
  clock === "24:00" ? Date.parse(`${date}T00:00:00+05:30`) + dayMs : Date.parse(`${date}T${clock}:00+05:30`);

/** The moment at which a date begins in India. */
export const startOf = (date: string): Date => new Date(at(date, "00:00"));

/** The date so many days later. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

type Hours = Pick<ShopDetails, "opening_hours" | "holidays">;

/** When the showroom opens and closes on a date (in India), UTC; nothing on a holiday. */
function openSpans(date: string, { opening_hours, holidays }: Hours): { opens: number; closes: number }[] {
  if (holidays.some(({ from, to }) => date >= from && date <= to)) return [];
  const [weekday] = weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? [];
  return opening_hours.flatMap((text) => {
    const hours = readOpeningTime(text);
    if (!hours || !weekday || !hours.days.includes(weekday)) return [];
    return [{ opens: at(date, hours.opens), closes: at(date, hours.closes) }];
  });
}

/** The times of a date (in India) in which the showroom is open: half hours from its opening on; none on a holiday. */
export function openTimes(date: string, shop: Hours): Time[] {
  const starts = new Set<number>();
  for (const { opens, closes } of openSpans(date, shop))
    for (let start = opens; start <= closes - length; start += length) starts.add(start);
  const times = [...starts].sort((a, b) => a - b);
  // Hours that overlap may begin at odd minutes: what meets the time before it is left out.
  const apart: Time[] = [];
  for (const start of times)
    if (start >= (apart.at(-1)?.ends_at.getTime() ?? 0))
      apart.push({ starts_at: new Date(start), ends_at: new Date(start + length) });
  return apart;
}

/** Whether the showroom is open at any moment of a time. */
export const isOpenWithin = ({ starts_at, ends_at }: Time, shop: Hours): boolean =>
  openSpans(indianDate(starts_at), shop).some(
    ({ opens, closes }) => opens < ends_at.getTime() && starts_at.getTime() < closes,
  );

/** Whether the showroom is open all through a time, by its hours and holidays as they are now. */
export const isOpenAt = ({ starts_at, ends_at }: Time, shop: Hours): boolean =>
  openSpans(indianDate(starts_at), shop).some(
    ({ opens, closes }) => opens <= starts_at.getTime() && ends_at.getTime() <= closes,
  );
