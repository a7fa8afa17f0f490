export { NewCoupon as default } from "./Coupon.tsx";
