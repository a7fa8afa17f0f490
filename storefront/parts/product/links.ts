import type { Product } from "../../../contract/catalogue.ts";

/** A way on from a product's page. An address that ends in `variant=` goes on with the chosen variant's number. */
export type ProductLink = { to: string; text: string; rel?: "nofollow" };

/** What else there is of a product, in the order in which its page says it. Made on the server: one line here adds another. */
export const linksOf = ({
  product_url,
  questions,
  hear,
  recorded,
}: Pick<Product, "product_url" | "questions" | "hear" | "recorded">): ProductLink[] => [
  ...(hear || recorded
    ? [{ to: `/product/${product_url}/hear`, text: recorded ? "Hear and see it" : "Hear its pitch" }]
    : []),
  { to: `/compare?products=${product_url}`, text: "Compare it with others", rel: "nofollow" },
  { to: `/product/${product_url}/questions`, text: `Questions & answers${questions > 0 ? ` (${questions})` : ""}` },
  { to: `/product/${product_url}/wait?for=price&variant=`, text: "Tell me when it costs less", rel: "nofollow" },
];
