import type { Product } from "../../../contract/catalogue.ts";
import type { Client } from "../../api/client.ts";
import { isAway } from "../needed.ts";

/** The smallest instalment in which a product can be had, in paise; undefined where no bank offers any, or while the shop can't say. */
export async function leastInstalment(
  api: Client,
  { variants }: Pick<Product, "variants">,
): Promise<number | undefined> {
  try {
    const { data } = await api("GET /get/emi", {
      query: { amount: String(Math.min(...variants.map(({ price }) => price))) },
    });
    return data.least?.monthly;
  } catch (error) {
    if (isAway(error)) return undefined;
    throw error;
  }
}
