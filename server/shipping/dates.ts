import { weekdays } from "../../contract/openingHours.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import { indianClock, indianDate } from "../india.ts";

const dayMs = 86_400_000;

/** Today in India, as a date. */
export const today = (now: Date): string => indianDate(now);

/** When a shop packs: the days of the week, the time of day up to which an order counts for its day, and its holidays. */
export type Calendar = Pick<ShopDetails, "dispatch" | "holidays">;

/** A day on which nothing leaves or travels; there are holidays on which parcels do. */
const isHoliday = (date: string, holidays: Calendar["holidays"]): boolean =>
  holidays.some(({ from, to, dispatch }) => date >= from && date <= to && !dispatch);

const weekday = (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7]?.[0] ?? "Mo";

/** A day on which the shop packs. */
const isPacked = (date: string, { dispatch, holidays }: Calendar): boolean =>
  dispatch.days.includes(weekday(date)) && !isHoliday(date, holidays);

/** A day on which parcels are on their way: not Sundays, and not the shop's holidays, which are mostly the couriers' too. */
const isTravelled = (date: string, { holidays }: Calendar): boolean =>
  weekday(date) !== "Su" && !isHoliday(date, holidays);

/** The date so many days after a date, of which only those count that `counts` says; a year on it ends as it is. */
function daysAfter(date: string, days: number, counts: (date: string) => boolean): string {
  let at = date;
  for (let left = days, most = 366; left > 0 && most > 0; most--) {
    at = new Date(Date.parse(at) + dayMs).toISOString().slice(0, 10);
    if (counts(at)) left--;
  }
  return at;
}

/** The day on which an order leaves that is placed now, or starts on a later date: packing takes one of the shop's working days. */
export function dispatchDay(start: string, now: Date, calendar: Calendar): string {
  const { cut_off } = calendar.dispatch;
  const isLate =
    cut_off !== undefined &&
    start === today(now) &&
    isPacked(start, calendar) &&
    indianClock(now).toISOString().slice(11, 16) >= cut_off;
  return daysAfter(start, isLate ? 2 : 1, (date) => isPacked(date, calendar));
}

/** The day on which a parcel arrives that is so many days on its way. */
export const arrivalDay = (dispatched: string, days: number, calendar: Calendar): string =>
  daysAfter(dispatched, days, (date) => isTravelled(date, calendar));
