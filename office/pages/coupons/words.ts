import type { CouponState } from "../../../contract/office/couponStates.ts";
import type { DataOf, OfficeCall } from "../../api/call.ts";
import { Refused } from "../../api/call.ts";
import { keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import type { Tone } from "../../parts/Badge.tsx";
import type { Coupon } from "./fields.ts";

export type Choices = DataOf<"GET /products/choices">;

/** How a coupon's states are called. */
export const stateNames: Record<CouponState, { name: string; tone: Tone }> = {
  active: { name: "Runs", tone: "good" },
  planned: { name: "Planned", tone: "info" },
  used_up: { name: "Used up", tone: "warn" },
  ended: { name: "Ended", tone: "plain" },
};

/** What else changes when a coupon does. */
export const listsOfCoupons = ["GET /coupons"] as const satisfies readonly OfficeCall[];

/** Keeps a coupon as the shop answered it, so that its screen shows it at once. */
export const keepCoupon = (coupon: Coupon): void =>
  keepAnswer(keyOf("GET /coupons/{code}", { parameters: { code: coupon.code } }), coupon);

/** The coupon as it is by now, where a call was refused because somebody was faster. */
export const couponInRefusal = (error: unknown): Coupon | undefined =>
  error instanceof Refused && error.status === 409 ? (error.answer.coupon as Coupon | undefined) : undefined;
