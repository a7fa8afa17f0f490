import type { Job } from "../jobs/schedule.ts";
import { razorpayKeys } from "../payments/razorpay/ask.ts";
import { fetchEmiOffers } from "../payments/razorpay/emiOffers.ts";
import type { Shop } from "../shop/shop.ts";
import { keepOffers } from "./offers.ts";

/** Asks the gateway each hour which banks offer instalments; what it does not answer stays as it was. Without a gateway nobody offers any. */
export function emiJobs({ sql, settings }: Shop): Job[] {
  const keys = razorpayKeys(settings);
  const run = async () => keepOffers(sql, keys ? await fetchEmiOffers(settings, keys) : []);
  return [{ name: "instalments", every: 3_600, run }];
}
