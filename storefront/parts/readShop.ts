import type { Shop } from "../../contract/shop.ts";
import type { Client } from "../api/client.ts";
import { isAway, needed } from "./needed.ts";

let known: Shop | undefined;

/**
 * Who the shop is. Every page's frame needs it and it hardly ever changes: while the API can't say it, what it said last
 * holds. Throws the page's failure when it has never said it.
 */
export async function readShop(api: Client): Promise<Shop> {
  const asked = api("GET /get/shop").then(
    ({ data }) => (known = data),
    (error: unknown) => {
      if (known && isAway(error)) return known;
      throw error;
    },
  );
  return needed(asked);
}
