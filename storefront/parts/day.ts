const short = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "Asia/Kolkata" });
const withWeekday = new Intl.DateTimeFormat("en-IN", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "Asia/Kolkata",
});

/** The day in Chennai of a time in UTC or of a plain date: "12 Dec". */
export const formatDay = (time: string): string => short.format(new Date(time));

/** The same with the day of the week: "Sat, 12 Dec". */
export const formatWeekday = (time: string): string => withWeekday.format(new Date(time));
