import type { Job } from "../jobs/schedule.ts";
import type { Shop } from "../shop/shop.ts";
import { shrinkNext } from "./shrinkMedia.ts";

/** What happens by itself to films and sounds. */
export const mediaJobs = (shop: Shop): Job[] => [
  { name: "media", every: 15, run: async () => ((await shrinkNext(shop)) ? 1 : 0) },
];
