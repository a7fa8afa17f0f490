import type { Reviews } from "../../../contract/reviews.ts";
import type { Client } from "../../api/client.ts";
import { unlessAway } from "../needed.ts";
import type { Said } from "./ReviewList.tsx";

/** What a product's page shows of its reviews: the first three, since all that it shows is sent twice. */
export type FirstReviews = Pick<Reviews, "count" | "average"> & {
  reviews: Said[];
  /** How many there are, and what there is to see besides, in words: the page's script is the lighter for it. */
  number: string;
  more: string;
};

/** The newest reviews of a product; undefined where there is none, or while the shop can't say. */
export async function firstReviews(
  api: Client,
  { product_url }: { product_url: string },
): Promise<FirstReviews | undefined> {
  const answer = await unlessAway(api("GET /get/reviews/{product_url}", { parameters: { product_url } }));
  if (!answer || answer.data.count === 0) return undefined;
  const { count, average, pictures, reviews } = answer.data;
  const first = reviews.slice(0, 3).map(({ pictures: _pictures, ...said }) => said);
  const number = count === 1 ? "one review" : `${count} reviews`;
  const seen = pictures === 1 ? "1 picture" : `${pictures} pictures`;
  const more = [count > first.length && `All ${number}`, pictures > 0 && seen].filter(Boolean).join(", ");
  return { count, average, reviews: first, number, more };
}
