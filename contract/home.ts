import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { Brand, Collection, MenuItem } from "./catalogue.ts";

/** How a banner's picture stands to its words: beside them, or behind them from edge to edge, the words on its left or right. */
export const BannerLayout = z.enum(["beside", "left", "right"]);
export type BannerLayout = z.infer<typeof BannerLayout>;

export const Banner = z.object({
  title: z.string(),
  text: z.string(),
  action: z.string(),
  url: z.string(),
  image: z.string(),
  alt: z.string(),
  layout: BannerLayout.describe(
    "Where the words stand: beside the picture, or on its left or right, as it fills the banner",
  ),
});
export type Banner = z.infer<typeof Banner>;

const Picture = { image: z.string(), alt: z.string() };

export const Home = z.object({
  banners: z.array(Banner),
  categories: z.array(MenuItem),
  brands: z.array(Brand),
  discount_collections: z.array(Collection),
  promises: z.array(z.object({ title: z.string(), text: z.string() })),
  showroom: z.object({
    address: z.string(),
    hours: z.string(),
    phone: z.string(),
    map_url: z.string(),
    picture: z.object(Picture).optional().describe("Fills the section from edge to edge, the words on its left"),
    map: z.object(Picture).optional().describe("Drawn for this address, some 400 by 190 pixels"),
  }),
  opening: z
    .object({ steps: z.array(z.object({ text: z.string(), command: z.string() })) })
    .optional()
    .describe("While there is nothing to buy: what the owner does next, told on his own machine only"),
});
export type Home = z.infer<typeof Home>;

export const homeCalls = {
  "GET /get/home/details": { summary: "What the home page shows beside its collections", answer: answer(Home) },
  "GET /get/banners": { summary: "The home page's banners", answer: answer(z.array(Banner)) },
} satisfies Record<string, Call>;
