/** What a coupon gives. */
export const couponKinds = ["percent", "amount", "free_shipping"] as const;
export type CouponKind = (typeof couponKinds)[number];
/** `active`: who has the code can use it now. `planned`: its day has not come. `used_up`: nobody can any more. `ended`: its time is over. */
export const couponStates = ["active", "planned", "used_up", "ended"] as const;
export type CouponState = (typeof couponStates)[number];
