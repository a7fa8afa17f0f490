import type { CouponFields } from "../../../contract/office/coupon.ts";
import { formatNumber, formatPaise } from "../../parts/money.ts";

type Said = Omit<CouponFields, "text" | "scope">;

const timeZone = "Asia/Kolkata";
const inYear = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone });
const inAnother = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone });
const yearOf = (time: Date) => time.toLocaleDateString("en-IN", { year: "numeric", timeZone });

/** What ends at midnight ends with the day before. */
const lastMoment = (time: string) => new Date(Date.parse(time) - 1);

/** When, in days of India: "1–15 November". Empty: always. */
export function daysOf({ starts_at, ends_at }: Pick<Said, "starts_at" | "ends_at">, now = new Date()): string {
  const from = starts_at ? new Date(starts_at) : undefined;
  const until = ends_at ? lastMoment(ends_at) : undefined;
  const isThisYear = [from, until].every((time) => !time || yearOf(time) === yearOf(now));
  const format = isThisYear ? inYear : inAnother;
  if (from && until && from <= until) return format.formatRange(from, until).replaceAll(/\s*–\s*/g, "–");
  if (until) return `until ${format.format(until)}`;
  return from ? `from ${format.format(from)} on` : "";
}

const often = (times: number, ...[one, two]: [string, string]) =>
  times === 1 ? one : times === 2 ? two : `${formatNumber(times)} times`;

/** What a coupon takes off what: "10 % off guitars". `scope`: what it is for, in words. */
function givenBy({ kind, value }: Pick<Said, "kind" | "value">, scope: string): string {
  if (kind === "free_shipping") return `Free delivery${scope && ` with ${scope}`}`;
  return `${kind === "percent" ? `${value / 100} %` : formatPaise(value)} off ${scope || "everything"}`;
}

/** What a coupon does, in one plain sentence: "10 % off guitars, at most ₹500, from ₹2,000, 1–15 November, once each". */
export const sentenceOf = (coupon: Said, scope: string, now?: Date): string =>
  [
    givenBy(coupon, scope),
    coupon.kind === "percent" && coupon.max_discount !== null && `at most ${formatPaise(coupon.max_discount)}`,
    coupon.min_spend > 0 && `from ${formatPaise(coupon.min_spend)}`,
    daysOf(coupon, now),
    coupon.first_order_only
      ? "on a first order"
      : coupon.per_customer !== null && `${often(coupon.per_customer, "once", "twice")} each`,
    coupon.usage_limit !== null && `${often(coupon.usage_limit, "once", "twice")} in all`,
    !coupon.listed && "for who knows the code",
  ]
    .filter((part) => typeof part === "string" && part !== "")
    .join(", ");
