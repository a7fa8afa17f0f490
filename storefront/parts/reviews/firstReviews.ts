import type { Reviews } from "../../../contract/reviews.ts";
import type { Client } from "../../api/client.ts";
import { isAway } from "../needed.ts";
import type { Said } from "./ReviewList.tsx";

/** What a product's page shows of its reviews: the first three, since all that it shows is sent twice. */
export type FirstReviews = Pick<Reviews, "count" | "average" | "pictures"> & { reviews: Said[] };

/** The newest reviews of a product; undefined where there is none, or while the shop can't say. */
export async function firstReviews(
  api: Client,
  { product_url }: { product_url: string },
): Promise<FirstReviews | undefined> {
  try {
    const { data } = await api("GET /get/reviews/{product_url}", { parameters: { product_url } });
    const { count, average, pictures, reviews } = data;
    const first = reviews.slice(0, 3).map(({ pictures: _pictures, ...said }) => said);
    return count > 0 ? { count, average, pictures, reviews: first } : undefined;
  } catch (error) {
    if (isAway(error)) return undefined;
    throw error;
  }
}
