import type { Product } from "../../../contract/catalogue.ts";
import { formatPaise } from "../money.ts";

/** A way on from a product's page. An address that ends in `variant=` goes on with the chosen variant's number. */
export type ProductLink = { to: string; text: string; rel?: "nofollow" };

/**
 * What else there is of a product, in the order in which its page says it. Made on the server: one line here adds another. `monthly`: the
 * smallest instalment in which it can be had, in paise.
 */
export const linksOf = (
  { product_url, questions, hear, recorded }: Pick<Product, "product_url" | "questions" | "hear" | "recorded">,
  monthly?: number,
): ProductLink[] => [
  ...(monthly === undefined
    ? []
    : [{ to: `/product/${product_url}/emi?variant=`, text: `EMI from ${formatPaise(monthly)} a month` }]),
  ...(hear || recorded
    ? [{ to: `/product/${product_url}/hear`, text: recorded ? "Hear and see it" : "Hear its pitch" }]
    : []),
  { to: `/compare?products=${product_url}`, text: "Compare it with others", rel: "nofollow" },
  { to: `/product/${product_url}/questions`, text: `Questions & answers${questions > 0 ? ` (${questions})` : ""}` },
  { to: `/product/${product_url}/wait?for=price&variant=`, text: "Tell me when it costs less", rel: "nofollow" },
];
