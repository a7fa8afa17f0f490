import type { Slot } from "../../../contract/bookings.ts";

const inIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
const clock = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" });

/** The date in India of a time. */
export const dateOf = (time: string | Date): string => inIndia.format(new Date(time));

/** "11:30 am". */
export const clockOf = (time: string): string => clock.format(new Date(time));

/** The date so many days later. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

export type Day = { date: string; slots: Slot[] };

/** The seven days from a date on, each with its free times. */
export const daysOf = (from: string, slots: Slot[]): Day[] =>
  Array.from({ length: 7 }, (_, n) => {
    const date = daysLater(from, n);
    return { date, slots: slots.filter(({ starts_at }) => dateOf(starts_at) === date) };
  });

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The week that an address asks for; never one that has gone by, nor one beyond what can be booked. */
export function weekAsked(query: URLSearchParams, now = new Date()): string {
  const [first, asked] = [dateOf(now), query.get("from")];
  const last = daysLater(first, 28);
  if (!isDate(asked) || asked < first) return first;
  return asked > last ? last : asked;
}
