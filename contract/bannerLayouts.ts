import type { BannerLayout } from "./home.ts";

/** What staff read of where a banner's words stand. */
export const bannerLayouts: Record<BannerLayout, string> = {
  beside: "Beside the picture",
  left: "On the picture, to its left",
  right: "On the picture, to its right",
};
