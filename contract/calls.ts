import type { z } from "zod";
import { bookingCalls } from "./bookings.ts";
import { cartCalls } from "./cart.ts";
import { catalogueCalls } from "./catalogue.ts";
import { checkoutCalls } from "./checkout.ts";
import { compareCalls } from "./compare.ts";
import { couponCalls } from "./coupons.ts";
import { customerCalls } from "./customers.ts";
import { deliveryCalls } from "./delivery.ts";
import { emiCalls } from "./emi.ts";
import { fitCalls } from "./fits.ts";
import { grievanceCalls } from "./grievances.ts";
import { guideCalls } from "./guides.ts";
import { homeCalls } from "./home.ts";
import { keptOrderCalls } from "./keptOrders.ts";
import { mediaCalls } from "./media.ts";
import { menuCalls } from "./menu.ts";
import { orderCalls } from "./orders.ts";
import { pitchCalls } from "./pitch.ts";
import { questionCalls } from "./questions.ts";
import { reviewCalls } from "./reviews.ts";
import { shopCalls } from "./shop.ts";
import { watchCalls } from "./watches.ts";
import { wishlistCalls } from "./wishlist.ts";

/** Every call of the API by method and path below `/public/api`. Gateways' calls back are theirs, not a client's. */
export const calls = {
  ...catalogueCalls,
  ...compareCalls,
  ...emiCalls,
  ...bookingCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...couponCalls,
  ...customerCalls,
  ...deliveryCalls,
  ...fitCalls,
  ...grievanceCalls,
  ...guideCalls,
  ...homeCalls,
  ...keptOrderCalls,
  ...mediaCalls,
  ...menuCalls,
  ...orderCalls,
  ...pitchCalls,
  ...questionCalls,
  ...reviewCalls,
  ...shopCalls,
  ...watchCalls,
  ...wishlistCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type AnswerOf<K extends CallName> = z.infer<Calls[K]["answer"]>;
export type BodyOf<K extends CallName> = Calls[K] extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
export type ParametersOf<K extends CallName> = Calls[K] extends { parameters: infer P extends z.ZodType }
  ? z.input<P>
  : undefined;
