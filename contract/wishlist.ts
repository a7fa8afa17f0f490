import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { Card } from "./catalogue.ts";
import { largestInt } from "./largestInt.ts";
import { mostWished } from "./listLimits.ts";

const ProductId = z.int().positive().max(largestInt);
const Ids = z.array(ProductId).max(mostWished, `A wishlist takes ${mostWished} products.`).default([]);

export const Wishlist = z.object({
  ids: z.array(ProductId).describe("Of the products, the latest first; also of those that the shop shows no longer"),
  link: z.string().nullable().describe("By which others see it; null while it is shared with nobody"),
});
export type Wishlist = z.infer<typeof Wishlist>;

/** A wishlist as its owner's data say it. */
export const OwnWishlist = z.object({
  products: z.array(z.object({ product_name: z.string(), product_url: z.string(), added_at: z.string() })),
  shared_since: z.string().nullable().describe("When it was shared by a link; null: it is shared with nobody"),
});
export type OwnWishlist = z.infer<typeof OwnWishlist>;

export const wishlistCalls = {
  "GET /get/wished": {
    summary: "Products of a wishlist as they are now, in the order asked for; what the shop does not show is left out",
    query: z.object({ products: z.string().max(2_000).describe("Their ids, with commas between, 100 at most") }),
    answer: answer(z.array(Card)),
  },
  "GET /wishlist": { summary: "The account's wishlist", answer: answer(Wishlist) },
  "POST /wishlist": {
    summary: "Put products on the account's wishlist and take others off; whatever else is on it stays",
    body: z.object({ add: Ids.describe("The latest first"), remove: Ids }),
    answer: answer(Wishlist.extend({ left_out: z.array(ProductId).describe("For which the wishlist has no room") })),
  },
  "POST /wishlist/share": {
    summary: "Let others see the wishlist by a link; the link is the same until it is ended",
    answer: answer(Wishlist),
  },
  "DELETE /wishlist/share": { summary: "End the link; another one opens it next time", answer: answer(Wishlist) },
  "GET /get/wishlist/{key}": {
    summary: "A shared wishlist, as its products are now; says nothing of whose it is. 404 when its link was ended",
    parameters: z.object({ key: z.string().min(1).max(100).describe("From the link") }),
    answer: answer(z.array(Card)),
  },
} satisfies Record<string, Call>;
