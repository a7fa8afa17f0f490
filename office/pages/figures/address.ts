import type { FigureComparison, FigurePeriod } from "../../../contract/office/figures.ts";
import { comparisons, periods } from "./words.ts";

/** What the figures are about, as it stands in the address. `from` and `to` are days, for days of one's own. */
export type Asked = { period: FigurePeriod; compare: FigureComparison; from: string; to: string };

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
const isPeriod = (word: string): word is FigurePeriod => Object.hasOwn(periods, word);
const isComparison = (word: string): word is FigureComparison => Object.hasOwn(comparisons, word);

/** Reads it: 30 days against those before, where nothing else is said. */
export function readAsked(parameters: URLSearchParams): Asked {
  const of = (name: string) => parameters.get(name) ?? "";
  const [from, to] = [of("from"), of("to")].map((day) => (isDay(day) ? day : ""));
  const period = isPeriod(of("period")) ? (of("period") as FigurePeriod) : "30";
  return {
    period: period === "own" && !(from && to) ? "30" : period,
    compare: isComparison(of("compare")) ? (of("compare") as FigureComparison) : "before",
    from: from ?? "",
    to: to ?? "",
  };
}

/** What the call is asked for it. */
export const queryOf = ({ period, compare, from, to }: Asked) => ({
  period,
  compare,
  ...(period === "own" && { from, to }),
});

/** The screen's address for it; what goes without saying is left out. */
export function addressOf({ period, compare, from, to }: Asked): string {
  const said = new URLSearchParams({
    ...(period !== "30" && { period }),
    ...(period === "own" && { from, to }),
    ...(compare !== "before" && { compare }),
  });
  return `/figures${said.size > 0 ? `?${said}` : ""}`;
}
