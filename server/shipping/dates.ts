const dayMs = 86_400_000;

/** Today in Chennai, as a date. */
export const today = (now: Date): string => new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** The date so many working days (not Sundays) after a date. */
export function workingDaysAfter(date: string, days: number): string {
  let at = Date.parse(date);
  for (let left = days; left > 0; ) {
    at += dayMs;
    if (new Date(at).getUTCDay() !== 0) left--;
  }
  return new Date(at).toISOString().slice(0, 10);
}
