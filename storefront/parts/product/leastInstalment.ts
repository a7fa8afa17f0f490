import type { Product } from "../../../contract/catalogue.ts";
import type { Client } from "../../api/client.ts";
import { unlessAway } from "../needed.ts";

/** The smallest instalment in which a product can be had, in paise; undefined where no bank offers any, or while the shop can't say. */
export async function leastInstalment(
  api: Client,
  { variants }: Pick<Product, "variants">,
): Promise<number | undefined> {
  const price = Math.min(...variants.map((variant) => variant.price));
  return (await unlessAway(api("GET /get/emi", { query: { amount: String(price) } })))?.data.least?.monthly;
}
