import { indianDate } from "../india.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day of the calendar as 2026-11-24; undefined for the 31st of June. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 2015 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

/**
 * The day in India of a report's time: seconds since 1970, ISO, or the day first as India writes it (24/11/2026, 24-Nov-2026).
 * Undefined for what is none, or has not come yet.
 */
export function reportDay(cell: string, now = new Date()): string | undefined {
  const day = anyDay(cell.trim());
  return day !== undefined && day <= indianDate(new Date(now.getTime() + 86_400_000)) ? day : undefined;
}

function anyDay(text: string): string | undefined {
  if (/^1\d{9}$/.test(text)) return indianDate(new Date(Number(text) * 1_000));
  if (/^\d{4}-\d\d-\d\d[T ][\d:.]+ ?(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const moment = new Date(text.replace(" ", "T").replace(" ", ""));
    return Number.isNaN(moment.getTime()) ? undefined : indianDate(moment);
  }
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ][\d:.]*)?$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const indian = /^(\d{1,2})[/.\- ](\d{1,2}|[a-z]{3})[a-z]*[/.\- ,]+(\d{4})(?:,? [\d:. apm]*)?$/i.exec(text);
  if (!indian) return undefined;
  const [, day, month = "", year] = indian;
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  return number === 0 ? undefined : dayOf(Number(year), number, Number(day));
}
