/** India's clock is five and a half hours ahead of UTC, all year. In milliseconds. */
const ahead = 5.5 * 3_600_000;

/** A moment (a number is milliseconds of UTC) as India's clock shows it: read the parts of what is answered in UTC (`toISOString`, `getUTCHours`). */
export const indianClock = (moment: Date | number): Date => new Date(Number(moment) + ahead);

/** The day that was asked for last: rows of a sheet mostly follow one another in time. */
let lastDay = { number: Number.NaN, text: "" };

/** India's day of a moment: "2026-11-22". In SQL it is `india_day(moment)`, today's `india_today()`. */
export function indianDate(moment: Date | number): string {
  const clock = indianClock(moment);
  const number = Math.floor(clock.getTime() / 86_400_000);
  if (number !== lastDay.number) lastDay = { number, text: clock.toISOString().slice(0, 10) };
  return lastDay.text;
}
