import type { Job } from "../../jobs/schedule.ts";
import type { Shop } from "../../shop/shop.ts";
import { developUploads, sweepUploads } from "./developUploads.ts";

/** What happens by itself to files that were dropped in the office. */
export const uploadJobs = (shop: Shop): Job[] => [
  { name: "uploads", every: 1, run: () => developUploads(shop) },
  { name: "forget uploads", every: 60, run: () => sweepUploads(shop) },
];
