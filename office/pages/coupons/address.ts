import { type CouponState, couponStates } from "../../../contract/office/couponStates.ts";

/** What the list is asked for, as it stands in the address; "" is no matter. */
export type Asked = { search: string; state: CouponState | "" };

export const readAsked = (parameters: URLSearchParams): Asked => ({
  search: (parameters.get("search") ?? "").trim(),
  state: couponStates.find((state) => state === parameters.get("state")) ?? "",
});

/** What is said of it, without what goes without saying. */
export const saidOf = (asked: Asked): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ""));

/** The list's address for it. */
export function addressOf(asked: Asked): string {
  const said = new URLSearchParams(saidOf(asked));
  return `/coupons${said.size > 0 ? `?${said}` : ""}`;
}
