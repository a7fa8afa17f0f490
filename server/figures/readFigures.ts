import type { FigureQuery, Figures } from "../../contract/office/figures.ts";
import type { Sql } from "../database/connect.ts";
import { daysAfter, periodOf, type Span } from "./period.ts";
import { readCoupons, readReasons, readReturns } from "./readBack.ts";
import { readBy, readDays, readTotals, readUncounted } from "./readDays.ts";
import { goodsRow, readGroups, readProducts } from "./readGoods.ts";
import { readMissed } from "./readMissed.ts";

/** So many products, and words that found nothing, the page shows. */
const shown = 20;

/**
 * The figures of a period, on this day of India, from what was counted beforehand. Everything is about the orders that were
 * placed in it, as they stand now: what comes back is taken off the day on which it was ordered. Of products and missed searches at most so many.
 */
export async function readFigures(
  sql: Sql,
  query: FigureQuery,
  today: string,
  most: number | null = shown,
): Promise<Figures> {
  const period = periodOf(query, today);
  const { from, to, earlier, festival } = period;
  const before: Span | null =
    earlier === null ? null : { from: daysAfter(from, -earlier), to: daysAfter(to, -earlier) };
  const [
    days,
    totals,
    totalsBefore,
    groups,
    products,
    payments,
    channels,
    states,
    coupons,
    reasons,
    uncounted,
    missed,
  ] = await Promise.all([
    readDays(sql, period, before),
    readTotals(sql, period),
    before && readTotals(sql, before),
    readGroups(sql, period),
    readProducts(sql, period, most),
    readBy(sql, period, "payment_method"),
    readBy(sql, period, "channel"),
    readBy(sql, period, "state"),
    readCoupons(sql, period),
    readReasons(sql, period),
    readUncounted(sql, period),
    readMissed(sql, period, most),
  ]);
  const returns = await readReturns(sql, period, groups.makers);
  return {
    from,
    to,
    days,
    before,
    festival,
    uncounted,
    totals,
    ...groups,
    payments,
    channels,
    states,
    coupons,
    reasons,
    running: from <= today && today <= to,
    totals_before: totalsBefore,
    products: products.map(goodsRow),
    returns,
    missed,
  };
}
