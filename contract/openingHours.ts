/** The days of a week as schema.org shortens them, Monday first, with their names. */
export const weekdays = [
  ["Mo", "Monday"],
  ["Tu", "Tuesday"],
  ["We", "Wednesday"],
  ["Th", "Thursday"],
  ["Fr", "Friday"],
  ["Sa", "Saturday"],
  ["Su", "Sunday"],
] as const;

const place = (day: string): number => weekdays.findIndex(([short]) => short === day);

/** When a shop is open on some days of the week; times in India's time, as 10:00. */
export type OpeningTime = { days: string[]; opens: string; closes: string };

/** Reads "Mo-Sa 10:00-20:30" or "Mo,We,Fr 10:00-13:00"; undefined for anything else, and for hours that end before they begin. */
export function readOpeningTime(text: string): OpeningTime | undefined {
  const [, dayPart = "", opens = "", closes = ""] =
    /^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(text) ?? [];
  const days: string[] = [];
  for (const part of dayPart.split(",")) {
    const [first = "", last = first, ...more] = part.split("-");
    const [from, to] = [place(first), place(last)];
    if (from < 0 || to < from || more.length > 0) return undefined;
    days.push(...weekdays.slice(from, to + 1).map(([short]) => short));
  }
  return opens < closes ? { days, opens, closes } : undefined;
}

const nameOf = (day: string): string => weekdays.find(([known]) => known === day)?.[1] ?? day;

/** The same for people: "Monday to Saturday 10:00–20:30, Sunday 11:00–19:00". */
export const hoursInWords = (texts: string[]): string =>
  texts
    .map((text) => {
      const time = readOpeningTime(text);
      if (!time) return text;
      const [dayPart = ""] = text.split(" ");
      const days = dayPart.split(",").map((part) => part.split("-").map(nameOf).join(" to "));
      return `${days.join(" and ")} ${time.opens}–${time.closes}`;
    })
    .join(", ");
