import type { Reviews } from "../../../contract/reviews.ts";
import type { Client } from "../../api/client.ts";
import { isAway } from "../needed.ts";

/** What a product's page shows of its reviews: the first three, since all that it shows is sent twice. */
export type FirstReviews = Pick<Reviews, "count" | "average" | "reviews">;

/** The newest reviews of a product; undefined where there is none, or while the shop can't say. */
export async function firstReviews(
  api: Client,
  { product_url }: { product_url: string },
): Promise<FirstReviews | undefined> {
  try {
    const { data } = await api("GET /get/reviews/{product_url}", { parameters: { product_url } });
    const { count, average, reviews } = data;
    return count > 0 ? { count, average, reviews: reviews.slice(0, 3) } : undefined;
  } catch (error) {
    if (isAway(error)) return undefined;
    throw error;
  }
}
