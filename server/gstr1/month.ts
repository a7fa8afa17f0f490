/** A month in India's time: `from` is in it, `to` is the beginning of the next. `name`: 2026-11. */
export type Month = { name: string; from: Date; to: Date };

/** The month that is written 2026-11; undefined for anything else, and before GST (July 2017). */
export function readMonth(text: string): Month | undefined {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text) || text < "2017-07") return undefined;
  const [year = 0, month = 0] = text.split("-").map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
  const begin = (name: string) => new Date(`${name}-01T00:00:00+05:30`);
  return { name: text, from: begin(text), to: begin(next) };
}

/** Rules that have a first day, the latest first. */
type Dated<T> = { from: Date; value: T }[];
const since = <T>(day: string, value: T) => ({ from: new Date(`${day}T00:00:00+05:30`), value });
const on = <T>(rules: Dated<T>, moment: Date): T | undefined => rules.find(({ from }) => from <= moment)?.value;

/** Above this value (paise) an invoice to another state without a GSTIN stands by itself in table 5: rule 59(4) of the CGST Rules, Notification 12/2024-CT. */
export const largeAbove: Dated<number> = [since("2024-08-01", 1_00_000_00), since("2017-07-01", 2_50_000_00)];

/** Table 12 tells buyers with a GSTIN and those without apart (GSTN's advisory on phase III of table 12). */
const hsnApart: Dated<boolean> = [since("2025-05-01", true), since("2017-07-01", false)];

/** Whether a month is over in India: until then more documents may come. */
export const isOver = ({ to }: Month, now = new Date()): boolean => to <= now;

/** Whether table 12 of the month is in two parts. */
export const isHsnApart = ({ from }: Month): boolean => on(hsnApart, from) ?? false;
