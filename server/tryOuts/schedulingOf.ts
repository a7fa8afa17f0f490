import { today } from "../shipping/dates.ts";
import type { Shop } from "../shop/shop.ts";
import { daysLater, openTimes } from "./openTimes.ts";
import type { Scheduling } from "./scheduling.ts";
import { schedulingService } from "./service/service.ts";

/** By the shop's opening hours and holidays, as they are now. */
const byOpeningHours = ({ settings }: Pick<Shop, "settings">): Scheduling => ({
  times: async (_product, from, days) =>
    Array.from({ length: days }, (_, n) => openTimes(daysLater(from, n), settings.shop)).flat(),
  keep: async () => "kept",
  drop: async () => {},
});

/** The shop's own times, or those of the scheduling service that is set. */
export const schedulingOf = (shop: Pick<Shop, "settings" | "log">): Scheduling =>
  schedulingService(shop) ?? byOpeningHours(shop);

/** A booking is made at least so long before it begins, in milliseconds, and at most so many days. */
const lead = 2 * 3_600_000;
const horizon = 30;

/** The times of a week from a date on that may be booked now. */
export async function offeredTimes(shop: Pick<Shop, "settings" | "log">, product_url: string, from: string, days = 7) {
  const now = new Date();
  const first = from < today(now) ? today(now) : from;
  const left = Math.round((Date.parse(daysLater(today(now), horizon)) - Date.parse(first)) / 86_400_000);
  if (left <= 0) return [];
  const times = await schedulingOf(shop).times(product_url, first, Math.min(days, left));
  return times.filter(({ starts_at }) => starts_at.getTime() >= now.getTime() + lead);
}
