import type { BannerLayout } from "./home.ts";

/** What staff read of where a banner's words stand. */
export const bannerLayouts: Record<BannerLayout, string> = {
  beside: "Beside the picture",
  left: "On the picture, to its left",
  right: "On the picture, to its right",
};

/** A banner as it is now: one that was drafted, planned or replaced before there was a choice has its words beside the picture. */
export const withLayout = <T extends object>(banner: T): T & { layout: BannerLayout } => ({
  layout: "beside",
  ...banner,
});
